import { isWhole } from './money';

export type PlayerId = `p${number}`;
export type PlayerAccount = `player:${PlayerId}`;
/** `mint` is where everything comes from at setup; `out` is where what left the game lies. */
export type Account = 'mint' | 'bank' | 'out' | PlayerAccount | `company:${string}` | `pool:${string}`;
export type Unit = 'cash' | `share:${string}` | `piece:${string}`;

/** One movement of one unit between two accounts; `about` names what it was for (a company, a hex). */
export interface Entry {
  readonly unit: Unit;
  readonly from: Account;
  readonly to: Account;
  readonly amount: number;
  readonly why: string;
  readonly about?: string;
}

type Page = Readonly<Record<string, number>>;
export type Books = Readonly<Record<string, Page>>;

export const EMPTY_BOOKS: Books = {};

/** One string for each key, made once: books are looked up by it far more often than it is made. */
const once = <K extends string, V>(make: (key: K) => V): ((key: K) => V) => {
  const made = new Map<K, V>();
  return key => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
};

export const player = once((id: PlayerId): PlayerAccount => `player:${id}`);
const companyAccount = once((id: string): `company:${string}` => `company:${id}`);
export const company = <C extends string>(id: C): `company:${C}` => companyAccount(id) as `company:${C}`;
const shareUnit = once((id: string): Unit => `share:${id}`);
const pieceUnit = once((id: string): Unit => `piece:${id}`);

export const playerOf = (account: Account): PlayerId | undefined =>
  account.startsWith('player:') ? (account.slice(7) as PlayerId) : undefined;
export const companyOf = (account: Account): string | undefined =>
  account.startsWith('company:') ? account.slice(8) : undefined;

export const balance = (books: Books, account: Account, unit: Unit = 'cash'): number =>
  books[unit]?.[account] ?? 0;

/** Every account that holds some of a unit, in the order in which they first held it. */
export const holders = (books: Books, unit: Unit): readonly (readonly [Account, number])[] => {
  const page = books[unit];
  if (page === undefined) return [];
  const held: [Account, number][] = [];
  for (const account in page) {
    const n = page[account] ?? 0;
    if (n !== 0) held.push([account as Account, n]);
  }
  return held;
};

export const isEntry = (e: Entry): boolean => isWhole(e.amount) && e.amount > 0 && e.from !== e.to;

/** Posts entries on a copy: pages no entry touches are shared with the books before. */
export const post = (books: Books, entries: readonly Entry[]): Books => {
  if (entries.length === 0) return books;
  const next: Record<string, Record<string, number>> = { ...books };
  for (const e of entries) {
    let page = next[e.unit];
    if (page === undefined || page === books[e.unit]) next[e.unit] = page = { ...page };
    page[e.from] = (page[e.from] ?? 0) - e.amount;
    page[e.to] = (page[e.to] ?? 0) + e.amount;
  }
  return next;
};

/** The first account that entries have pushed below zero, other than those that may go there. */
export const overdrawn = (
  books: Books,
  entries: readonly Entry[],
  mayOverdraw: (account: Account, unit: Unit) => boolean,
): Entry | undefined => entries.find(e => balance(books, e.from, e.unit) < 0 && !mayOverdraw(e.from, e.unit));

/**
 * The posting verbs of one game, typed by its table of reasons: `pay` moves cash, `deal` shares, `move` pieces.
 * Entries of nothing are dropped when they are posted.
 */
export const journal = <W extends string>(_whys: Readonly<Record<W, string>>) => {
  const entry = (unit: Unit, from: Account, to: Account, amount: number, why: W, about?: string): Entry =>
    about === undefined ? { unit, from, to, amount, why } : { unit, from, to, amount, why, about };
  return {
    pay: (from: Account, to: Account, amount: number, why: W, about?: string): Entry =>
      entry('cash', from, to, amount, why, about),
    deal: (share: string, from: Account, to: Account, amount: number, why: W): Entry =>
      entry(shareUnit(share), from, to, amount, why, share),
    move: (piece: string, from: Account, to: Account, amount: number, why: W): Entry =>
      entry(pieceUnit(piece), from, to, amount, why, piece),
  };
};
