import { dealId } from '@/rules/railroad-revolution/board';
import { tradeStack } from '@/rules/railroad-revolution/apply/trade';
import type { RailTable } from '@/rules/railroad-revolution/types';

import { useDesk } from '../desk/useDesk';
import { ChoiceRow } from './ChoiceRow';
import { bonusWords } from './words';

interface Props {
  readonly t: RailTable;
  readonly onPick: (tile: string) => void;
}

/** The trade tiles that may come next, by their two deals. */
export const TradeTiles = ({ t, onPick }: Props) => {
  const { tg } = useDesk();
  const stack = tradeStack(t);
  const tiles = stack.length > 0 ? stack : t.board.trades;
  const known = tiles.filter(id => t.board.deals[dealId(id, 'upper')]?.reward !== null);
  const [blank] = tiles.filter(id => !known.includes(id));
  const deal = (id: string, which: 'upper' | 'lower'): string => {
    const printed = t.board.deals[dealId(id, which)];
    return `${printed?.cost ?? '?'}: ${bonusWords(tg, printed?.reward)}`;
  };
  return (
    <>
      {known.map(id => (
        <ChoiceRow
          key={id}
          title={tg('desk.tile', { tile: id })}
          lines={[deal(id, 'upper'), deal(id, 'lower')]}
          onPress={() => onPick(id)}
        />
      ))}
      {blank !== undefined && (
        <ChoiceRow
          title={tg('desk.newTradeTile')}
          lines={[tg('desk.describeLater')]}
          onPress={() => onPick(blank)}
        />
      )}
    </>
  );
};
