import type { PlayerId } from '@/rules/kernel/ledger';
import { SHARE_PRICE } from '@/rules/railroad-revolution/data';
import { railroadRevolution } from '@/rules/railroad-revolution';
import { shares } from '@/rules/railroad-revolution/pieces';
import { owed, turnLines } from '@/rules/railroad-revolution/receipt';
import type { Action, RailTable } from '@/rules/railroad-revolution/types';

import { ActionBar } from '../ActionBar';
import { Button } from '../Button';
import { useDesk } from '../desk/useDesk';
import { useMoney } from '../i18n/WordsProvider';

interface Props {
  readonly t: RailTable;
  readonly by: PlayerId;
  readonly book: (action: Action) => void;
  readonly onMore: () => void;
}

/** A share sold in one tap, and the end of the turn, or of a player's dealing. */
export const Bar = ({ t, by, book, onMore }: Props) => {
  const { tg, story, busy } = useDesk();
  const money = useMoney();
  const { phase } = t.state;
  const due = owed(t, by);
  const total = turnLines(railroadRevolution, story, by).reduce((sum, line) => sum + line.cash, 0);
  const ends =
    phase.name === 'action'
      ? 'end-action'
      : phase.name === 'trade' || phase.name === 'setup'
        ? 'done'
        : undefined;
  const ready = phase.name !== 'setup' || phase.tile !== undefined;
  return (
    <ActionBar stacks note={ends !== undefined && due.open ? tg('desk.lapses') : undefined}>
      {ends === undefined || !ready ? (
        <Button flex={1} kind="secondary" title={tg('desk.sellOrHire')} onPress={onMore} />
      ) : (
        <>
          <Button
            flex={1}
            kind="secondary"
            title={shares(t, by) > 0 && phase.name !== 'setup' ? tg('desk.sellOne') : tg('desk.sellOrHire')}
            detail={
              shares(t, by) > 0 && phase.name !== 'setup' ? money(SHARE_PRICE, { change: true }) : undefined
            }
            onPress={() =>
              shares(t, by) > 0 && phase.name !== 'setup'
                ? book({ type: 'sell-shares', by, count: 1 })
                : onMore()
            }
          />
          <Button
            flex={1}
            title={ends === 'done' ? tg('desk.done') : due.trade ? tg('desk.toTrade') : tg('desk.endTurn')}
            detail={total === 0 ? undefined : money(total, { change: true })}
            busy={busy}
            onPress={() => book({ type: ends, by })}
          />
        </>
      )}
    </ActionBar>
  );
};
