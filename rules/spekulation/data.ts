import type { OptionSpecs } from '../kernel/table';

/** The eight companies, by their place on the board sheet. */
export const COMPANIES = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8'] as const;
export type CompanyId = (typeof COMPANIES)[number];

/** Spielmaterial: every player has one card of each company and one Bank Holiday. */
export const CARDS = [...COMPANIES, 'holiday'] as const;
export type Card = (typeof CARDS)[number];

/** Spielmaterial: the action tiles in their bag. */
export const TILES = ['trade', 'plus', 'minus', 'none'] as const;
export type Tile = (typeof TILES)[number];
export const TILE_COUNT: Readonly<Record<Tile, number>> = { trade: 3, plus: 1, minus: 1, none: 1 };

/** Laufleiste: the start field and END. */
export const START = 0;
export const END = 60;

/** Spielvorbereitung: shares of each company for 3, 4, 5 and 6 players. */
export const SHARES: Readonly<Record<number, number>> = { 3: 2, 4: 3, 5: 4, 6: 5 };

/** Spielvorbereitung: what each player begins with. */
export const START_CASH = 20;

/** Bewegung: up to this many players one Bank Holiday stops every stone; with more it halves the distance. */
export const SMALL_ROUND = 4;

/** The colours that stones can be painted in. */
export const COLOURS = ['grey', 'blue', 'orange', 'red', 'yellow', 'green', 'violet', 'white'] as const;

export const RANKS = ['r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'r7', 'r8'] as const;
export const DISTANCES = ['d1', 'd2', 'd3', 'd4', 'd5', 'd6'] as const;

export const OPTIONS = {
  start: { field: 'player', default: 'p1' },
  memory: { field: 'flag', default: true },
} as const satisfies OptionSpecs;
