declare const brand: unique symbol;

/** Whole units of the game's currency; `money` is the one door in. */
export type Money = number & { readonly [brand]: 'money' };

export const isWhole = (n: unknown): n is number => Number.isSafeInteger(n);

const isMoney = (n: number): n is Money => Number.isSafeInteger(n);

export const money = (n: number): Money => {
  if (!isMoney(n)) throw new RangeError(`not a whole amount of money: ${n}`);
  return n;
};

/** The only division of money: what one share gets, rounded per share as the rulebook says. */
export const perShare = (total: number, shares: number, rounding: 'up' | 'down'): Money =>
  money(rounding === 'up' ? Math.ceil(total / shares) : Math.floor(total / shares));

export interface NoteCount {
  readonly note: number;
  readonly count: number;
}

/** An amount in the game's own notes, largest first; a remainder no note covers is left out. */
export const inNotes = (amount: number, notes: readonly number[]): readonly NoteCount[] => {
  let rest = Math.abs(amount);
  return [...notes]
    .sort((a, b) => b - a)
    .flatMap(note => {
      const count = Math.floor(rest / note);
      rest -= count * note;
      return count > 0 ? [{ note, count }] : [];
    });
};
