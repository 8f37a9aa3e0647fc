import { queue } from './queue';
import { unexpected, type Change, type Doc, type Row, type Storage } from './storage';

/** The little of SQLite that the storage needs; one connection, one statement at a time. */
export interface Sql {
  readonly exec: (sql: string) => Promise<unknown>;
  readonly run: (sql: string, values: readonly (string | number)[]) => Promise<unknown>;
  readonly all: (sql: string, values: readonly (string | number)[]) => Promise<readonly unknown[]>;
  readonly close: () => Promise<unknown>;
}

/** Each entry lifts the schema by one version; the number of entries is the version. Never change one that was released. */
const MIGRATIONS: readonly string[] = [
  `CREATE TABLE docs (kind TEXT NOT NULL, id TEXT NOT NULL, text TEXT NOT NULL, PRIMARY KEY (kind, id)) WITHOUT ROWID;
   CREATE TABLE log (tableId TEXT NOT NULL, seq INTEGER NOT NULL, text TEXT NOT NULL, PRIMARY KEY (tableId, seq)) WITHOUT ROWID;`,
];

const migrate = async (sql: Sql): Promise<void> => {
  const [found] = (await sql.all('PRAGMA user_version', [])) as readonly { readonly user_version: number }[];
  const version = found?.user_version ?? 0;
  if (version > MIGRATIONS.length) throw new Error('the data were written by a newer version of the app');
  for (const [i, step] of MIGRATIONS.entries())
    if (i >= version) await sql.exec(`BEGIN IMMEDIATE; ${step} PRAGMA user_version = ${i + 1}; COMMIT;`);
};

const make = async (sql: Sql, change: Change): Promise<void> => {
  switch (change.do) {
    case 'put':
      await sql.run('INSERT OR REPLACE INTO docs (kind, id, text) VALUES (?, ?, ?)', [
        change.kind,
        change.id,
        change.text,
      ]);
      return;
    case 'delete':
      await sql.run('DELETE FROM docs WHERE kind = ? AND id = ?', [change.kind, change.id]);
      return;
    case 'add':
      await sql.run('INSERT INTO log (tableId, seq, text) VALUES (?, ?, ?)', [
        change.table,
        change.seq,
        change.text,
      ]);
      return;
    case 'drop':
      await sql.run('DELETE FROM log WHERE tableId = ?', [change.table]);
      return;
    case 'expect': {
      const [doc] = await sql.all('SELECT text FROM docs WHERE kind = ? AND id = ?', [
        change.kind,
        change.id,
      ]);
      if ((doc as Doc | undefined)?.text !== change.text) throw unexpected();
    }
  }
};

/** The storage on a phone. In WAL mode with `synchronous = FULL` a commit is on the disk before it returns. */
export const sqliteStorage = async (sql: Sql): Promise<Storage> => {
  await sql.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  await migrate(sql);

  // One connection: statements of two transactions must not mix, so everything waits for what came before it.
  const inTurn = queue();

  return {
    docs: kind =>
      inTurn(
        async () =>
          (await sql.all('SELECT id, text FROM docs WHERE kind = ? ORDER BY id', [kind])) as readonly Doc[],
      ),
    doc: (kind, id) =>
      inTurn(async () => {
        const [doc] = await sql.all('SELECT text FROM docs WHERE kind = ? AND id = ?', [kind, id]);
        return (doc as Doc | undefined)?.text;
      }),
    rows: (table, from = 0) =>
      inTurn(
        async () =>
          (await sql.all('SELECT seq, text FROM log WHERE tableId = ? AND seq >= ? ORDER BY seq', [
            table,
            from,
          ])) as readonly Row[],
      ),
    write: changes =>
      inTurn(async () => {
        await sql.exec('BEGIN IMMEDIATE');
        try {
          for (const change of changes) await make(sql, change);
          await sql.exec('COMMIT');
        } catch (error) {
          await sql.exec('ROLLBACK').catch(() => undefined);
          throw error;
        }
      }),
    close: () => inTurn(async () => void (await sql.close())),
  };
};
