import { RAILROADS } from '@/rules/chicago-express/data';
import type { PayoutPart } from '@/rules/chicago-express/preview';
import { player } from '@/rules/kernel/ledger';
import { inNotes } from '@/rules/kernel/money';

import { PayoutCard } from '../PayoutCard';
import { useDesk } from '../desk/useDesk';
import { GAME } from './look';
import type { Waiting } from './useBooking';

interface Props {
  readonly waiting: Waiting;
  readonly onPay: () => void;
  readonly onClose: () => void;
}

/** The dividend, read across the table before it is paid. */
export const PayoutCover = ({ waiting: { payout, events, after }, onPay, onClose }: Props) => {
  const { game, mode, nameOf, party, tg } = useDesk();
  const { chicago, general, each, lines, total } = payout;
  const named = (event: string) => events.find(e => e.event === event);
  const kind = chicago === undefined ? 'general' : general ? 'both' : 'chicago';
  const part = ({ railroad, shares, each: amount, chicago: extra }: PayoutPart) =>
    tg(extra ? 'desk.partChicago' : 'desk.part', {
      railroad,
      sum: shares === 1 ? String(amount) : `${shares} × ${amount}`,
    });
  const detroit = named('detroit-grows');
  const turn = after.state.phase.name === 'opening' ? undefined : after.state.phase.turn;
  const then = named('game-over')
    ? tg('desk.thenOver')
    : named('wabash-opens')
      ? tg('desk.thenWabash', { by: turn })
      : detroit
        ? tg('desk.thenDetroit', { to: detroit.params['to'], by: turn })
        : tg('desk.thenOn', { by: turn });
  return (
    <PayoutCard
      overline={tg(general ? 'desk.nthDividend' : 'desk.extraDividend', { n: after.state.dividends })}
      title={tg(`desk.title-${kind}`, { railroad: chicago })}
      perShare={RAILROADS.map(r => ({ game: GAME, company: r, name: nameOf(r), amount: each[r] ?? null }))}
      payees={lines.map(({ player: id, amount, parts }) => ({
        id,
        party: party(player(id)),
        amount,
        sources: parts.map(part).join(' · '),
        ...(mode === 'aid' && {
          notes: inNotes(amount, game.notes).map(({ note, count }) => ({
            value: note,
            rank: game.notes.indexOf(note),
            count,
          })),
        }),
      }))}
      total={total}
      then={then}
      aid={mode === 'aid'}
      onPay={onPay}
      onClose={onClose}
    />
  );
};
