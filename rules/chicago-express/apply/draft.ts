import { post, type Entry } from '../../kernel/ledger';
import type { GameEvent, Outcome } from '../../kernel/ruling';
import { metEnds } from '../reading';
import { event } from '../refusals';
import type { Draft, ExpressTable, State } from '../types';

export const draftOf = (table: ExpressTable): Draft => ({ table, entries: [], events: [] });

/** The draft with one thing more: later parts of the same step read the books as they then are. */
export const booked = (
  d: Draft,
  state: State,
  entries: readonly Entry[] = [],
  events: readonly GameEvent[] = [],
): Draft => ({
  table: { ...d.table, state, books: post(d.table.books, entries) },
  entries: entries.length === 0 ? d.entries : [...d.entries, ...entries],
  events: events.length === 0 ? d.events : [...d.events, ...events],
});

/** CE-26: as soon as one of the four conditions holds, the table is told that the next dividend is the last. */
export const done = (before: ExpressTable, d: Draft): Outcome<State> => {
  const { state } = d.table;
  const moved = d.entries.length > 0 || state.industry !== before.state.industry;
  const news =
    moved && state.phase.name !== 'over' && metEnds(d.table).length > 0 && metEnds(before).length === 0;
  const events = news ? [...d.events, event('next-is-last')] : d.events;
  return { ok: true, state, entries: d.entries, events };
};
