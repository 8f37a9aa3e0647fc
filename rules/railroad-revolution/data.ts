import type { OptionSpecs } from '../kernel/table';

export const COLOURS = ['white', 'purple', 'grey', 'turquoise', 'orange'] as const;
export const DEEDS = ['station', 'railroad', 'telegraph', 'sell'] as const;
export const TRACKS = ['network', 'stations', 'telegraph'] as const;
export const LOCOMOTIVES = ['promote', 'cash', 'steps', 'shares', 'rail'] as const;
export const TELEGRAPH_TILES = ['rail', 'promote', 'flip', 'cash', 'locomotive', 'steps'] as const;
export const LETTERS = ['A1', 'A2', 'B', 'C', 'D'] as const;
export const CONDITIONS = ['connected', 'stations', 'trade-rails', 'terrain-rails'] as const;

/** p. 3–4, RR-13: what everybody begins with. */
export const START = { cash: 600, shares: 3, white: 4, buildings: 12, rails: 15 } as const;

/** p. 1 and 4: 64 workers; the white ones are those dealt out, the others twelve of each colour. */
export const COLOURED_WORKERS = 12;

/** p. 3: tiles in each of the four stacks of locomotives, by the number of players. */
export const STACK = { 2: 3, 3: 4, 4: 5 } as const satisfies Readonly<Record<number, number>>;

/** p. 2: 38 milestones in five stacks; those of A are dealt out, one of each kind to a player. */
export const PILES = { A1: 4, A2: 4, B: 10, C: 10, D: 10 } as const;

/** p. 6. */
export const SHARE_PRICE = 150;
export const HIRE_PRICE = 800;
export const LEAST_WORKERS = 4;

/** p. 8. */
export const RAILS = { price: 400, triangle: 100, each: 2, turquoise: 3 } as const;

/** p. 16: what a coloured worker costs or brings beside the main action. */
export const EXTRA = {
  station: { purple: 100, turquoise: 300 },
  railroad: { purple: 300, grey: 2, orange: 100, triangle: 50 },
  telegraph: { orange: 100, turquoise: 400 },
  sell: { purple: 3, grey: 1, orange: 100, turquoise: 1 },
} as const;

/** p. 13. */
export const LOCOMOTIVE_POINTS = 8;
/** p. 12: the network track multiplies connected cities of this group. */
export const NETWORK_GROUP = 5;
/** p. 12, variant: 500, 500 and 1000 in place of 50, 50 and 100. */
export const HARD_GATES = 10;
/** p. 11: the tiles from which a new milestone is chosen. */
export const DRAWN = 3;

export const AREAS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export const HOME_CITIES = ['Washington', 'Charlotte'] as const;
/** The cities that the book's text names; the banker adds the others by name. */
export const CITIES = [
  ...HOME_CITIES,
  'Miami',
  'Little Rock',
  'Chicago',
  'Houston',
  'Duluth',
  'Bismarck',
  'Salt Lake City',
  'San Francisco',
  'San Diego',
] as const;

interface Neutral {
  readonly stations: readonly string[];
  readonly offices: readonly number[];
}
/** p. 3: where buildings of unused colours stand as first ones. */
export const NEUTRAL: Readonly<Record<number, Neutral>> = {
  2: { stations: ['San Diego', 'Salt Lake City', 'Duluth', 'Little Rock'], offices: [1, 4, 7] },
  3: { stations: ['San Francisco', 'Houston', 'Bismarck'], offices: [2, 5] },
  4: { stations: [], offices: [] },
};

export const OPTIONS = {
  first: { field: 'player', default: 'p1' },
  gates: { field: ['normal', 'hard'], default: 'normal' },
  milestones: { field: ['three', 'all'], default: 'three' },
} as const satisfies OptionSpecs;
