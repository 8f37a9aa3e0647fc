import * as v from 'valibot';
import { isPlain } from '@/rules/kernel/fields';
import type { Game } from '@/rules/kernel/game';
import { beginStory, decodeRecord, replay, type LogRecord, type Story } from '@/rules/kernel/log';
import type { Refusal } from '@/rules/kernel/ruling';
import { gameById } from '@/rules/registry';
import {
  badSeat,
  cleanName,
  cleanSeats,
  HEADER_VERSION,
  isLong,
  headerSchema,
  sheetFits,
  startOf,
  type Header,
} from './header';
import { refuseByStore } from './refusals';
import { namedSheetSchema, type NamedSheet } from './sheets';
import { checksum } from './storage';

/**
 * Files of the app: JSON, versioned, with a checksum over what they carry. A table is its header and its whole log; it is
 * believed only after the rules have played it again and booked the same entries.
 */
export const FILE_VERSION = 1;
const MOST_CHARACTERS = 20_000_000;
const MOST_RECORDS = 50_000;
const MOST_DEPTH = 40;
const LAST_INSTANT = 8.64e15;

export interface Bundle {
  readonly header: Header;
  readonly records: readonly LogRecord[];
}

/** A table from a file that the rules have played through. */
export interface Proven extends Bundle {
  readonly game: Game;
  readonly story: Story;
}

export interface Contents {
  readonly ok: true;
  readonly tables: readonly Proven[];
  readonly sheets: readonly NamedSheet[];
}

type Format = 'table' | 'backup' | 'sheet';
const FORMATS: readonly string[] = ['table', 'backup', 'sheet'] satisfies readonly Format[];

const wrap = (format: Format, body: unknown): string =>
  JSON.stringify({
    app: 'bankhalter',
    format,
    version: FILE_VERSION,
    sum: checksum(JSON.stringify(body)),
    body,
  });

export const tableFile = ({ header, records }: Bundle): string => wrap('table', { header, records });
export const sheetFile = (sheet: NamedSheet): string => wrap('sheet', sheet);
export const backupFile = (tables: readonly Bundle[], sheets: readonly NamedSheet[]): string =>
  wrap('backup', { tables: tables.map(({ header, records }) => ({ header, records })), sheets });

const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/** Whether a parsed value is harmless: not too deep, no key that reaches for a prototype, no number past measure. */
const isTame = (whole: unknown): boolean => {
  let level: readonly unknown[] = [whole];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MOST_DEPTH) return false;
    const next: unknown[] = [];
    for (const x of level) {
      if (typeof x === 'number' && !Number.isFinite(x)) return false;
      if (typeof x !== 'object' || x === null) continue;
      if (!Array.isArray(x) && Object.keys(x).some(key => FORBIDDEN.has(key))) return false;
      for (const one of Object.values(x)) next.push(one);
    }
    level = next;
  }
  return true;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const bundleSchema = v.strictObject({
  header: headerSchema,
  records: v.pipe(v.array(v.record(v.string(), v.unknown())), v.maxLength(MOST_RECORDS)),
});
const SCHEMAS = {
  table: v.pipe(
    bundleSchema,
    v.transform(table => ({ tables: [table], sheets: [] })),
  ),
  sheet: v.pipe(
    namedSheetSchema,
    v.transform(sheet => ({ tables: [], sheets: [sheet] })),
  ),
  backup: v.strictObject({
    tables: v.pipe(v.array(bundleSchema), v.maxLength(1000)),
    sheets: v.pipe(v.array(namedSheetSchema), v.maxLength(1000)),
  }),
} as const;

const isInstant = (at: unknown): boolean => typeof at === 'number' && at >= 0 && at <= LAST_INSTANT;

/** Plays a table from outside through: it is what it says, or it is refused. */
const prove = ({ header, records }: v.InferOutput<typeof bundleSchema>): Proven | Refusal => {
  const game = gameById(header.game);
  if (game === undefined) return refuseByStore('unknown-game', { game: header.game });
  const later = header.rulesVersion > game.rulesVersion;
  const unlawful = (record: number, reason: string): Refusal =>
    refuseByStore(later ? 'file-newer' : 'file-unlawful', { record, reason });
  if (badSeat(header.seats) !== undefined || isLong(cleanName(header.name)))
    return refuseByStore('file-damaged', { at: 'names' });
  if (!sheetFits(game, header.sheet)) return unlawful(0, 'sheet');
  const begun = beginStory(game, startOf(header));
  if (!begun.ok) return unlawful(0, begun.reason);
  const known: LogRecord[] = [];
  for (const [i, x] of records.entries()) {
    const record = isInstant(x['at']) ? decodeRecord(game, x) : undefined;
    if (record === undefined) return unlawful(i, 'unreadable');
    known.push(record);
  }
  const { story, rift } = replay(game, begun.story, known);
  return rift === undefined
    ? {
        header: { ...header, name: cleanName(header.name), seats: cleanSeats(header.seats) },
        records: known,
        game,
        story,
      }
    : unlawful(rift.index, rift.refusal?.reason ?? rift.problem);
};

const provenSheet = (sheet: NamedSheet): NamedSheet | Refusal => {
  const game = gameById(sheet.game);
  if (game === undefined) return refuseByStore('unknown-game', { game: sheet.game });
  const name = cleanName(sheet.name);
  if (name === '' || isLong(name)) return refuseByStore('file-damaged', { at: 'names' });
  return sheetFits(game, sheet.sheet)
    ? { ...sheet, name }
    : refuseByStore('file-unlawful', { record: 0, reason: 'sheet' });
};

/** Reads a file of the app from anywhere. It says no to what is too big, foreign, newer, damaged or against the rules. */
export const readFile = (text: string): Contents | Refusal => {
  if (text.length > MOST_CHARACTERS)
    return refuseByStore('file-too-big', { most: Math.round(MOST_CHARACTERS / 1e6) });
  const file = parsed(text.replace(/^\ufeff/, ''));
  if (file === undefined)
    return refuseByStore(text.includes('"bankhalter"') ? 'file-damaged' : 'file-foreign');
  if (!isPlain(file) || file['app'] !== 'bankhalter') return refuseByStore('file-foreign');
  const { format, version, sum, body } = file;
  if (typeof version !== 'number' || typeof format !== 'string')
    return refuseByStore('file-damaged', { at: 'version' });
  if (version > FILE_VERSION || !FORMATS.includes(format)) return refuseByStore('file-newer');
  if (!isTame(body)) return refuseByStore('file-damaged', { at: 'body' });
  if (sum !== undefined && sum !== checksum(JSON.stringify(body) ?? ''))
    return refuseByStore('file-damaged', { at: 'sum' });
  const headers =
    format === 'backup' && isPlain(body) && Array.isArray(body['tables']) ? body['tables'] : [body];
  const isLater = (x: unknown): boolean =>
    isPlain(x) && isPlain(x['header']) && Number(x['header']['version']) > HEADER_VERSION;
  if (headers.some(isLater)) return refuseByStore('file-newer');

  const read = v.safeParse(SCHEMAS[format as Format], body, { abortEarly: true });
  if (!read.success) return refuseByStore('file-damaged', { at: v.getDotPath(read.issues[0]) ?? 'body' });
  const tables: Proven[] = [];
  for (const bundle of read.output.tables) {
    const proven = prove(bundle);
    if ('reason' in proven) return proven;
    tables.push(proven);
  }
  const sheets: NamedSheet[] = [];
  for (const sheet of read.output.sheets) {
    const proven = provenSheet(sheet);
    if ('reason' in proven) return proven;
    sheets.push(proven);
  }
  return { ok: true, tables, sheets };
};
