import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { webFigures } from './bench/web';
import type { Figure } from './bench/figures';
import { rulesFigures } from './bench/games';
import { sqliteFigures } from './bench/storage';
import { indexedDbFigures } from './bench/indexed-db';

/**
 * `npm run bench` prints one JSON line per figure; `-- --record VERSION` also keeps them in the history of releases, and
 * `-- --only WORD` takes those groups alone whose name has the word in it.
 */
const HISTORY = path.join(__dirname, 'bench', 'history.jsonl');
const GROUPS: readonly (readonly [name: string, take: () => Promise<readonly Figure[]>])[] = [
  ['rules-1830', () => rulesFigures('1830')],
  ['rules-chicago-express', () => rulesFigures('chicago-express')],
  ['storage-sqlite', sqliteFigures],
  ['storage-indexeddb', indexedDbFigures],
  ['web', webFigures],
];

const argument = (name: string): string | undefined => {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : process.argv[at + 1];
};

const main = async (): Promise<void> => {
  const only = argument('--only') ?? '';
  const version = argument('--record');
  const taken: Figure[] = [];
  for (const [name, take] of GROUPS.filter(([group]) => group.includes(only))) {
    const figures = await take().catch((error: unknown): readonly Figure[] => [
      { name, value: null, unit: '', goal: null, met: false, reason: String(error) },
    ]);
    for (const one of figures) console.log(JSON.stringify(one));
    taken.push(...figures);
  }
  if (version === undefined) return;
  const machine = `${os.cpus()[0]?.model.trim() ?? 'unknown'}, ${os.cpus().length} cores, Node ${process.versions.node}`;
  const figures = Object.fromEntries(taken.map(f => [f.name, f.value]));
  const line = JSON.stringify({ version, on: new Date().toISOString().slice(0, 10), machine, figures });
  const before = existsSync(HISTORY) ? readFileSync(HISTORY, 'utf8').split('\n') : [];
  const others = before.filter(
    old => old !== '' && (JSON.parse(old) as { version: string }).version !== version,
  );
  writeFileSync(HISTORY, [...others, line, ''].join('\n'));
};

void main();
