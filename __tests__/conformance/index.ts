import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import type { Adapter, Mismatch } from './adapter';

export interface FileResult {
  readonly file: string;
  readonly steps: number;
  readonly mismatches: readonly Mismatch[];
  readonly notes: readonly string[];
}

const filesUnder = (path: string): readonly string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .sort()
        .flatMap(name => filesUnder(join(path, name)))
    : path.endsWith('.json')
      ? [path]
      : [];

export const transcriptFiles = (paths: readonly string[]): readonly string[] =>
  paths.flatMap(path => (existsSync(path) ? filesUnder(path) : []));

const formatOf = (document: unknown): string =>
  typeof document === 'object' && document !== null && 'format' in document
    ? String(document.format)
    : 'none';

export const replayFile = (file: string, adapters: readonly Adapter[]): FileResult => {
  const mismatches: Mismatch[] = [];
  const notes: string[] = [];
  let steps = 0;
  try {
    const document: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const adapter = adapters.find(a => a.formats.includes(formatOf(document)));
    if (adapter === undefined)
      mismatches.push({ step: '-', field: 'format', expected: 'a known format', came: formatOf(document) });
    else
      adapter.replay(document, {
        step: () => {
          steps += 1;
        },
        mismatch: m => mismatches.push(m),
        note: text => notes.push(text),
      });
  } catch (error) {
    mismatches.push({ step: steps, field: 'replay', expected: 'no exception', came: String(error) });
  }
  return { file, steps, mismatches, notes };
};
