import { balance, post, type Entry } from '../kernel/ledger';
import type { GameEvent } from '../kernel/ruling';
import type { Company } from './data';
import { priceAt, type Spot } from './market';
import { event } from './refusals';
import type { Corporation, Draft, Listing, Round, Ruled, State, T1830 } from './types';

export const draft = (table: T1830): Draft => ({ table, entries: [], events: [] });
export const outcome = ({ table, entries, events }: Draft): Ruled => ({
  ok: true,
  state: table.state,
  entries,
  events,
});

export const withState = (d: Draft, change: Partial<State>): Draft => ({
  ...d,
  table: { ...d.table, state: { ...d.table.state, ...change } },
});
export const withRound = (d: Draft, round: Round): Draft => withState(d, { round });
export const happen = (d: Draft, ...events: readonly GameEvent[]): Draft => ({
  ...d,
  events: [...d.events, ...events],
});

/** Books entries at once, so that what follows reads the new balances. */
export const book = (d: Draft, ...entries: readonly Entry[]): Draft => {
  const books = post(d.table.books, entries);
  const booked = { ...d, table: { ...d.table, books }, entries: [...d.entries, ...entries] };
  // §25: the bank is broken when it owes more than it has; it pays on, on paper.
  if (d.table.state.broken || balance(books, 'bank') >= 0) return booked;
  return happen(withState(booked, { broken: true }), event('bank-broken'));
};

export const withCorporation = (d: Draft, company: Company, change: Partial<Corporation>): Draft => {
  const { companies } = d.table.state;
  return withState(d, { companies: { ...companies, [company]: { ...companies[company], ...change } } });
};
export const withListing = (d: Draft, company: Company, change: Partial<Listing>): Draft => {
  const { listing } = d.table.state.companies[company];
  return listing === undefined ? d : withCorporation(d, company, { listing: { ...listing, ...change } });
};

/** Moves a company's marker by one of the market's moves; in its new cell it goes underneath (§8.2). */
export const moveMarker = (d: Draft, company: Company, step: (at: Spot) => Spot): Draft => {
  const { companies, moves } = d.table.state;
  const { listing } = companies[company];
  if (listing === undefined) return d;
  const to = step(listing);
  if (to.row === listing.row && to.col === listing.col) return d;
  const moved = withListing(d, company, { row: to.row, col: to.col, since: moves + 1 });
  return happen(
    withState(moved, { moves: moves + 1 }),
    event('price', { company, from: priceAt(listing), to: priceAt(to) }),
  );
};
