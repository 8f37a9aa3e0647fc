import { player } from '../kernel/ledger';
import type { Outcome, Ruling } from '../kernel/ruling';
import type { Table } from '../kernel/table';
import { pay } from './refusals';
import type { Board, Options, State } from './types';

/** An endless bank mints nothing for itself: it may go below zero. */
export const setup = ({ players, options }: Table<undefined, Board, Options>): Ruling<Outcome<State>> => ({
  ok: true,
  state: { booked: 0, over: false },
  entries: [
    pay('mint', 'bank', options.bank === 'finite' ? options.bankCash : 0, 'start'),
    ...players.map(id => pay('mint', player(id), options.cash, 'start')),
  ],
});
