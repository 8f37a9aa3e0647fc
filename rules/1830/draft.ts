import { balance, post, type Books, type Entry } from '../kernel/ledger';
import type { GameEvent } from '../kernel/ruling';
import type { Company } from './data';
import { priceAt, type Spot } from './market';
import { event } from './refusals';
import type { Corporation, Draft, Round, Ruled, State, T1830 } from './types';

const NO_ENTRIES: readonly Entry[] = [];
const NO_EVENTS: readonly GameEvent[] = [];

/** Spelled out, because it is made anew several times in every action and a spread takes longer. */
const made = (
  t: T1830,
  state: State,
  books: Books,
  entries: Draft['entries'],
  events: Draft['events'],
): Draft => ({
  game: t.game,
  players: t.players,
  options: t.options,
  sheet: t.sheet,
  board: t.board,
  state,
  books,
  entries,
  events,
});

export const draft = (t: T1830): Draft => made(t, t.state, t.books, NO_ENTRIES, NO_EVENTS);
export const outcome = ({ state, entries, events }: Draft): Ruled => ({ ok: true, state, entries, events });

export const withState = (d: Draft, change: Partial<State>): Draft =>
  made(d, { ...d.state, ...change }, d.books, d.entries, d.events);
export const withRound = (d: Draft, round: Round): Draft =>
  made(d, { ...d.state, round }, d.books, d.entries, d.events);
export const happen = (d: Draft, ...events: readonly GameEvent[]): Draft =>
  made(d, d.state, d.books, d.entries, [...d.events, ...events]);

/** Books entries at once, so that what follows reads the new balances. */
export const book = (d: Draft, ...entries: readonly Entry[]): Draft => {
  const books = post(d.books, entries);
  const booked = made(d, d.state, books, [...d.entries, ...entries], d.events);
  // §25: the bank is broken when it owes more than it has; it pays on, on paper.
  if (d.state.broken || balance(books, 'bank') >= 0) return booked;
  return happen(withState(booked, { broken: true }), event('bank-broken'));
};

const withCompany = (s: State, company: Company, change: Partial<Corporation>): State['companies'] => ({
  ...s.companies,
  [company]: { ...s.companies[company], ...change },
});
export const withCorporation = (d: Draft, company: Company, change: Partial<Corporation>): Draft =>
  withState(d, { companies: withCompany(d.state, company, change) });

/** Moves a company's marker by one of the market's moves; in its new cell it goes underneath (§8.2). */
export const moveMarker = (d: Draft, company: Company, step: (at: Spot) => Spot): Draft => {
  const { listing } = d.state.companies[company];
  if (listing === undefined) return d;
  const { row, col } = step(listing);
  if (row === listing.row && col === listing.col) return d;
  const moves = d.state.moves + 1;
  const moved = { ...listing, row, col, since: moves };
  return happen(
    withState(d, { moves, companies: withCompany(d.state, company, { listing: moved }) }),
    event('price', { company, from: priceAt(listing), to: priceAt(moved) }),
  );
};
