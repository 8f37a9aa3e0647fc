import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Recorded } from '@/__tests__/rules/recorded';
import type { Game } from '@/rules/kernel/game';
import type { PlayerId } from '@/rules/kernel/ledger';
import { beginStory, currentTable, replay, type LogRecord, type Story } from '@/rules/kernel/log';
import { blankSheet } from '@/rules/kernel/sheet';
import { gameById } from '@/rules/registry';
import { figure, median, percentile, timed, type Figure } from './figures';

const REPLAYED = 200_000;
const ROUNDS = 9;

/** The longest game that a folder has recorded. */
const longest = (folder: string): Recorded => {
  const games = readdirSync(folder).map(
    name => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Recorded,
  );
  const [first] = games.sort((a, b) => b.actions.length - a.actions.length);
  if (first === undefined) throw new Error(`no recorded play in ${folder}`);
  return first;
};

interface Log {
  readonly game: Game;
  readonly begun: Story;
  readonly records: readonly LogRecord[];
}

/** A recorded game as a log that can be replayed, entries and all. */
const logOf = (id: string, folder: string): Log => {
  const game = gameById(id);
  if (game === undefined) throw new Error(`${id} is not in the registry`);
  const { players, options, actions } = longest(folder);
  const start = beginStory(game, {
    players: Array.from({ length: players }, (_, i): PlayerId => `p${i + 1}`),
    options,
    sheet: blankSheet(game.sheet),
  });
  if (!start.ok) throw new Error(`the recorded play does not start: ${start.reason}`);
  let table = currentTable(start.story);
  const records = actions.map((action, at): LogRecord => {
    const ruling = game.play(table, action);
    if (!ruling.ok) throw new Error(`the recorded play is refused: ${ruling.reason}`);
    table = ruling.table;
    return { kind: 'action', at, action, entries: ruling.entries };
  });
  return { game, begun: start.story, records };
};

const names = (id: string) => ({
  replay: `${id}: actions replayed`,
  apply50: `${id}: apply, half of all below`,
  apply99: `${id}: apply, 99 % below`,
  legal50: `${id}: legal, half of all below`,
  legal99: `${id}: legal, 99 % below`,
});

/**
 * Actions a second over many replays, by the time of the processor: on a quiet machine that is the time of the clock (and a
 * little more, for it counts the collector of garbage), and on a busy one others do not spoil it.
 */
const replayed = ({ game, begun, records }: Log): number => {
  const rounds = Math.ceil(REPLAYED / records.length);
  const run = (): void => {
    for (let i = 0; i < rounds; i++) replay(game, begun, records);
  };
  run();
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (rounds * records.length * 1e6) / (user + system);
};

/** One step timed over and over, in milliseconds: other work of the machine shows in few of the rounds. */
const settled = (work: () => unknown): number =>
  median(Array.from({ length: ROUNDS }, () => timed(work))) / 1000;

/** Speed of a game's rules: whole replays with ledger and comparison, then single applies and lists of offers. */
const rulesFigures = (id: string, folder: string): readonly Figure[] => {
  const said = names(id);
  const log = logOf(id, folder);
  const { game, begun, records } = log;

  const rate = replayed(log);
  const { story } = replay(game, begun, records);
  const tables = [story.start.table, ...story.chapters.map(c => c.table)];
  const apply: number[] = [];
  const legal: number[] = [];
  for (const [i, record] of records.entries()) {
    const table = tables[i];
    if (table === undefined || record.kind !== 'action') continue;
    apply.push(settled(() => game.play(table, record.action)));
    legal.push(settled(() => game.legal(table)));
  }
  return [
    figure(said.replay, rate, 'actions/s', { least: 100_000 }),
    figure(said.apply50, percentile(apply, 0.5), 'ms'),
    figure(said.apply99, percentile(apply, 0.99), 'ms', { most: 1 }),
    figure(said.legal50, percentile(legal, 0.5), 'ms'),
    figure(said.legal99, percentile(legal, 0.99), 'ms', { most: 1 }),
  ];
};

const [, , id = '', folder = ''] = process.argv;
console.log(JSON.stringify(rulesFigures(id, folder)));
