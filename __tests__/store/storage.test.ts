import 'fake-indexeddb/auto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Database } from 'node-sqlite3-wasm';
import {
  addRow,
  attempt,
  checksum,
  putDoc,
  readSealed,
  rowPlace,
  seal,
  unseal,
  type Storage,
} from '@/store/storage';
import { idbStorage } from '@/store/storage-idb';
import { memoryStorage } from '@/store/storage-memory';
import { sqliteStorage, type Sql } from '@/store/storage-sqlite';

const folder = mkdtempSync(path.join(tmpdir(), 'bankhalter-'));
afterAll(() => rmSync(folder, { recursive: true }));

export const sqlOf = (db: Database): Sql => ({
  exec: async sql => db.exec(sql),
  run: async (sql, values) => db.run(sql, [...values]),
  all: async (sql, values) => db.all(sql, [...values]),
  close: async () => db.close(),
});

let files = 0;
const KINDS: readonly (readonly [
  name: string,
  open: (again?: string) => Promise<{ storage: Storage; file: string }>,
])[] = [
  ['memory', async () => ({ storage: memoryStorage(), file: '' })],
  [
    'SQLite',
    async (again = path.join(folder, `${files++}.db`)) => ({
      storage: await sqliteStorage(sqlOf(new Database(again))),
      file: again,
    }),
  ],
  ['IndexedDB', async (again = `db${files++}`) => ({ storage: idbStorage(again), file: again })],
];

const ok = { ok: true } as const;
const tried = (storage: Storage, ...changes: Parameters<Storage['write']>[0]) =>
  attempt(async () => {
    await storage.write(changes);
    return ok;
  });

describe.each(KINDS)('%s', (name, open) => {
  test('documents are put, replaced, listed by kind and deleted', async () => {
    const { storage } = await open();
    await storage.write([putDoc('table', 'b', 1), putDoc('table', 'a', 2), putDoc('card', 'a', 3)]);
    await storage.write([putDoc('table', 'b', 4)]);
    expect((await storage.docs('table')).map(d => d.id).sort()).toEqual(['a', 'b']);
    expect(readSealed('table/b', await storage.doc('table', 'b'))).toEqual({ value: 4 });
    await storage.write([{ do: 'delete', kind: 'table', id: 'b' }]);
    expect(await storage.doc('table', 'b')).toBeUndefined();
    expect(await storage.docs('sheet')).toEqual([]);
    await storage.close();
  });

  test('rows come back in the order of seq, from any seq, of one table only', async () => {
    const { storage } = await open();
    await storage.write([
      addRow('t', 10, 'k'),
      addRow('t', 9, 'j'),
      addRow('u', 0, 'x'),
      addRow('t', 2, 'c'),
    ]);
    expect((await storage.rows('t')).map(r => r.seq)).toEqual([2, 9, 10]);
    expect((await storage.rows('t', 9)).map(r => r.text)).toEqual([
      seal('row/t/9', '"j"'),
      seal('row/t/10', '"k"'),
    ]);
    await storage.write([{ do: 'drop', table: 't' }]);
    expect(await storage.rows('t')).toEqual([]);
    expect(await storage.rows('u')).toHaveLength(1);
    await storage.close();
  });

  test('a row is never overwritten, and a write is all or nothing', async () => {
    const { storage } = await open();
    await storage.write([addRow('t', 0, 'first')]);
    const again = await tried(
      storage,
      putDoc('card', 't', 'new'),
      addRow('t', 1, 'next'),
      addRow('t', 0, 'second'),
    );
    expect(again).toMatchObject({ ok: false, reason: 'held-elsewhere' });
    expect(await storage.doc('card', 't')).toBeUndefined();
    expect(await storage.rows('t')).toMatchObject([{ seq: 0, text: seal('row/t/0', '"first"') }]);
    await storage.close();
  });

  test('a write whose expectation is not met changes nothing', async () => {
    const { storage } = await open();
    const lease = (text: string | undefined) => ({ do: 'expect', kind: 'lease', id: 't', text }) as const;
    expect(await tried(storage, lease('me'), addRow('t', 0, 1))).toMatchObject({ reason: 'held-elsewhere' });
    expect(await tried(storage, lease(undefined), { do: 'put', kind: 'lease', id: 't', text: 'me' })).toEqual(
      ok,
    );
    expect(await tried(storage, lease(undefined), addRow('t', 0, 1))).toMatchObject({
      reason: 'held-elsewhere',
    });
    expect(await tried(storage, lease('me'), addRow('t', 0, 1))).toEqual(ok);
    expect(await storage.rows('t')).toHaveLength(1);
    await storage.close();
  });

  test('writes asked for at once do not mix', async () => {
    const { storage } = await open();
    const all = await Promise.all(
      Array.from({ length: 30 }, (_, i) => tried(storage, addRow('t', i % 20, i), putDoc('card', 't', i))),
    );
    expect(all.filter(r => r.ok)).toHaveLength(20);
    expect(readSealed('card/t', await storage.doc('card', 't'))).toEqual({ value: 19 });
    await storage.close();
  });

  test('text of any kind survives', async () => {
    const { storage } = await open();
    const odd = ['', '\u0000', '🚂🇩🇪', "'; DROP TABLE log; --", '\ud800', 'x'.repeat(100_000)];
    await storage.write(odd.map((text, seq) => addRow('t', seq, text)));
    const rows = await storage.rows('t');
    expect(rows.map(r => readSealed(rowPlace('t', r.seq), r.text)?.value)).toEqual(odd);
    await storage.close();
  });

  if (name !== 'memory')
    test('what was written is there when it is opened again', async () => {
      const { storage, file } = await open();
      await storage.write([addRow('t', 0, 'kept'), putDoc('table', 't', 'head')]);
      await storage.close();
      const again = (await open(file)).storage;
      expect(await again.rows('t')).toHaveLength(1);
      expect(await again.docs('table')).toHaveLength(1);
      await again.close();
    });
});

test('SQLite: data of a newer version of the app are left alone', async () => {
  const file = path.join(folder, 'newer.db');
  const db = new Database(file);
  db.exec('PRAGMA user_version = 99');
  await expect(sqliteStorage(sqlOf(db))).rejects.toThrow('newer');
  db.close();
});

test('a seal shows a changed letter, a changed place and a missing part', () => {
  const sealed = seal('row/t/3', '{"amount":30}');
  expect(unseal('row/t/3', sealed)).toBe('{"amount":30}');
  expect(unseal('row/t/3', sealed.replace('30', '31'))).toBeUndefined();
  expect(unseal('row/t/4', sealed)).toBeUndefined();
  for (let i = 0; i < sealed.length; i++) expect(unseal('row/t/3', sealed.slice(0, i))).toBeUndefined();
  for (const junk of [null, undefined, 7, {}, '', '|', 'abc'])
    expect(unseal('row/t/3', junk)).toBeUndefined();
});

test('checksums of 100,000 near texts do not meet', () => {
  const seen = new Set(
    Array.from({ length: 100_000 }, (_, i) => checksum(`row/t/${i}|{"amount":${i % 50}}`)),
  );
  expect(seen.size).toBe(100_000);
});
