import { blankSheet } from '@/rules/kernel/sheet';
import { defaultOptions } from '@/rules/kernel/game';
import type { Game } from '@/rules/kernel/game';
import { gameById } from '@/rules/registry';
import { connect } from '@/store/device';
import { playersOf, type Draft, type Seat } from '@/store/header';
import { openTable, type OpenTable, type OpenView } from '@/store/open-table';
import type { Storage } from '@/store/storage';
import { memoryStorage } from '@/store/storage-memory';
import { useTables } from '@/store/tables';
import { oneWindow, type Windows } from '@/store/windows';

export const NAMES = ['Anna', 'Berta', 'Carl', 'Dora', 'Emil', 'Frieda', 'Gustav', 'Hanna', 'Ida', 'Jan'];

export const seats = (n: number): readonly Seat[] =>
  NAMES.slice(0, n).map((name, i) => ({ name, colour: `seat${i + 1}` }));

export const known = (id: string): Game => {
  const game = gameById(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
};

export const draftOf = (id: string, n = 3, options: object = {}): Draft => {
  const game = known(id);
  return {
    game: id,
    name: 'Friday',
    mode: 'bank',
    seats: seats(n),
    options: { ...defaultOptions(game.options, playersOf(seats(n))), ...options },
    sheet: blankSheet(game.sheet),
  };
};

/** A storage whose next writes can be made to fail, before or after they have reached the disk. */
export const fickle = (storage: Storage = memoryStorage()) => {
  const faults: { before?: Error; after?: Error; reads?: Error; wait?: Promise<void> } = {};
  let writes = 0;
  const wrapped: Storage = {
    ...storage,
    docs: async kind => (faults.reads ? Promise.reject(faults.reads) : storage.docs(kind)),
    doc: async (kind, id) => (faults.reads ? Promise.reject(faults.reads) : storage.doc(kind, id)),
    rows: async (table, from) => (faults.reads ? Promise.reject(faults.reads) : storage.rows(table, from)),
    write: async changes => {
      await faults.wait;
      if (faults.before) throw faults.before;
      await storage.write(changes);
      writes++;
      if (faults.after) throw faults.after;
    },
  };
  return { storage: wrapped, faults, inner: storage, writes: () => writes };
};

export const quota = (): Error => Object.assign(new Error('no room'), { name: 'QuotaExceededError' });

export const fresh = (windows: Windows = oneWindow) => {
  const made = fickle();
  connect(async () => ({ storage: made.storage, windows }));
  useTables.setState({ status: 'loading', list: [], aside: [] });
  return made;
};

export const opened = async (
  id: string,
): Promise<{ readonly now: () => OpenTable; readonly view: () => OpenView }> => {
  const store = openTable(id);
  await store.getState().open();
  return {
    now: () => store.getState(),
    view: () => {
      const { view } = store.getState();
      if (view.status !== 'open') throw new Error(JSON.stringify(view));
      return view;
    },
  };
};

export const created = async (draft: Draft = draftOf('free-bank')): Promise<string> => {
  const made = await useTables.getState().create(draft);
  if (!made.ok) throw new Error(JSON.stringify(made));
  return made.id;
};

export const pay = (from: string, to: string, amount: number) => ({ type: 'pay', from, to, amount });
