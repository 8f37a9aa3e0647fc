import { player } from '../kernel/ledger';
import { cashOf, ranked, type End, type Standing, type Status } from '../kernel/table';
import type { FreeTable } from './types';

export const end = (t: FreeTable): End | undefined =>
  t.state.over ? { triggers: ['finished'], over: true } : undefined;

/** Most cash is ahead; the free bank knows nothing else that could count. */
export const standings = (t: FreeTable): readonly Standing[] =>
  ranked(
    t.players.map(id => {
      const cash = cashOf(t, player(id));
      return { player: id, worth: cash, lines: [{ of: 'cash', amount: cash }] };
    }),
  );

export const status = (t: FreeTable): Status => ({
  turn: t.state.booked,
  round: { key: 'bookings', params: { n: t.state.booked } },
  asks: { key: t.state.over ? 'over' : 'pay' },
});
