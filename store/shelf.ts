import { beginStory, decodeRecord, replay, type LogRecord, type Rift, type Story } from '@/rules/kernel/log';
import type { Game } from '@/rules/kernel/game';
import type { Refusal } from '@/rules/kernel/ruling';
import { gameById } from '@/rules/registry';
import { readCard, readHeader, sheetFits, startOf, type Card, type Header } from './header';
import { refuseByStore } from './refusals';
import {
  addRow,
  docPlace,
  putDoc,
  readSealed,
  rowPlace,
  type Change,
  type Row,
  type Storage,
} from './storage';

/** Why a table cannot be opened: its bytes are damaged, or it is of a kind this version does not know. */
export type Damage =
  'header-damaged' | 'header-newer' | 'unknown-game' | 'row-damaged' | 'rows-missing' | 'unstartable';

/** Where a stored log goes beyond what can be played: by other rules, or by a record of a newer version. */
export interface Halt extends Rift {
  readonly records: number;
}

export interface Found {
  readonly ok: true;
  readonly header: Header;
  readonly game: Game;
  readonly story: Story;
  readonly records: readonly LogRecord[];
  readonly halt?: Halt;
}

export const setAside = (damage: Damage, row?: number): Refusal =>
  refuseByStore('set-aside', row === undefined ? { damage } : { damage, row });

/** Rows as records: those that are sound and known, and where it stops. */
const readRows = (
  game: Game,
  table: string,
  rows: readonly Row[],
  from: number,
): { readonly records: readonly LogRecord[]; readonly damaged?: number; readonly unknown?: number } => {
  const records: LogRecord[] = [];
  let unknown: number | undefined;
  for (const [i, row] of rows.entries()) {
    const seq = from + i;
    const read = row.seq === seq ? readSealed(rowPlace(table, seq), row.text) : undefined;
    if (read === undefined) return { records, damaged: seq };
    const record = unknown === undefined ? decodeRecord(game, read.value) : undefined;
    if (record === undefined) unknown ??= seq;
    else records.push(record);
  }
  return unknown === undefined ? { records } : { records, unknown };
};

export const readTableHeader = (
  id: string,
  sealed: string | undefined,
): { ok: true; header: Header; game: Game } | Refusal => {
  if (sealed === undefined) return refuseByStore('no-such-table');
  const read = readSealed(docPlace('table', id), sealed);
  if (read === undefined) return setAside('header-damaged');
  const header = readHeader(read.value);
  if (header === undefined) return setAside('header-newer');
  const game = gameById(header.game);
  return game === undefined ? setAside('unknown-game') : { ok: true, header, game };
};

/** Reads further records into a story; the story stops where they no longer play. */
export const readOn = (
  game: Game,
  id: string,
  story: Story,
  rows: readonly Row[],
): {
  readonly ok: true;
  readonly story: Story;
  readonly records: readonly LogRecord[];
  readonly halt?: Halt;
} & {
  readonly damaged?: number;
} => {
  const from = story.length;
  const { records, damaged, unknown } = readRows(game, id, rows, from);
  const { story: told, rift } = replay(game, story, records);
  const at: Rift | undefined =
    rift ?? (unknown === undefined ? undefined : { index: unknown, problem: 'unreadable' });
  return {
    ok: true,
    story: told,
    records,
    ...(at === undefined ? {} : { halt: { ...at, records: from + rows.length } }),
    ...(damaged === undefined ? {} : { damaged }),
  };
};

/**
 * Reads a table out of the storage. Damage refuses it; with `salvage` what stands before the damage is read all the same.
 */
export const findTable = async (
  { doc, rows }: Storage,
  id: string,
  salvage = false,
): Promise<Found | Refusal> => {
  const head = readTableHeader(id, await doc('table', id));
  if (!head.ok) return head;
  const { header, game } = head;
  const begun = sheetFits(game, header.sheet) ? beginStory(game, startOf(header)) : undefined;
  if (begun?.ok !== true) return setAside('unstartable');
  // The card first: both grow together, so that rows read later cannot be fewer unless some are gone.
  const card = readCard(readSealed(docPlace('card', id), await doc('card', id))?.value);
  const stored = await rows(id);
  const { story, records, halt, damaged } = readOn(game, id, begun.story, stored);
  if (damaged !== undefined && !salvage) return setAside('row-damaged', damaged);
  if (card !== undefined && stored.length < card.length && !salvage)
    return setAside('rows-missing', stored.length);
  return { ok: true, header, game, story, records, ...(halt === undefined ? {} : { halt }) };
};

/** What keeps a whole new table: header, card and log in one write. */
export const newTable = (header: Header, card: Card, records: readonly LogRecord[]): readonly Change[] => [
  { do: 'expect', kind: 'table', id: header.id, text: undefined },
  putDoc('table', header.id, header),
  putDoc('card', header.id, card),
  ...records.map((record, seq) => addRow(header.id, seq, record)),
];

/** Everything stored of a table, as it lies there: for those who want to mend or examine it elsewhere. */
export const rawTable = async ({ doc, rows }: Storage, id: string): Promise<string> =>
  JSON.stringify(
    {
      app: 'bankhalter',
      format: 'raw',
      id,
      table: await doc('table', id),
      card: await doc('card', id),
      rows: await rows(id),
    },
    null,
    1,
  );
