/**
 * The map: id, column (0 = west), row (0 = north), kind, cost (the red figure), income, income of the house, name.
 * Flat-topped hexes; odd columns sit half a hex lower. Where a printed board differs, the sheet is corrected.
 */
export const HEX_ROWS = [
  ['A2', 0, 2, 'city', 3, 7, 0, 'Chicago'],
  ['A3', 0, 3, 'plain', 1, 0, 0, ''],
  ['A4', 0, 4, 'plain', 1, 0, 0, ''],
  ['B2', 1, 2, 'plain', 1, 0, 0, ''],
  ['B3', 1, 3, 'plain', 1, 0, 0, ''],
  ['B4', 1, 4, 'plain', 1, 0, 0, ''],
  ['B5', 1, 5, 'city', 1, 2, 2, ''],
  ['B6', 1, 6, 'plain', 1, 0, 0, ''],
  ['C0', 2, 0, 'plain', 1, 0, 0, ''],
  ['C1', 2, 1, 'plain', 1, 0, 0, ''],
  ['C2', 2, 2, 'city', 2, 1, 2, ''],
  ['C3', 2, 3, 'plain', 1, 0, 0, ''],
  ['C4', 2, 4, 'plain', 1, 0, 0, ''],
  ['C5', 2, 5, 'plain', 1, 0, 0, ''],
  ['C6', 2, 6, 'plain', 1, 0, 0, ''],
  ['C7', 2, 7, 'plain', 1, 0, 0, ''],
  ['D0', 3, 0, 'plain', 1, 0, 0, ''],
  ['D1', 3, 1, 'plain', 1, 0, 0, ''],
  ['D2', 3, 2, 'plain', 1, 0, 0, ''],
  ['D3', 3, 3, 'city', 1, 1, 2, 'Fort Wayne'],
  ['D4', 3, 4, 'plain', 1, 0, 0, ''],
  ['D5', 3, 5, 'plain', 1, 0, 0, ''],
  ['D6', 3, 6, 'plain', 1, 0, 0, ''],
  ['D7', 3, 7, 'city', 2, 2, 2, ''],
  ['E0', 4, 0, 'industrial', 3, 0, 0, 'Detroit'],
  ['E1', 4, 1, 'plain', 1, 0, 0, ''],
  ['E2', 4, 2, 'plain', 1, 0, 0, ''],
  ['E3', 4, 3, 'plain', 1, 0, 0, ''],
  ['E4', 4, 4, 'plain', 1, 0, 0, ''],
  ['E5', 4, 5, 'plain', 1, 0, 0, ''],
  ['E6', 4, 6, 'plain', 1, 0, 0, ''],
  ['E7', 4, 7, 'plain', 1, 0, 0, ''],
  ['E8', 4, 8, 'plain', 1, 0, 0, ''],
  ['F1', 5, 1, 'city', 2, 1, 1, ''],
  ['F2', 5, 2, 'plain', 1, 0, 0, ''],
  ['F3', 5, 3, 'plain', 1, 0, 0, ''],
  ['F4', 5, 4, 'plain', 1, 0, 0, ''],
  ['F5', 5, 5, 'city', 1, 1, 1, ''],
  ['F6', 5, 6, 'plain', 1, 0, 0, ''],
  ['F7', 5, 7, 'plain', 1, 0, 0, ''],
  ['F8', 5, 8, 'city', 2, 2, 1, ''],
  ['G2', 6, 2, 'plain', 1, 0, 0, ''],
  ['G3', 6, 3, 'plain', 1, 0, 0, ''],
  ['G4', 6, 4, 'plain', 1, 0, 0, ''],
  ['G5', 6, 5, 'plain', 1, 0, 0, ''],
  ['G6', 6, 6, 'plain', 1, 0, 0, ''],
  ['G7', 6, 7, 'plain', 1, 0, 0, ''],
  ['G8', 6, 8, 'forest', 2, 0, 0, ''],
  ['G9', 6, 9, 'mountain', 3, 1, 2, ''],
  ['H2', 7, 2, 'plain', 1, 0, 0, ''],
  ['H3', 7, 3, 'plain', 1, 0, 0, ''],
  ['H4', 7, 4, 'plain', 1, 0, 0, ''],
  ['H5', 7, 5, 'plain', 1, 0, 0, ''],
  ['H6', 7, 6, 'plain', 1, 0, 0, ''],
  ['H7', 7, 7, 'forest', 2, 0, 0, ''],
  ['H8', 7, 8, 'forest', 2, 0, 0, ''],
  ['H9', 7, 9, 'mountain', 3, 1, 2, ''],
  ['I2', 8, 2, 'city', 1, 2, 2, 'Cleveland'],
  ['I3', 8, 3, 'plain', 1, 0, 0, ''],
  ['I4', 8, 4, 'city', 2, 1, 1, ''],
  ['I5', 8, 5, 'forest', 2, 0, 0, ''],
  ['I6', 8, 6, 'industrial', 3, 0, 0, 'Wheeling'],
  ['I7', 8, 7, 'forest', 2, 0, 0, ''],
  ['I8', 8, 8, 'mountain', 4, 1, 2, ''],
  ['I9', 8, 9, 'city', 3, 2, 1, 'Charleston'],
  ['I10', 8, 10, 'mountain', 3, 1, 2, ''],
  ['J1', 9, 1, 'plain', 1, 0, 0, ''],
  ['J2', 9, 2, 'forest', 1, 0, 0, ''],
  ['J3', 9, 3, 'forest', 2, 0, 0, ''],
  ['J4', 9, 4, 'forest', 2, 0, 0, ''],
  ['J5', 9, 5, 'forest', 2, 0, 0, ''],
  ['J6', 9, 6, 'mountain', 3, 1, 2, ''],
  ['J7', 9, 7, 'mountain', 4, 1, 2, ''],
  ['J8', 9, 8, 'mountain', 4, 1, 2, ''],
  ['J9', 9, 9, 'mountain', 3, 1, 2, ''],
  ['K1', 10, 1, 'plain', 1, 0, 0, ''],
  ['K2', 10, 2, 'forest', 2, 0, 0, ''],
  ['K3', 10, 3, 'forest', 4, 0, 0, ''],
  ['K4', 10, 4, 'industrial', 4, 0, 0, 'Pittsburgh'],
  ['K5', 10, 5, 'forest', 4, 0, 0, ''],
  ['K6', 10, 6, 'mountain', 4, 1, 2, ''],
  ['K7', 10, 7, 'city', 2, 1, 1, ''],
  ['K8', 10, 8, 'mountain', 4, 1, 2, ''],
  ['K9', 10, 9, 'forest', 2, 0, 0, ''],
  ['K10', 10, 10, 'city', 2, 1, 1, ''],
  ['L0', 11, 0, 'city', 2, 3, 2, 'Buffalo'],
  ['L1', 11, 1, 'plain', 1, 0, 0, ''],
  ['L2', 11, 2, 'forest', 2, 0, 0, ''],
  ['L3', 11, 3, 'forest', 3, 0, 0, ''],
  ['L4', 11, 4, 'mountain', 3, 1, 2, ''],
  ['L5', 11, 5, 'mountain', 4, 1, 2, ''],
  ['L6', 11, 6, 'mountain', 2, 1, 2, ''],
  ['L7', 11, 7, 'forest', 3, 0, 0, ''],
  ['L8', 11, 8, 'forest', 2, 0, 0, ''],
  ['L9', 11, 9, 'plain', 1, 0, 0, ''],
  ['M0', 12, 0, 'plain', 1, 0, 0, ''],
  ['M1', 12, 1, 'forest', 2, 0, 0, ''],
  ['M2', 12, 2, 'forest', 2, 0, 0, ''],
  ['M3', 12, 3, 'forest', 3, 0, 0, ''],
  ['M4', 12, 4, 'city', 2, 1, 1, ''],
  ['M5', 12, 5, 'mountain', 4, 1, 2, ''],
  ['M6', 12, 6, 'mountain', 2, 1, 2, ''],
  ['M7', 12, 7, 'forest', 2, 0, 0, ''],
  ['M8', 12, 8, 'forest', 2, 0, 0, ''],
  ['M9', 12, 9, 'forest', 2, 0, 0, ''],
  ['M10', 12, 10, 'city', 1, 1, 1, ''],
  ['N0', 13, 0, 'plain', 1, 0, 0, ''],
  ['N1', 13, 1, 'forest', 3, 0, 0, ''],
  ['N2', 13, 2, 'forest', 3, 0, 0, ''],
  ['N3', 13, 3, 'forest', 2, 0, 0, ''],
  ['N4', 13, 4, 'mountain', 3, 1, 1, ''],
  ['N5', 13, 5, 'forest', 4, 0, 0, ''],
  ['N6', 13, 6, 'city', 2, 1, 1, ''],
  ['N7', 13, 7, 'forest', 2, 0, 0, ''],
  ['N8', 13, 8, 'plain', 2, 0, 0, ''],
  ['N9', 13, 9, 'plain', 1, 0, 0, ''],
  ['O0', 14, 0, 'city', 2, 1, 2, ''],
  ['O1', 14, 1, 'forest', 2, 0, 0, ''],
  ['O2', 14, 2, 'forest', 3, 0, 0, ''],
  ['O3', 14, 3, 'forest', 3, 0, 0, ''],
  ['O4', 14, 4, 'city', 2, 1, 1, ''],
  ['O5', 14, 5, 'plain', 2, 0, 0, ''],
  ['O6', 14, 6, 'plain', 2, 0, 0, ''],
  ['O7', 14, 7, 'plain', 1, 0, 0, ''],
  ['O8', 14, 8, 'plain', 2, 0, 0, ''],
  ['O9', 14, 9, 'forest', 2, 0, 0, ''],
  ['O10', 14, 10, 'city', 2, 2, 1, 'Richmond'],
  ['P0', 15, 0, 'plain', 1, 0, 0, ''],
  ['P1', 15, 1, 'forest', 2, 0, 0, ''],
  ['P2', 15, 2, 'forest', 2, 0, 0, ''],
  ['P3', 15, 3, 'forest', 2, 0, 0, ''],
  ['P4', 15, 4, 'plain', 1, 0, 0, ''],
  ['P5', 15, 5, 'plain', 1, 0, 0, ''],
  ['P6', 15, 6, 'plain', 1, 0, 0, ''],
  ['P7', 15, 7, 'plain', 1, 0, 0, ''],
  ['P8', 15, 8, 'plain', 1, 0, 0, ''],
  ['P9', 15, 9, 'plain', 1, 0, 0, ''],
  ['Q0', 16, 0, 'city', 2, 1, 1, ''],
  ['Q1', 16, 1, 'forest', 2, 0, 0, ''],
  ['Q2', 16, 2, 'forest', 2, 0, 0, ''],
  ['Q3', 16, 3, 'city', 2, 1, 1, 'Binghamton'],
  ['Q4', 16, 4, 'forest', 2, 0, 0, ''],
  ['Q5', 16, 5, 'plain', 1, 0, 0, ''],
  ['Q6', 16, 6, 'plain', 1, 0, 0, ''],
  ['Q7', 16, 7, 'start', 0, 0, 0, 'Baltimore'],
  ['Q8', 16, 8, 'plain', 1, 0, 0, ''],
  ['Q9', 16, 9, 'start', 0, 0, 0, 'Washington'],
  ['R0', 17, 0, 'plain', 1, 0, 0, ''],
  ['R1', 17, 1, 'forest', 2, 0, 0, ''],
  ['R2', 17, 2, 'forest', 2, 0, 0, ''],
  ['R3', 17, 3, 'forest', 2, 0, 0, ''],
  ['R4', 17, 4, 'plain', 1, 0, 0, ''],
  ['R5', 17, 5, 'start', 0, 0, 0, 'Philadelphia'],
  ['R6', 17, 6, 'plain', 1, 0, 0, ''],
  ['S0', 18, 0, 'city', 2, 1, 2, ''],
  ['S1', 18, 1, 'plain', 1, 0, 0, ''],
  ['S2', 18, 2, 'plain', 1, 0, 0, ''],
  ['S3', 18, 3, 'start', 0, 0, 0, 'New York'],
  ['S4', 18, 4, 'plain', 1, 0, 0, ''],
  ['S5', 18, 5, 'plain', 1, 0, 0, ''],
] as const;

export type HexId = (typeof HEX_ROWS)[number][0];
export const HEX_IDS: readonly HexId[] = HEX_ROWS.map(row => row[0]);

/** p. 1: the kinds of hex on the map. */
export const HEX_KINDS = ['plain', 'forest', 'mountain', 'city', 'industrial', 'start'] as const;

/** The railroads, in the order of the opening auctions; Wabash comes last and later. */
export const RAILROADS = ['prr', 'bo', 'co', 'nyc', 'wabash'] as const;
export type Railroad = (typeof RAILROADS)[number];

/** p. 1: shares and locomotives in the box; p. 2: where each railroad starts. */
export const SHARES: Readonly<Record<Railroad, number>> = { prr: 3, bo: 4, co: 6, nyc: 5, wabash: 2 };
export const LOCOMOTIVES: Readonly<Record<Railroad, number>> = {
  prr: 20,
  bo: 22,
  co: 26,
  nyc: 24,
  wabash: 11,
};
export const HOMES: Readonly<Record<Railroad, HexId>> = {
  prr: 'R5',
  bo: 'Q7',
  co: 'Q9',
  nyc: 'S3',
  wabash: 'D3',
};

/** p. 2: the green fields of the income track; p. 8: Wabash starts at 1, with the house of Fort Wayne on top. */
export const START_INCOME: Readonly<Record<Railroad, number>> = { prr: 7, bo: 6, co: 5, nyc: 8, wabash: 1 };

/** p. 3: the opening auctions and their minimum bids. */
export const OPENING = [
  ['prr', 7],
  ['bo', 6],
  ['co', 5],
  ['nyc', 8],
] as const;

/** p. 2: start money by number of players, $120 in all. */
export const START_MONEY: Readonly<Record<number, number>> = { 2: 60, 3: 40, 4: 30, 5: 24, 6: 20 };

/** p. 4: how often an action can be chosen until its dial stands on red. */
export const DIALS = ['auction', 'expand', 'develop'] as const;
export type Dial = (typeof DIALS)[number];
export const DIAL_STEPS: Readonly<Record<Dial, number>> = { auction: 3, expand: 5, develop: 4 };
export const RED_DIALS_FOR_DIVIDEND = 2;

/** p. 2 and p. 7: the industry track. */
export const INDUSTRIES = ['detroit', 'wheeling', 'pittsburgh'] as const;
export type Industry = (typeof INDUSTRIES)[number];
export const INDUSTRY_TRACK: Readonly<Record<Industry, { start: number; step: number; end: number }>> = {
  detroit: { start: 1, step: 1, end: 8 },
  wheeling: { start: 3, step: 1, end: 6 },
  pittsburgh: { start: 4, step: 2, end: 8 },
};

/** Hexes that have a rule of their own. */
export const LANDMARKS = ['chicago', 'detroit', 'wheeling', 'pittsburgh', 'fort-wayne'] as const;
export type Landmark = (typeof LANDMARKS)[number];
export const LANDMARK_HEXES = {
  chicago: 'A2',
  detroit: 'E0',
  wheeling: 'I6',
  pittsburgh: 'K4',
  'fort-wayne': 'D3',
} as const satisfies Readonly<Record<Landmark, HexId>>;

/** p. 5: hexes in one expansion; p. 7: what a forest brings when it is developed. */
export const MOST_HEXES = 3;
export const FOREST_MONEY = 2;
/** p. 2: houses in the supply; p. 8: how few, and how many empty charters, end the game. */
export const HOUSES = 20;
export const HOUSES_AT_END = 3;
export const CHARTERS_AT_END = 3;
/** p. 2: the income track; beyond it the +50 token counts. */
export const INCOME_TRACK = 50;
