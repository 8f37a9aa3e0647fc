import type { Refusal } from '@/rules/kernel/ruling';
import { device } from './device';
import { backupFile, readFile, sheetFile, tableFile, type Bundle, type Proven } from './file-format';
import { cardOf, type Header } from './header';
import { newId } from './new-id';
import { refuseByStore } from './refusals';
import { findTable, newTable } from './shelf';
import { useSheets, type NamedSheet } from './sheets';
import { attempt, putDoc } from './storage';
import { useTables, type Done } from './tables';

/** A file to be shared: its name and its text. */
export interface Outgoing {
  readonly name: string;
  readonly text: string;
}

const slug = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40);
const day = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** A file name that any system takes: what it is of, the day, and its kind. */
export const fileName = (of: string, fallback: string, kind: string, at = Date.now()): string =>
  `${slug(of) || fallback}-${day(at)}.${kind}`;

const bundleOf = async (id: string): Promise<({ readonly ok: true } & Bundle) | Refusal> => {
  const found = await findTable((await device()).storage, id);
  if (!found.ok || found.halt === undefined) return found;
  // What this version cannot play must not be lost in an export: such a table leaves the device only as it lies there.
  return refuseByStore('set-aside', { damage: found.halt.problem, row: found.halt.index });
};

/** A table with its whole log, undone parts included; refused where only its raw form tells all. */
export const exportTable = (id: string): Promise<Done<Outgoing>> =>
  attempt(async () => {
    const bundle = await bundleOf(id);
    if (!bundle.ok) return bundle;
    const { name, game } = bundle.header;
    return { ok: true, name: fileName(name, game, 'json'), text: tableFile(bundle) };
  });

/** Every table that can be read, and every sheet, in one file; `left` are those that cannot. */
export const exportBackup = (): Promise<Done<Outgoing & { readonly left: readonly string[] }>> =>
  attempt(async () => {
    const { storage } = await device();
    const bundles: Bundle[] = [];
    const left: string[] = [];
    for (const { id } of await storage.docs('table')) {
      const bundle = await bundleOf(id);
      if (bundle.ok) bundles.push(bundle);
      else left.push(id);
    }
    await useSheets.getState().load();
    const text = backupFile(bundles, useSheets.getState().list);
    return { ok: true, name: fileName('bankhalter', 'bankhalter', 'json'), text, left };
  });

export const exportSheet = (id: string): Done<Outgoing> => {
  const sheet = useSheets.getState().list.find(s => s.id === id);
  if (sheet === undefined) return refuseByStore('no-such-sheet');
  return { ok: true, name: fileName(sheet.name, sheet.game, 'json'), text: sheetFile(sheet) };
};

export interface Imported {
  /** Tables by the ids they have here now; those that were here already, log and all, are named but not doubled. */
  readonly tables: readonly { readonly id: string; readonly already: boolean }[];
  readonly sheets: readonly string[];
}

/** Where a table from a file goes: under its own id, under a new one, or nowhere since it is here already. */
const placed = async ({
  header,
  records,
}: Proven): Promise<{ readonly header: Header; readonly already: boolean }> => {
  const { storage } = await device();
  const fresh =
    (await storage.doc('table', header.id)) === undefined &&
    (await storage.doc('lease', header.id)) === undefined;
  if (fresh) return { header, already: false };
  const found = await findTable(storage, header.id);
  const same =
    found.ok &&
    JSON.stringify(found.records) === JSON.stringify(records) &&
    found.header.createdAt === header.createdAt;
  return same ? { header, already: true } : { header: { ...header, id: newId() }, already: false };
};

const likeness = ({ game, name, sheet }: NamedSheet): string => JSON.stringify([game, name, sheet]);

/** Takes in whatever a file carries, in one write: everything, or nothing with the reason. */
export const importFile = (text: string): Promise<Done<Imported>> =>
  attempt(async () => {
    const read = readFile(text);
    if (!read.ok) return read;
    const { storage, windows } = await device();
    const tables = await Promise.all(read.tables.map(async t => ({ ...t, ...(await placed(t)) })));
    const fresh = tables.filter(t => !t.already);
    if (new Set(fresh.map(t => t.header.id)).size < fresh.length)
      return refuseByStore('file-damaged', { at: 'id' });
    const cards = fresh.map(t => ({
      header: t.header,
      card: cardOf(t.game, t.story, t.records[t.records.length - 1]?.at ?? t.header.createdAt),
      records: t.records,
    }));
    await useSheets.getState().load();
    const here = useSheets.getState().list.map(likeness);
    const sheets = read.sheets.filter(s => !here.includes(likeness(s))).map(s => ({ ...s, id: newId() }));
    await storage.write([
      ...cards.flatMap(t => newTable(t.header, t.card, t.records)),
      ...sheets.map(s => putDoc('sheet', s.id, s)),
    ]);
    for (const { header, card } of cards) useTables.getState().shown({ header, card });
    if (sheets.length > 0) await useSheets.getState().load();
    windows.tell({ news: 'list' });
    return {
      ok: true,
      tables: tables.map(t => ({ id: t.header.id, already: t.already })),
      sheets: sheets.map(s => s.id),
    };
  });
