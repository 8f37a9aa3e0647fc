import type { Column, Missing, Row, Sheet, SheetSpec, SheetTable } from '../kernel/sheet';
import { AREAS, CITIES, COLOURS, CONDITIONS, HOME_CITIES, LETTERS, PILES, START, TRACKS } from './data';

/** A worker on a reward: one colour, one of two (the book's stroke between them), or any. */
export const WORKER_KINDS: readonly string[] = [
  ...COLOURS,
  'any',
  ...COLOURS.flatMap((a, i) => COLOURS.slice(i + 1).map(b => `${a}/${b}`)),
];
export const MILESTONE_WORKERS: readonly string[] = [...COLOURS, 'any'];

const count = (id: string): Column => ({ id, kind: 'count' });
const WORKERS: readonly Column[] = [
  { id: 'worker1', kind: WORKER_KINDS },
  { id: 'worker2', kind: WORKER_KINDS },
];
const counts = (...ids: readonly string[]): readonly Column[] => ids.map(count);

type SheetRow = Row & { readonly id: string };
const blank = (id: string): SheetRow => ({ id });
const numbered = (n: number): readonly string[] => Array.from({ length: n }, (_, i) => `${i + 1}`);

/** p. 14: what the text gives. */
const LOCOMOTIVE_ROWS: readonly SheetRow[] = [
  { id: 'promote', promote: 2 },
  { id: 'cash', cash: 600 },
  { id: 'steps', steps: 3 },
  { id: 'shares', shares: 3 },
  { id: 'rail', rail: 1, railPay: 100 },
];
const TELEGRAPH_TILE_ROWS: readonly SheetRow[] = [
  { id: 'rail', rail: 1 },
  { id: 'promote', promote: 2 },
  { id: 'flip', flip: 2 },
  { id: 'cash', cash: 600 },
  { id: 'locomotive', locomotive: 1 },
  { id: 'steps', steps: 4 },
];

/** p. 1: thirteen city tiles; those of the two home cities are printed on the map. */
const CITY_TILES: readonly string[] = [...HOME_CITIES, ...numbered(13)];

export const TRADE_TILES = numbered(9);
export const START_TILES: readonly string[] = numbered(4).flatMap(n => [`${n}a`, `${n}b`]);
export const MILESTONES: readonly string[] = LETTERS.flatMap(letter =>
  numbered(PILES[letter]).map(n => `${letter}-${n}`),
);
/** Rows for the fields of a track; the text does not say how many there are. */
const MOST_STEPS = 15;
export const STEPS = TRACKS.flatMap(track =>
  Array.from({ length: MOST_STEPS + 1 }, (_, at) => ({ id: `${track}-${at}`, track, at })),
);

const table = (
  id: string,
  columns: readonly Column[],
  rows: readonly SheetRow[],
  named = false,
): SheetTable => ({ id, columns, rows, ...(named && { grows: 'by-name' }) });

const TABLES: readonly SheetTable[] = [
  table(
    'areas',
    counts('value', 'buildings', 'rails'),
    AREAS.map(n => blank(`${n}`)),
  ),
  table('board', [count('logo'), count('terrain'), { id: 'trade', kind: 'flag' }], [blank('board')]),
  table('cities', counts('group', 'price'), CITIES.map(blank), true),
  table('city-rewards', [...counts('group', 'steps'), ...WORKERS], CITY_TILES.map(blank), true),
  table(
    'city-firsts',
    [...counts('pay', 'shares', 'steps', 'promote', 'flip', 'locomotive', 'swap'), ...WORKERS],
    CITY_TILES.map(blank),
    true,
  ),
  table(
    'telegraph',
    [...counts('shares', 'first'), { id: 'trade', kind: 'flag' }, count('link')],
    AREAS.map(n => blank(`${n}`)),
  ),
  table(
    'telegraph-tiles',
    counts('cash', 'steps', 'promote', 'flip', 'locomotive', 'rail'),
    TELEGRAPH_TILE_ROWS,
  ),
  table('locomotives', counts('cash', 'shares', 'steps', 'promote', 'rail', 'railPay'), LOCOMOTIVE_ROWS),
  table(
    'start-tiles',
    [...counts('cash', 'shares', 'steps', 'locomotive', 'swap', 'rail', 'station', 'office'), ...WORKERS],
    START_TILES.map(blank),
    true,
  ),
  table(
    'deals',
    [
      ...counts('cost', 'pay', 'cash', 'steps', 'promote', 'promoteEach', 'flip', 'locomotive', 'swap'),
      ...counts('rail', 'station', 'office'),
      ...WORKERS,
    ],
    TRADE_TILES.flatMap(n => [blank(`${n}-upper`), blank(`${n}-lower`)]),
    true,
  ),
  table('tracks', [count('top')], TRACKS.map(blank)),
  table(
    'steps',
    counts('points', 'pay', 'shares', 'worker'),
    STEPS.map(s => blank(s.id)),
    true,
  ),
  table(
    'milestones',
    [
      count('points'),
      { id: 'worker1', kind: MILESTONE_WORKERS },
      { id: 'worker2', kind: MILESTONE_WORKERS },
      ...[1, 2, 3].flatMap((n): readonly Column[] => [
        { id: `is${n}`, kind: CONDITIONS },
        count(`of${n}`),
        count(`count${n}`),
      ]),
    ],
    MILESTONES.map(blank),
    true,
  ),
];

const sumOf = (rows: readonly Row[], column: string): number | undefined => {
  let sum = 0;
  for (const row of rows) {
    const cell = row[column];
    if (typeof cell !== 'number') return undefined;
    sum += cell;
  }
  return sum;
};

/** p. 2: twelve buildings and fifteen rails stand on a player's board. */
const check = (sheet: Sheet): readonly Missing[] =>
  (['buildings', 'rails'] as const).flatMap((column): readonly Missing[] => {
    const rows = sheet['areas'] ?? [];
    const sum = sumOf(rows, column);
    if (sum === undefined || sum === START[column]) return [];
    const problem = sum < START[column] ? 'too-few' : 'too-many';
    return [{ table: 'areas', row: rows[rows.length - 1]?.id ?? '', column, problem, at: sum }];
  });

export const SHEET: SheetSpec = { tables: TABLES, check };
