import type { AnyAction } from '@/rules/kernel/action';
import type { Game } from '@/rules/kernel/game';
import { balance, named, unitsIn, type Account, type Entry, type Unit } from '@/rules/kernel/ledger';
import type { Correction, Table } from '@/rules/kernel/table';

/** A movement while it is being filled in. */
export interface Movement {
  readonly from: Account;
  readonly to: Account;
  readonly unit: Unit;
  readonly amount: number | undefined;
}

export type Values = Readonly<Record<string, string | number | boolean | undefined>>;

export interface Form {
  readonly movements: readonly Movement[];
  readonly settings: Values;
  readonly note: string;
}

export type Problem =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'same'; readonly number: number }
  | { readonly kind: 'amount'; readonly number: number }
  | { readonly kind: 'short'; readonly number: number; readonly account: Account; readonly has: number };

const accountOf = (x: unknown): Account | undefined => {
  if (x === 'bank') return 'bank';
  return typeof x === 'string' && /^p\d+$/.test(x) ? `player:${x as 'p1'}` : undefined;
};

/** What an overruled action most likely wanted to move: its amount, from who acts to who is named, else the bank. */
export const movementsOf = (action: AnyAction | undefined): readonly Movement[] => {
  const amount = action?.['amount'];
  const from = accountOf(action?.['from']) ?? accountOf(action?.['by']);
  if (typeof amount !== 'number' || from === undefined) return [];
  const to = accountOf(action?.['to']) ?? (from === 'bank' ? undefined : 'bank');
  return to === undefined || to === from ? [] : [{ from, to, unit: 'cash', amount }];
};

const mayOverdraw = (game: Game, account: Account, unit: Unit): boolean =>
  unit === 'cash' && game.overdraft.some(prefix => account.startsWith(prefix));

/** The first thing that keeps a correction from being booked. */
export const problemOf = (game: Game, table: Table, { movements, settings }: Form): Problem | undefined => {
  if (movements.length === 0 && Object.values(settings).every(v => v === undefined))
    return { kind: 'nothing' };
  for (const [i, { from, to, unit, amount }] of movements.entries()) {
    const number = i + 1;
    if (from === to) return { kind: 'same', number };
    if (amount === undefined || !Number.isSafeInteger(amount) || amount < 1)
      return { kind: 'amount', number };
    const has = balance(table.books, from, unit);
    if (amount > has && !mayOverdraw(game, from, unit)) return { kind: 'short', number, account: from, has };
  }
  return undefined;
};

export const correctionOf = ({ movements, settings, note }: Form): Correction => ({
  entries: movements.flatMap(({ amount, ...rest }): readonly Entry[] =>
    amount === undefined ? [] : [{ ...rest, amount, why: 'correction' }],
  ),
  settings: Object.entries(settings).flatMap(([id, value]) => (value === undefined ? [] : [{ id, value }])),
  note: note.trim(),
});

/** Every unit the books know, cash first. */
export const unitsOf = (table: Table): readonly Unit[] => [
  'cash',
  ...unitsIn(table.books).filter(u => u !== 'cash'),
];

/** Every account that a movement may touch: seats, bank, companies, and whatever the books name besides. */
export const accountsOf = (table: Table, game: Game): readonly Account[] => {
  const known: readonly Account[] = [
    ...table.players.map((p): Account => `player:${p}`),
    'bank',
    ...game.companies(table).map((c): Account => `company:${c.id}`),
  ];
  const others = unitsIn(table.books)
    .flatMap(unit => named(table.books, unit))
    .filter(a => a !== 'mint' && !known.includes(a));
  return [...new Set([...known, ...others])];
};
