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

/** One unit's page: who has held some of it, in the order in which they first did, and beside each what he holds. */
interface Page {
  readonly accounts: readonly Account[];
  readonly amounts: readonly number[];
}
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
export const shareOf = once((id: string): Unit => `share:${id}`);
export const pieceOf = once((id: string): Unit => `piece:${id}`);

export const playerOf = (account: Account): PlayerId | undefined =>
  account.startsWith('player:') ? (account.slice(7) as PlayerId) : undefined;
export const companyOf = (account: Account): string | undefined =>
  account.startsWith('company:') ? account.slice(8) : undefined;

export const balance = (books: Books, account: Account, unit: Unit = 'cash'): number => {
  const page = books[unit];
  return page?.amounts[page.accounts.indexOf(account)] ?? 0;
};

const NOBODY: readonly Account[] = [];

/** Everybody a unit's page names, in the order in which they first held some of it; what they hold may be gone. */
export const named = (books: Books, unit: Unit): readonly Account[] => books[unit]?.accounts ?? NOBODY;
export const unitsIn = (books: Books): readonly Unit[] => Object.keys(books) as Unit[];

/** Every account that holds some of a unit, in the order in which they first held it. */
export const holders = (books: Books, unit: Unit): readonly (readonly [Account, number])[] =>
  named(books, unit)
    .map((account): readonly [Account, number] => [account, balance(books, account, unit)])
    .filter(([, n]) => n !== 0);

export const isEntry = (e: Entry): boolean => isWhole(e.amount) && e.amount > 0 && e.from !== e.to;

const add = (
  page: { accounts: readonly Account[]; amounts: number[] },
  account: Account,
  n: number,
): void => {
  const at = page.accounts.indexOf(account);
  if (at >= 0) page.amounts[at] = (page.amounts[at] ?? 0) + n;
  else {
    page.accounts = [...page.accounts, account];
    page.amounts.push(n);
  }
};

/** Posts entries on a copy: pages no entry touches are shared with the books before. */
export const post = (books: Books, entries: readonly Entry[]): Books => {
  if (entries.length === 0) return books;
  const next: Record<string, Page> = { ...books };
  for (const { unit } of entries) {
    if (next[unit] !== books[unit]) continue;
    const page = { accounts: named(books, unit), amounts: books[unit]?.amounts.slice() ?? [] };
    for (const e of entries) {
      if (e.unit !== unit) continue;
      add(page, e.from, -e.amount);
      add(page, e.to, e.amount);
    }
    next[unit] = page;
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
      entry(shareOf(share), from, to, amount, why, share),
    move: (piece: string, from: Account, to: Account, amount: number, why: W): Entry =>
      entry(pieceOf(piece), from, to, amount, why, piece),
  };
};
