import { COMPANIES, MARKET_ROWS, PARS, type Company } from './data';
import type { Listing, State } from './types';

export type Zone = 'yellow' | 'orange' | 'brown';
export interface Cell {
  readonly price: number;
  readonly par: boolean;
  readonly zone?: Zone;
}
export interface Spot {
  readonly row: number;
  readonly col: number;
}

const ZONES: Readonly<Record<string, Zone>> = { y: 'yellow', o: 'orange', b: 'brown' };

const cellFrom = (code: string): Cell | undefined => {
  if (code === '-') return undefined;
  const zone = ZONES[code.slice(-1)];
  const cell = { price: Number.parseInt(code, 10), par: code.endsWith('p') };
  return zone === undefined ? cell : { ...cell, zone };
};

/** The stock market as a grid; the lower left corner has no cells. */
export const GRID: readonly (readonly (Cell | undefined)[])[] = MARKET_ROWS.map(row =>
  row.split(' ').map(cellFrom),
);

export const cellAt = ({ row, col }: Spot): Cell | undefined => GRID[row]?.[col];
export const priceAt = (spot: Spot): number => cellAt(spot)?.price ?? 0;

const PAR_COLUMN = 6;
/** The red-bordered cell of a par price, or nothing where there is none (§8.1). */
export const parSpot = (price: number): Spot | undefined => {
  const row = PARS.findIndex(p => p === price);
  return row < 0 ? undefined : { row, col: PAR_COLUMN };
};

const down = ({ row, col }: Spot): Spot => ({ row: row + 1, col });
const up = ({ row, col }: Spot): Spot => ({ row: row - 1, col });
const first = (at: Spot, ...tries: readonly Spot[]): Spot => tries.find(cellAt) ?? at;

/** §8.2a: one row down for each share sold, never below the bottom. */
export const soldFrom = (at: Spot, shares: number): Spot => {
  let spot = at;
  for (let i = 0; i < shares; i++) spot = first(spot, down(spot));
  return spot;
};
/** §8.2b: a sold-out share rises one row, where there is one. */
export const soldOutFrom = (at: Spot): Spot => first(at, up(at));
/** §8.2c: a dividend moves right, at the right end up. */
export const paidFrom = (at: Spot): Spot => first(at, { row: at.row, col: at.col + 1 }, up(at));
/** §8.2d: no dividend moves left, at the left end down. */
export const withheldFrom = (at: Spot): Spot => first(at, { row: at.row, col: at.col - 1 }, down(at));

export const listingOf = (s: State, company: Company): Listing | undefined => s.companies[company].listing;
export const priceOf = (s: State, company: Company): number => {
  const listing = s.companies[company].listing;
  return listing === undefined ? 0 : priceAt(listing);
};
export const zoneOf = (s: State, company: Company): Zone | undefined => {
  const listing = s.companies[company].listing;
  return listing === undefined ? undefined : cellAt(listing)?.zone;
};

/** §10: shares in any coloured zone count towards no certificate limit. */
export const countsForLimit = (s: State, company: Company): boolean => zoneOf(s, company) === undefined;
/** §10: from the orange zone on a player may hold as much as he likes. */
export const hasShareLimit = (s: State, company: Company): boolean => {
  const zone = zoneOf(s, company);
  return zone !== 'orange' && zone !== 'brown';
};

/** §16: the higher price first, then the further right, then (ruling) the upper row, then who came first. */
const before = (a: Listing, b: Listing): number =>
  priceAt(b) - priceAt(a) || b.col - a.col || a.row - b.row || a.since - b.since;

export const inOrder = (s: State, companies: readonly Company[]): readonly Company[] =>
  [...companies].sort((a, b) => {
    const la = s.companies[a].listing;
    const lb = s.companies[b].listing;
    return la === undefined || lb === undefined ? 0 : before(la, lb);
  });

/** Who lies above a company's marker in its cell: 0 where it is on top. */
export const stackOf = (s: State, company: Company): number => {
  const at = s.companies[company].listing;
  if (at === undefined) return 0;
  return COMPANIES.filter(c => {
    const other = s.companies[c].listing;
    return other !== undefined && other.row === at.row && other.col === at.col && other.since < at.since;
  }).length;
};
