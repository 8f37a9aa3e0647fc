import * as v from 'valibot';
import { create } from 'zustand';
import { blankSheet, withCell, type Cell, type CellRef, type Sheet } from '@/rules/kernel/sheet';
import { gameById } from '@/rules/registry';
import { device } from './device';
import { cleanName, isLong, MOST_NAME, sheetFits, sheetSchema } from './header';
import { newId } from './new-id';
import { queue } from './queue';
import { refuseByStore } from './refusals';
import type { Refusal } from '@/rules/kernel/ruling';
import { attempt, docPlace, putDoc, readSealed, type Change } from './storage';
import type { Done } from './tables';

/** The figures of one printed board, named and kept for the tables to come. */
export interface NamedSheet {
  readonly version: 1;
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly sheet: Sheet;
  readonly changedAt: number;
}

export interface Sheets {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly refusal?: Refusal;
  readonly list: readonly NamedSheet[];
  readonly load: () => Promise<void>;
  /** A new sheet with the figures the game ships, or with those given. */
  readonly create: (game: string, name: string, sheet?: Sheet) => Promise<Done<{ readonly id: string }>>;
  readonly duplicate: (id: string, name: string) => Promise<Done<{ readonly id: string }>>;
  readonly rename: (id: string, name: string) => Promise<Done>;
  readonly remove: (id: string) => Promise<Done>;
  /** Figures as a whole: a run of cells, a row more or less. */
  readonly put: (id: string, sheet: Sheet) => Promise<Done>;
  readonly setCell: (id: string, cell: CellRef, value: Cell) => Promise<Done>;
  /** Adds an empty row to a table that grows; `row` is its id. */
  readonly addRow: (id: string, table: string, row: string) => Promise<Done>;
  readonly removeRow: (id: string, table: string, row: string) => Promise<Done>;
}

export const namedSheetSchema = v.strictObject({
  version: v.literal(1),
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/)),
  game: v.string(),
  name: v.string(),
  sheet: sheetSchema,
  changedAt: v.number(),
});

const write = (changes: readonly Change[]): Promise<Done> =>
  attempt(async () => {
    await (await device()).storage.write(changes);
    return { ok: true };
  });

export const useSheets = create<Sheets>()((set, get) => {
  const inTurn = queue();

  const add = async (
    game: string,
    typed: string,
    sheet: Sheet | undefined,
  ): Promise<Done<{ readonly id: string }>> => {
    const known = gameById(game);
    if (known === undefined) return refuseByStore('unknown-game');
    const name = cleanName(typed);
    if (name === '') return refuseByStore('name-empty');
    if (isLong(name)) return refuseByStore('name-too-long', { most: MOST_NAME });
    if (sheet !== undefined && !sheetFits(known, sheet)) return refuseByStore('file-foreign');
    const id = newId();
    const named: NamedSheet = {
      version: 1,
      id,
      game,
      name,
      sheet: sheet ?? blankSheet(known.sheet),
      changedAt: Date.now(),
    };
    const done = await write([putDoc('sheet', id, named)]);
    if (!done.ok) return done;
    set({ list: [...get().list, named] });
    return { ok: true, id };
  };

  const change = (id: string, edit: (s: NamedSheet) => NamedSheet | Refusal): Promise<Done> =>
    inTurn(async () => {
      const found = get().list.find(s => s.id === id);
      if (found === undefined) return refuseByStore('no-such-sheet');
      const edited = edit(found);
      if ('reason' in edited) return edited;
      const named = { ...edited, changedAt: Date.now() };
      const done = await write([putDoc('sheet', id, named)]);
      if (done.ok) set({ list: get().list.map(s => (s.id === id ? named : s)) });
      return done;
    });

  const growing = (s: NamedSheet, table: string): boolean =>
    gameById(s.game)?.sheet.tables.some(t => t.id === table && t.grows !== undefined) === true;

  return {
    status: 'loading',
    list: [],

    load: async () => {
      const read = await attempt(async () => {
        const docs = await (await device()).storage.docs('sheet');
        return {
          ok: true,
          list: docs.flatMap(({ id, text }) => {
            const found = v.safeParse(namedSheetSchema, readSealed(docPlace('sheet', id), text)?.value);
            return found.success ? [found.output] : [];
          }),
        };
      });
      set(read.ok ? { status: 'ready', list: read.list } : { status: 'failed', refusal: read });
    },

    create: (game, name, sheet) => add(game, name, sheet),

    duplicate: async (id, name) => {
      const found = get().list.find(s => s.id === id);
      return found === undefined ? refuseByStore('no-such-sheet') : add(found.game, name, found.sheet);
    },

    rename: (id, typed) =>
      change(id, s => {
        const name = cleanName(typed);
        if (name === '') return refuseByStore('name-empty');
        return isLong(name) ? refuseByStore('name-too-long', { most: MOST_NAME }) : { ...s, name };
      }),

    remove: async id => {
      const done = await write([{ do: 'delete', kind: 'sheet', id }]);
      if (done.ok) set({ list: get().list.filter(s => s.id !== id) });
      return done;
    },

    put: (id, sheet) =>
      change(id, s => {
        const game = gameById(s.game);
        return game === undefined || !sheetFits(game, sheet)
          ? refuseByStore('no-such-sheet')
          : { ...s, sheet };
      }),

    setCell: (id, cell, value) =>
      change(id, s => {
        const spec = gameById(s.game)?.sheet;
        const sheet = spec === undefined ? undefined : withCell(spec, s.sheet, cell, value);
        return sheet === undefined ? refuseByStore('no-such-sheet', { ...cell }) : { ...s, sheet };
      }),

    addRow: (id, table, row) =>
      change(id, s => {
        const rows = s.sheet[table] ?? [];
        if (!growing(s, table) || rows.some(r => r.id === row))
          return refuseByStore('no-such-sheet', { table, row });
        return { ...s, sheet: { ...s.sheet, [table]: [...rows, { id: row }] } };
      }),

    removeRow: (id, table, row) =>
      change(id, s => {
        const rows = s.sheet[table] ?? [];
        if (!growing(s, table)) return refuseByStore('no-such-sheet', { table, row });
        return { ...s, sheet: { ...s.sheet, [table]: rows.filter(r => r.id !== row) } };
      }),
  };
});
