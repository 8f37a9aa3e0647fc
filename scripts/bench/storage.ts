import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Database } from 'node-sqlite3-wasm';
import { sqliteStorage } from '@/store/storage-sqlite';
import { oneWindow } from '@/store/windows';
import { figure, untaken, type Figure } from './figures';
import { LENGTHS, OPENINGS, tableCosts, type Costs } from './table-costs';

const count = (n: number): string => n.toLocaleString('en');

export const costFigures = (where: string, { append, open }: Costs): readonly Figure[] => [
  ...LENGTHS.map(n => figure(`${where}: append record ${count(n)}`, append[n] ?? NaN, 'ms')),
  figure(
    `${where}: append record 10,000 against record 10`,
    (append[10_000] ?? NaN) / (append[10] ?? NaN),
    'ratio',
    {
      most: 1.5,
    },
  ),
  ...OPENINGS.map(n => figure(`${where}: open ${count(n)} records`, open[n] ?? NaN, 'ms', { most: 1000 })),
];

export const noCosts = (where: string, reason: string): readonly Figure[] => [
  ...LENGTHS.map(n => untaken(`${where}: append record ${count(n)}`, 'ms', reason)),
  untaken(`${where}: append record 10,000 against record 10`, 'ratio', reason),
  ...OPENINGS.map(n => untaken(`${where}: open ${count(n)} records`, 'ms', reason)),
];

/** The phone's storage on a real SQLite of this machine, a file on its disk. */
export const sqliteFigures = async (): Promise<readonly Figure[]> => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bankhalter-bench-'));
  const db = new Database(path.join(folder, 'bench.db'));
  try {
    const storage = await sqliteStorage({
      exec: async sql => db.exec(sql),
      run: async (sql, values) => db.run(sql, [...values]),
      all: async (sql, values) => db.all(sql, [...values]),
      close: async () => db.close(),
    });
    return costFigures('SQLite', await tableCosts({ storage, windows: oneWindow }));
  } finally {
    db.close();
    rmSync(folder, { recursive: true, force: true });
  }
};
