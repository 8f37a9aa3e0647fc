import { COMPANIES } from '@/rules/spekulation/data';
import type { Phase, SpekulationTable } from '@/rules/spekulation/types';

import { useDesk } from '../desk/useDesk';
import { CardTiles } from './CardTiles';
import { Panel } from './Panel';

interface Props {
  readonly t: SpekulationTable;
  readonly phase: Extract<Phase, { readonly name: 'deal' }>;
}

/** The shares drawn from the bag before the first turn: one tap each. */
export const DealPanel = ({ t, phase }: Props) => {
  const { tg, offers, send } = useDesk();
  return (
    <Panel title={tg('desk.whichShare', { by: phase.by })}>
      <CardTiles
        board={t.board}
        cards={COMPANIES}
        disabled={card => !offers.some(o => o.action['company'] === card)}
        onPress={company => void send({ type: 'deal', by: phase.by, company })}
      />
    </Panel>
  );
};
