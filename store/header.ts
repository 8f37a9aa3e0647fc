import * as v from 'valibot';
import { isPlain } from '@/rules/kernel/fields';
import { currentTable, type Story } from '@/rules/kernel/log';
import type { Game } from '@/rules/kernel/game';
import type { Account, PlayerId } from '@/rules/kernel/ledger';
import type { Refusal } from '@/rules/kernel/ruling';
import { cellFits, type Sheet } from '@/rules/kernel/sheet';
import type { Phrase, Start } from '@/rules/kernel/table';
import { refuseByStore } from './refusals';

/** Who sits where; the colour is one of the theme's, and the first letters of the name go with it. */
export interface Seat {
  readonly name: string;
  readonly colour: string;
}

/** `bank`: the phone is the money. `aid`: paper money stays, the phone says who gets what. */
export type Mode = 'bank' | 'aid';

/** What a table is started from. An empty name is shown as the name of the game. */
export interface Draft {
  readonly game: string;
  readonly name: string;
  readonly mode: Mode;
  readonly seats: readonly Seat[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly sheet: Sheet;
  readonly sheetName?: string;
}

/** The head of a stored table; its log is kept row by row beside it. */
export interface Header extends Draft {
  readonly version: 1;
  readonly id: string;
  readonly rulesVersion: number;
  readonly createdAt: number;
  readonly archived: boolean;
}

/** Where a table stands, for the list; derived from the log and written with each record. */
export interface Card {
  readonly length: number;
  readonly playedAt: number;
  readonly round?: Phrase;
  readonly actor?: Account;
  readonly over: boolean;
  readonly winners: readonly PlayerId[];
}

export const HEADER_VERSION = 1;
export const MOST_NAME = 40;
export const MOST_SEATS = 20;

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const instant = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(8.64e15));

const isCell = (x: unknown): boolean =>
  x === null ||
  typeof x === 'boolean' ||
  (typeof x === 'string' && x.length <= 2000) ||
  (typeof x === 'number' && Number.isFinite(x));

/** A board has hundreds of cells: checked by hand, twenty times as fast as by schemas within schemas. */
const isSheet = (x: unknown): x is Sheet =>
  isPlain(x) &&
  Object.values(x).every(
    rows =>
      Array.isArray(rows) &&
      rows.length <= 2000 &&
      rows.every(row => isPlain(row) && typeof row['id'] === 'string' && Object.values(row).every(isCell)),
  );
export const sheetSchema = v.custom<Sheet>(isSheet);

/** Whether a sheet has just the tables and columns of its game, and rows with ids of their own. */
export const sheetFits = (game: Game, sheet: Sheet): boolean => {
  const known = game.sheet.tables;
  if (Object.keys(sheet).some(id => !known.some(t => t.id === id))) return false;
  return known.every(table => {
    const rows = sheet[table.id];
    if (rows === undefined) return false;
    const ids = new Set(rows.map(r => r.id));
    if (ids.size !== rows.length) return false;
    if (!table.grows && (rows.length !== table.rows.length || table.rows.some(r => !ids.has(r.id))))
      return false;
    const columns = new Set(['id', ...table.columns.map(c => c.id)]);
    return rows.every(
      row =>
        Object.keys(row).every(key => columns.has(key)) &&
        table.columns.every(c => cellFits(c.kind, row[c.id] ?? null)),
    );
  });
};

const seatSchema = v.strictObject({ name: text(4 * MOST_NAME), colour: text(30) });

export const headerSchema = v.strictObject({
  version: v.literal(HEADER_VERSION),
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/)),
  game: text(60),
  name: text(4 * MOST_NAME),
  mode: v.picklist(['bank', 'aid']),
  seats: v.pipe(v.array(seatSchema), v.maxLength(MOST_SEATS)),
  options: v.record(text(60), v.unknown()),
  sheet: sheetSchema,
  sheetName: v.exactOptional(text(4 * MOST_NAME)),
  rulesVersion: v.pipe(v.number(), v.safeInteger()),
  createdAt: instant,
  archived: v.boolean(),
});

const phraseSchema = v.strictObject({
  key: text(100),
  params: v.exactOptional(v.record(text(60), v.union([text(2000), v.number(), v.boolean()]))),
});
export const cardSchema = v.strictObject({
  length: v.pipe(v.number(), v.safeInteger()),
  playedAt: instant,
  round: v.exactOptional(phraseSchema),
  actor: v.exactOptional(text(60)),
  over: v.boolean(),
  winners: v.array(v.string()),
});

export const readHeader = (x: unknown): Header | undefined => {
  const read = v.safeParse(headerSchema, x);
  return read.success ? read.output : undefined;
};

export const readCard = (x: unknown): Card | undefined => {
  const read = v.safeParse(cardSchema, x);
  return read.success ? (read.output as Card) : undefined;
};

export const playersOf = (seats: readonly Seat[]): readonly PlayerId[] =>
  seats.map((_, i): PlayerId => `p${i + 1}`);

export const startOf = ({ seats, options, sheet }: Draft): Start => ({
  players: playersOf(seats),
  options,
  sheet,
});

/** The name of a seat, or the id where there is no such seat. */
export const nameOf = (seats: readonly Seat[], id: PlayerId): string =>
  seats[Number(id.slice(1)) - 1]?.name ?? id;

/** What is kept of a typed name: no invisible or direction-changing characters, single spaces. */
export const cleanName = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069\ufeff]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

export const isLong = (name: string): boolean => [...name].length > MOST_NAME;

/** The first name at the table that will not do; `seat` counts from 1. */
export const badSeat = (seats: readonly Seat[]): Refusal | undefined => {
  const names = seats.map(s => cleanName(s.name));
  for (const [i, name] of names.entries()) {
    if (name === '') return refuseByStore('name-empty', { seat: i + 1 });
    if (isLong(name)) return refuseByStore('name-too-long', { seat: i + 1, most: MOST_NAME });
    const twin = names.findIndex(other => other.toLowerCase() === name.toLowerCase());
    if (twin < i) return refuseByStore('name-doubled', { seat: i + 1, name });
  }
  return undefined;
};

export const cleanSeats = (seats: readonly Seat[]): readonly Seat[] =>
  seats.map(({ name, colour }) => ({ name: cleanName(name), colour }));

/** The card of a story as it stands now. */
export const cardOf = (game: Game, story: Story, playedAt: number): Card => {
  const table = currentTable(story);
  const { round, actor } = game.status(table);
  const over = game.end(table)?.over === true;
  return {
    length: story.length,
    playedAt,
    round,
    ...(actor === undefined || over ? {} : { actor }),
    over,
    winners: over
      ? game
          .standings(table)
          .filter(s => s.place === 1)
          .map(s => s.player)
      : [],
  };
};
