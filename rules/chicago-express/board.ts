import type { Sheet, SheetSpec } from '../kernel/sheet';
import {
  DIAL_STEPS,
  DIALS,
  HEX_IDS,
  HEX_KINDS,
  HEX_ROWS,
  HOMES,
  INDUSTRIES,
  INDUSTRY_TRACK,
  LANDMARK_HEXES,
  RAILROADS,
  START_INCOME,
  type Dial,
  type HexId,
  type Industry,
  type Railroad,
} from './data';
import type { Board, Hex, HexKind, IndustryTrack } from './types';

/** Everything printed on the board. The shipped figures are complete; any of them can be put right. */
export const SHEET: SheetSpec = {
  tables: [
    {
      id: 'hexes',
      columns: [
        { id: 'kind', kind: HEX_KINDS, required: true },
        { id: 'name', kind: 'text' },
        { id: 'cost', kind: 'count', required: true },
        { id: 'income', kind: 'count', required: true },
        { id: 'house', kind: 'count', required: true },
      ],
      rows: HEX_ROWS.map(([id, , , kind, cost, income, house, name]) => ({
        id,
        kind,
        name,
        cost,
        income,
        house,
      })),
    },
    {
      id: 'industry',
      columns: [
        { id: 'start', kind: 'count', required: true },
        { id: 'step', kind: 'count', required: true },
        { id: 'end', kind: 'count', required: true },
      ],
      rows: INDUSTRIES.map(id => ({ id, ...INDUSTRY_TRACK[id] })),
    },
    {
      id: 'income',
      columns: [{ id: 'start', kind: 'count', required: true }],
      rows: RAILROADS.map(id => ({ id, start: START_INCOME[id] })),
    },
    {
      id: 'dials',
      columns: [{ id: 'steps', kind: 'count', required: true }],
      rows: DIALS.map(id => ({ id, steps: DIAL_STEPS[id] })),
    },
  ],
};

type Row = NonNullable<Sheet[string]>[number];
const rowsById = (rows: readonly Row[] = []): ReadonlyMap<string, Row> => new Map(rows.map(r => [r.id, r]));
const count = (row: Row | undefined, column: string, otherwise: number): number => {
  const cell = row?.[column];
  return typeof cell === 'number' ? cell : otherwise;
};

/** Exact records, so that no list of ours can miss a member. */
export const byRailroad = <T>(of: (r: Railroad) => T): Readonly<Record<Railroad, T>> => ({
  prr: of('prr'),
  bo: of('bo'),
  co: of('co'),
  nyc: of('nyc'),
  wabash: of('wabash'),
});
export const byIndustry = <T>(of: (i: Industry) => T): Readonly<Record<Industry, T>> => ({
  detroit: of('detroit'),
  wheeling: of('wheeling'),
  pittsburgh: of('pittsburgh'),
});
export const byDial = <T>(of: (d: Dial) => T): Readonly<Record<Dial, T>> => ({
  auction: of('auction'),
  expand: of('expand'),
  develop: of('develop'),
});

/** The six hexes round one: columns alternate, odd ones sit half a hex lower. */
const around = (col: number, row: number): readonly (readonly [number, number])[] => {
  const low = col % 2 === 1 ? 0 : -1;
  return [
    [col, row - 1],
    [col, row + 1],
    [col - 1, row + low],
    [col - 1, row + low + 1],
    [col + 1, row + low],
    [col + 1, row + low + 1],
  ];
};

const AT = new Map(HEX_ROWS.map(([id, col, row]): readonly [string, HexId] => [`${col}:${row}`, id]));
const NEIGHBOURS = new Map(
  HEX_ROWS.map(([id, col, row]): readonly [HexId, readonly HexId[]] => [
    id,
    around(col, row).flatMap(([c, r]) => {
      const next = AT.get(`${c}:${r}`);
      return next === undefined ? [] : [next];
    }),
  ]),
);
const HOME_OF = new Map(RAILROADS.map((r): readonly [HexId, Railroad] => [HOMES[r], r]));
const INDUSTRY_AT = new Map(INDUSTRIES.map((i): readonly [HexId, Industry] => [LANDMARK_HEXES[i], i]));

const kindOf = (cell: unknown, otherwise: HexKind): HexKind => HEX_KINDS.find(k => k === cell) ?? otherwise;

const readHex = ([id, col, row, kind, cost, income, house]: (typeof HEX_ROWS)[number], cells?: Row): Hex => {
  const home = HOME_OF.get(id);
  const industry = INDUSTRY_AT.get(id);
  return {
    id,
    col,
    row,
    kind: kindOf(cells?.['kind'], kind),
    name: typeof cells?.['name'] === 'string' ? cells['name'] : '',
    cost: count(cells, 'cost', cost),
    income: count(cells, 'income', income),
    house: count(cells, 'house', house),
    neighbours: NEIGHBOURS.get(id) ?? [],
    ...(home === undefined ? undefined : { home }),
    ...(industry === undefined ? undefined : { industry }),
  };
};

export const board = (sheet: Sheet): Board => {
  const cells = rowsById(sheet['hexes']);
  const industry = rowsById(sheet['industry']);
  const income = rowsById(sheet['income']);
  const dials = rowsById(sheet['dials']);
  const all = HEX_ROWS.map(row => readHex(row, cells.get(row[0])));
  return {
    all,
    hexes: new Map(all.map(h => [h.id, h])),
    industry: byIndustry((id): IndustryTrack => {
      const { start, step, end } = INDUSTRY_TRACK[id];
      const row = industry.get(id);
      return {
        start: count(row, 'start', start),
        step: count(row, 'step', step),
        end: count(row, 'end', end),
      };
    }),
    startIncome: byRailroad(id => count(income.get(id), 'start', START_INCOME[id])),
    dials: byDial(id => count(dials.get(id), 'steps', DIAL_STEPS[id])),
  };
};

export const hexAt = (b: Board, id: HexId): Hex => {
  const hex = b.hexes.get(id);
  if (hex === undefined) throw new Error(`no hex ${id}`);
  return hex;
};

/** Hexes by column, then row, as the map is read. */
export const inMapOrder = (hexes: readonly HexId[]): readonly HexId[] => {
  const set = new Set<HexId>(hexes);
  return HEX_IDS.filter(id => set.has(id));
};
