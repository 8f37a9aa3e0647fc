import { player } from '../kernel/ledger';
import type { Outcome, Ruling } from '../kernel/ruling';
import type { Table } from '../kernel/table';
import { COMPANIES, SHARES, START_CASH } from './data';
import { deal, pay } from './refusals';
import { ALL_AT_START } from './track';
import type { Board, Options, State } from './types';

/** Everybody has his money; the drawn shares are told one by one before the first turn. */
export const setup = ({ players, options }: Table<undefined, Board, Options>): Ruling<Outcome<State>> => ({
  ok: true,
  state: {
    ...ALL_AT_START,
    turnNo: 1,
    turn: options.start,
    phase: { name: 'deal', by: options.start },
    out: { tiles: [], distances: [] },
    gone: Object.fromEntries(players.map(id => [id, []])),
  },
  entries: [
    ...players.map(id => pay('mint', player(id), START_CASH, 'start')),
    ...COMPANIES.map(c => deal(c, 'mint', 'bank', SHARES[players.length] ?? 0, 'start')),
  ],
});
