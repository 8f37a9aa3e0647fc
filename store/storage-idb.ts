import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import { unexpected, type Change, type Storage } from './storage';

interface Schema extends DBSchema {
  docs: {
    key: [kind: string, id: string];
    value: { readonly kind: string; readonly id: string; readonly text: string };
  };
  log: {
    key: [table: string, seq: number];
    value: { readonly table: string; readonly seq: number; readonly text: string };
  };
}
type Writing = IDBPTransaction<Schema, ('docs' | 'log')[], 'readwrite'>;

/** Each entry lifts the schema by one version; the number of entries is the version. Never change one that was released. */
const MIGRATIONS: readonly ((db: IDBPDatabase<Schema>) => void)[] = [
  db => {
    db.createObjectStore('docs', { keyPath: ['kind', 'id'] });
    db.createObjectStore('log', { keyPath: ['table', 'seq'] });
  },
];

const make = async (tx: Writing, change: Change): Promise<unknown> => {
  const docs = tx.objectStore('docs');
  const log = tx.objectStore('log');
  switch (change.do) {
    case 'put':
      return docs.put({ kind: change.kind, id: change.id, text: change.text });
    case 'delete':
      return docs.delete([change.kind, change.id]);
    case 'add':
      return log.add({ table: change.table, seq: change.seq, text: change.text });
    case 'drop':
      return log.delete(IDBKeyRange.bound([change.table, 0], [change.table, Infinity]));
    case 'expect':
      if ((await docs.get([change.kind, change.id]))?.text !== change.text) throw unexpected();
  }
};

/**
 * The storage in a browser. `durability: 'strict'` has a transaction on the disk before it completes; the connection is
 * opened again where the browser has closed it (data cleared, a newer version of the app in another tab).
 */
export const idbStorage = (name: string): Storage => {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  const forget = (): void => {
    opened = undefined;
  };
  const open = (): Promise<IDBPDatabase<Schema>> => {
    opened ??= openDB<Schema>(name, MIGRATIONS.length, {
      upgrade: (db, from) => MIGRATIONS.slice(from).forEach(step => step(db)),
      blocking: (_now, _next, event) => {
        forget();
        (event.target as IDBDatabase).close();
      },
      terminated: forget,
    });
    opened.catch(forget);
    return opened;
  };

  return {
    docs: async kind => {
      const found = await (await open()).getAll('docs', IDBKeyRange.bound([kind, ''], [kind, '\uffff']));
      return found.map(({ id, text }) => ({ id, text }));
    },
    doc: async (kind, id) => (await (await open()).get('docs', [kind, id]))?.text,
    rows: async (table, from = 0) =>
      (await open()).getAll('log', IDBKeyRange.bound([table, from], [table, Infinity])),
    write: async changes => {
      const tx = (await open()).transaction(['docs', 'log'], 'readwrite', { durability: 'strict' });
      const done = tx.done;
      try {
        const expected = changes.filter(c => c.do === 'expect');
        await Promise.all(expected.map(c => make(tx, c)));
        const made = changes.filter(c => c.do !== 'expect').map(c => make(tx, c));
        tx.commit();
        await Promise.all([...made, done]);
      } catch (error) {
        try {
          tx.abort();
        } catch {
          // It has ended already: a failed request aborts its transaction.
        }
        await done.catch(() => undefined);
        throw tx.error ?? error;
      }
    },
    close: async () => {
      const db = await opened;
      forget();
      db?.close();
    },
  };
};
