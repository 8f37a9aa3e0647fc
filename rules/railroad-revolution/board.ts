import type { Cell, CellRef, Row, Sheet } from '../kernel/sheet';
import { COLOURS, CONDITIONS, LETTERS, TRACKS } from './data';
import { SHEET } from './sheet';
import type { Colour, ConditionName, DealName, Letter, Track } from './types';

/** What a tile gives: costs first, then what comes at once, then what becomes open. */
export interface Bonus {
  readonly pay: number;
  readonly cash: number;
  readonly shares: number;
  readonly steps: number;
  readonly promote: number;
  readonly promoteEach: number;
  readonly flip: number;
  readonly locomotive: number;
  readonly swap: number;
  readonly rail: number;
  readonly railPay: number;
  readonly station: number;
  readonly office: number;
  readonly workers: readonly (readonly Colour[])[];
}
export interface Condition {
  readonly is: ConditionName;
  /** The group of cities, or the number of triangles. */
  readonly of: number;
  readonly count: number;
}
export interface Milestone {
  readonly letter: Letter;
  readonly points: number | null;
  readonly workers: readonly (Colour | 'any')[];
  /** Absent while a figure that decides it is not known. */
  readonly conditions: readonly Condition[] | null;
}
export interface Gate {
  readonly points: number | null;
  readonly pay: number;
  readonly shares: number;
  readonly worker: number;
}
type Known<K extends string> = Readonly<Record<K, number | null>>;

/** The sheet as the rules read it; `null` is a printed figure that nobody has said yet. */
export interface Board {
  readonly areas: readonly Known<'value' | 'buildings' | 'rails'>[];
  readonly logo: number | null;
  readonly firstRail: { readonly terrain: number | null; readonly trade: boolean | null };
  readonly cities: Readonly<Record<string, Known<'group' | 'price'>>>;
  readonly cityTiles: Readonly<
    Record<string, { readonly group: number | null; readonly reward: Bonus | null }>
  >;
  readonly firsts: Readonly<Record<string, Bonus | null>>;
  readonly telegraph: readonly (Known<'shares' | 'first' | 'link'> & { readonly trade: boolean | null })[];
  readonly telegraphTiles: Readonly<Record<string, Bonus | null>>;
  readonly locomotives: Readonly<Record<string, Bonus | null>>;
  readonly startTiles: Readonly<Record<string, Bonus | null>>;
  readonly trades: readonly string[];
  readonly deals: Readonly<Record<string, { readonly cost: number | null; readonly reward: Bonus | null }>>;
  readonly tops: Readonly<Record<Track, number | null>>;
  readonly steps: Readonly<Record<string, Gate>>;
  readonly milestones: Readonly<Record<string, Milestone>>;
}

const num = (cell: Cell | undefined): number | null => (typeof cell === 'number' ? cell : null);
const flag = (cell: Cell | undefined): boolean | null => (typeof cell === 'boolean' ? cell : null);
const or0 = (cell: Cell | undefined): number => num(cell) ?? 0;
const isColour = (x: unknown): x is Colour => COLOURS.some(c => c === x);

const workerOf = (cell: Cell | undefined): readonly (readonly Colour[])[] => {
  if (typeof cell !== 'string') return [];
  const colours = cell === 'any' ? COLOURS : cell.split('/').filter(isColour);
  return colours.length > 0 ? [colours] : [];
};

/** A row in which nothing is filled in (but for what stands outside the bonus) is a bonus not known yet. */
const bonusOf = (row: Row, besides: readonly string[] = []): Bonus | null => {
  const known = Object.entries(row).some(([k, cell]) => k !== 'id' && cell !== null && !besides.includes(k));
  if (!known) return null;
  return {
    pay: or0(row['pay']),
    cash: or0(row['cash']),
    shares: or0(row['shares']),
    steps: or0(row['steps']),
    promote: or0(row['promote']),
    promoteEach: or0(row['promoteEach']),
    flip: or0(row['flip']),
    locomotive: or0(row['locomotive']),
    swap: or0(row['swap']),
    rail: or0(row['rail']),
    railPay: or0(row['railPay']),
    station: or0(row['station']),
    office: or0(row['office']),
    workers: [...workerOf(row['worker1']), ...workerOf(row['worker2'])],
  };
};

const conditionsOf = (row: Row): readonly Condition[] | null => {
  const conditions: Condition[] = [];
  for (const n of [1, 2, 3]) {
    const is = CONDITIONS.find(c => c === row[`is${n}`]);
    if (is === undefined) continue;
    const count = num(row[`count${n}`]);
    const of = is === 'trade-rails' ? 0 : num(row[`of${n}`]);
    if (count === null || of === null) return null;
    conditions.push({ is, of, count });
  }
  return conditions.length > 0 ? conditions : null;
};

const milestoneOf = (id: string, row: Row): Milestone => ({
  letter: LETTERS.find(l => id.startsWith(l)) ?? 'D',
  points: num(row['points']),
  workers: [row['worker1'], row['worker2']].filter((w): w is Colour | 'any' => w === 'any' || isColour(w)),
  conditions: conditionsOf(row),
});

const gateOf = (row: Row): Gate => ({
  points: num(row['points']),
  pay: or0(row['pay']),
  shares: or0(row['shares']),
  worker: or0(row['worker']),
});

export const board = (sheet: Sheet): Board => {
  const rows = (table: string): Sheet[string] => sheet[table] ?? [];
  // without a prototype: an id from outside finds a row or nothing
  const by = <T>(table: string, read: (row: Row, id: string) => T): Readonly<Record<string, T>> => {
    const page: Record<string, T> = Object.create(null);
    for (const row of rows(table)) page[row.id] = read(row, row.id);
    return page;
  };
  const [single] = rows('board');
  const tops = by('tracks', row => num(row['top']));
  return {
    areas: rows('areas').map(r => ({
      value: num(r['value']),
      buildings: num(r['buildings']),
      rails: num(r['rails']),
    })),
    logo: num(single?.['logo']),
    firstRail: { terrain: num(single?.['terrain']), trade: flag(single?.['trade']) },
    cities: by('cities', r => ({ group: num(r['group']), price: num(r['price']) })),
    cityTiles: by('city-rewards', r => ({ group: num(r['group']), reward: bonusOf(r, ['group']) })),
    firsts: by('city-firsts', r => bonusOf(r)),
    telegraph: rows('telegraph').map(r => ({
      shares: num(r['shares']),
      first: num(r['first']),
      link: num(r['link']),
      trade: flag(r['trade']),
    })),
    telegraphTiles: by('telegraph-tiles', r => bonusOf(r)),
    locomotives: by('locomotives', r => bonusOf(r)),
    startTiles: by('start-tiles', r => bonusOf(r)),
    trades: [...new Set(rows('deals').map(r => r.id.replace(/-(upper|lower)$/, '')))],
    deals: by('deals', r => ({ cost: num(r['cost']), reward: bonusOf(r, ['cost']) })),
    tops: Object.fromEntries(TRACKS.map(t => [t, tops[t] ?? null])) as Readonly<Record<Track, number | null>>,
    steps: by('steps', gateOf),
    milestones: by('milestones', (r, id) => milestoneOf(id, r)),
  };
};

export const dealId = (tile: string, deal: DealName): string => `${tile}-${deal}`;
export const stepId = (track: Track, at: number): string => `${track}-${at}`;

/** The columns of a sheet's row that are asked for together. */
export const rowOf = (table: string, row: string): readonly CellRef[] =>
  (SHEET.tables.find(t => t.id === table)?.columns ?? []).map(c => ({ table, row, column: c.id }));
