import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Recorded } from '@/__tests__/rules/recorded';
import type { Game } from '@/rules/kernel/game';
import type { PlayerId } from '@/rules/kernel/ledger';
import { beginStory, replay, tell, type LogRecord, type Story } from '@/rules/kernel/log';
import { blankSheet, type Sheet } from '@/rules/kernel/sheet';
import { gameById } from '@/rules/registry';
import { figure, median, percentile, timed, untaken, type Figure } from './figures';

const RULES = path.join(__dirname, '..', '..', 'rules');
const REPLAYED = 200_000;
const ROUNDS = 9;

/** The longest game that a folder has recorded. */
const longest = (id: string): Recorded | undefined => {
  const folder = path.join(RULES, id, 'replays');
  if (!existsSync(folder)) return undefined;
  const games = readdirSync(folder).map(
    name => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Recorded,
  );
  return games.sort((a, b) => b.actions.length - a.actions.length)[0];
};

export interface Log {
  readonly game: Game;
  readonly begun: Story;
  readonly records: readonly LogRecord[];
}

/** A recorded game as a log that can be replayed, entries and all. */
export const logOf = async (id: string): Promise<Log | string> => {
  const game = gameById(id);
  if (game === undefined) return 'the game is not in the registry';
  const recorded = longest(id);
  if (recorded === undefined) return 'the game has no recorded play';
  const folder = (await import(`../../rules/${id}/examples`)) as { readonly SAMPLE_SHEET?: Sheet };
  const start = beginStory(game, {
    players: Array.from({ length: recorded.players }, (_, i): PlayerId => `p${i + 1}`),
    options: recorded.options,
    sheet: folder.SAMPLE_SHEET ?? blankSheet(game.sheet),
  });
  if (!start.ok) return `the recorded play does not start: ${start.reason}`;
  const records: LogRecord[] = [];
  let { story } = start;
  for (const action of recorded.actions) {
    const before = story.chapters[story.chapters.length - 1]?.table ?? story.start.table;
    const ruling = game.play(before, action);
    if (!ruling.ok) return `the recorded play is refused: ${ruling.reason}`;
    const record: LogRecord = { kind: 'action', at: records.length, action, entries: ruling.entries };
    const told = tell(game, story, record);
    if (!told.ok) return `the recorded play is refused: ${told.reason}`;
    records.push(record);
    story = told.story;
  }
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
export const rulesFigures = async (id: string): Promise<readonly Figure[]> => {
  const said = names(id);
  const log = await logOf(id);
  if (typeof log === 'string')
    return Object.values(said).map(name => untaken(name, name === said.replay ? 'actions/s' : 'ms', log));
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
