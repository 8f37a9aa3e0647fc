import type { Board } from '@/rules/spekulation/types';
import type { CompanyId } from '@/rules/spekulation/data';

import { Plate, type PlateSize } from '../Plate';

interface Props {
  readonly board: Board;
  readonly company: CompanyId;
  readonly size?: PlateSize | undefined;
  readonly faded?: boolean | undefined;
  readonly silent?: boolean | undefined;
}

/** A company in the colour and letters of the players' own board. */
export const Stone = ({ board, company, size = 's', faded, silent }: Props) => {
  const found = board.companies.find(c => c.id === company);
  return (
    <Plate
      game="spekulation"
      company={found?.livery ?? ''}
      code={found?.code ?? ''}
      name={found?.name}
      size={size}
      faded={faded}
      silent={silent}
    />
  );
};
