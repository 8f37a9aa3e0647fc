import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bundle } from './bundle';
import type { Figure } from './figures';

/** Speed of a game's rules, in a process of their own and bundled as in the app. */
export const rulesFigures = async (id: string): Promise<readonly Figure[]> => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bankhalter-bench-'));
  try {
    const script = path.join(folder, 'rules.cjs');
    writeFileSync(script, bundle('rules.ts', 'node'));
    const replays = path.join(__dirname, '..', '..', 'rules', id, 'replays');
    const { stdout, stderr, status } = spawnSync(process.execPath, [script, id, replays], {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr);
    return JSON.parse(stdout) as readonly Figure[];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
