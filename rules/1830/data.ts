import { keysOf } from '../kernel/keys';
import type { Row, SheetSpec } from '../kernel/sheet';
import type { Company as CompanyCard, OptionSpecs } from '../kernel/table';

/** §3, §10: starting cash and certificate limit by the number of players. */
export const STARTING_CASH: Readonly<Record<number, number>> = { 2: 1200, 3: 800, 4: 600, 5: 480, 6: 400 };
export const CERTIFICATE_LIMIT: Readonly<Record<number, number>> = { 2: 28, 3: 20, 4: 16, 5: 13, 6: 11 };

/** The table's options; the first value is the book's. */
export const OPTIONS = {
  /** §11: when a floated company gets its capital. */
  capital: { field: ['next-round', 'at-once'], default: 'next-round' },
  /** §21, §26. */
  diesels: { field: ['six', 'unlimited', 'none'], default: 'six' },
  /** §26. */
  sixes: { field: ['two', 'three'], default: 'two' },
  bank: { field: 'money', default: 12000, min: 3000, max: 100000 },
  /** §10: where several shares of a company in the brown zone may be bought in one turn. */
  brown: { field: ['pool', 'everywhere'], default: 'pool' },
} as const satisfies OptionSpecs;

/** §11: the companies in the order of the book's table. */
export const COMPANIES = ['prr', 'nyc', 'cpr', 'bo', 'co', 'erie', 'nynh', 'bm'] as const;
export type Company = (typeof COMPANIES)[number];
export const CARDS: readonly (CompanyCard & { readonly id: Company })[] = [
  { id: 'prr', code: 'PRR', name: 'Pennsylvania', livery: 'prr' },
  { id: 'nyc', code: 'NYC', name: 'New York Central', livery: 'nyc' },
  { id: 'cpr', code: 'CPR', name: 'Canadian Pacific', livery: 'cpr' },
  { id: 'bo', code: 'B&O', name: 'Baltimore & Ohio', livery: 'bo' },
  { id: 'co', code: 'C&O', name: 'Chesapeake & Ohio', livery: 'co' },
  { id: 'erie', code: 'ERIE', name: 'Erie', livery: 'erie' },
  { id: 'nynh', code: 'NYNH', name: 'New York, New Haven & Hartford', livery: 'nynh' },
  { id: 'bm', code: 'B&M', name: 'Boston & Maine', livery: 'bm' },
];

/** §11: tokens for the map; the book's table counts one more, which lies on the stock market. */
export const TOKENS: Readonly<Record<Company, number>> = {
  prr: 4,
  nyc: 4,
  cpr: 4,
  bo: 3,
  co: 3,
  erie: 3,
  nynh: 2,
  bm: 2,
};
/** §19: the home token is free, the first further one costs 40, each after that 100. */
export const TOKEN_COSTS = [0, 40, 100] as const;

/** §8: ten shares of ten per cent, of which the president's certificate is two. */
export const SHARES = 10;
export const PRESIDENT_SHARES = 2;
/** §8, §11: sixty per cent sold make a company float. */
export const FLOAT_SHARES = 6;
/** §10: sixty per cent of a company for one player. */
export const MOST_SHARES = 6;
/** §12b: half of a company in the bank pool. */
export const MOST_IN_POOL = 5;

/** Where shares are bought: the initial offering and the bank pool. */
export const SOURCES = ['offering', 'pool'] as const;
export type Source = (typeof SOURCES)[number];

/** §7: the privates in the order of sale, by the letters on the map. */
export const PRIVATES = ['SVR', 'C&SL', 'D&H', 'M&H', 'C&A', 'B&O'] as const;
export type Private = (typeof PRIVATES)[number];
interface PrivateData {
  readonly name: string;
  readonly face: number;
  readonly income: number;
}
/** §17: price and income. */
export const PRIVATE_DATA: Readonly<Record<Private, PrivateData>> = {
  SVR: { name: 'Schuylkill Valley', face: 20, income: 5 },
  'C&SL': { name: 'Champlain & St. Lawrence', face: 40, income: 10 },
  'D&H': { name: 'Delaware & Hudson', face: 70, income: 15 },
  'M&H': { name: 'Mohawk & Hudson', face: 110, income: 20 },
  'C&A': { name: 'Camden & Amboy', face: 160, income: 25 },
  'B&O': { name: 'Baltimore & Ohio', face: 220, income: 30 },
};
/** §7.2, §7.3: bids rise and prices fall by five. */
export const BID_STEP = 5;
export const PRICE_CUT = 5;

/** §21: how many there are and what they cost; `rusts` names the train whose first sale scraps this one. */
export const TRAINS = ['2', '3', '4', '5', '6', 'D'] as const;
export type Train = (typeof TRAINS)[number];
interface TrainData {
  readonly count: number;
  readonly price: number;
  readonly rusts?: Train;
}
export const TRAIN_DATA: Readonly<Record<Train, TrainData>> = {
  '2': { count: 6, price: 80, rusts: '4' },
  '3': { count: 5, price: 180, rusts: '6' },
  '4': { count: 4, price: 300, rusts: 'D' },
  '5': { count: 3, price: 450 },
  '6': { count: 2, price: 630 },
  D: { count: 6, price: 1100 },
};
/** §26: the additional 6. */
export const THIRD_SIX = 3;
/** Eight companies hold two each at most and a diesel never leaves: sixteen are as good as any number. */
export const ENDLESS_DIESELS = 16;
/** §21: what may be handed in for a diesel, and what it takes off the price. */
export const TRADE_INS = ['4', '5', '6'] as const;
export const TRADE_VALUE = 300;

export const COLOURS = ['yellow', 'green', 'brown'] as const;
export type Colour = (typeof COLOURS)[number];
interface PhaseData {
  readonly trains: number;
  readonly colours: readonly Colour[];
  /** Operating rounds after the next stock round. */
  readonly rounds: number;
  readonly privatesForCompanies: boolean;
  readonly highOffBoards: boolean;
}
const YELLOW = ['yellow'] as const;
const GREEN = ['yellow', 'green'] as const;
/** §22: what changes with the first train of each kind. */
export const PHASES: Readonly<Record<Train, PhaseData>> = {
  '2': { trains: 4, colours: YELLOW, rounds: 1, privatesForCompanies: false, highOffBoards: false },
  '3': { trains: 4, colours: GREEN, rounds: 2, privatesForCompanies: true, highOffBoards: false },
  '4': { trains: 3, colours: GREEN, rounds: 2, privatesForCompanies: true, highOffBoards: false },
  '5': { trains: 2, colours: COLOURS, rounds: 3, privatesForCompanies: false, highOffBoards: true },
  '6': { trains: 2, colours: COLOURS, rounds: 3, privatesForCompanies: false, highOffBoards: true },
  D: { trains: 2, colours: COLOURS, rounds: 3, privatesForCompanies: false, highOffBoards: true },
};

/** §8.1 says 84; the board and the example of §15 say 82. */
export const PARS = [100, 90, 82, 76, 71, 67] as const;

/**
 * The stock market, top row first: a price and its zone (y yellow, o orange, b brown; p the red-bordered par cells).
 * §10: shares in a zone count towards no certificate limit; from orange on there is no limit of sixty per cent.
 */
export const MARKET_ROWS = [
  '60y 67 71 76 82 90 100p 112 126 142 160 180 200 225 250 275 300 325 350',
  '53y 60y 66 70 76 82 90p 100 112 126 142 160 180 200 220 240 260 280 300',
  '46y 55y 60y 65 70 76 82p 90 100 111 125 140 155 170 185 200',
  '39o 48y 54y 60y 66 71 76p 82 90 100 110 120 130',
  '32o 41o 48y 55y 62 67 71p 76 82 90 100',
  '25b 34o 42o 50y 58y 65 67p 71 75 80',
  '18b 27b 36o 45o 54y 63 67 69 70',
  '10b 20b 30b 40o 50y 60y 67 68',
  '- 10b 20b 30b 40o 50y 60y',
  '- - 10b 20b 30b 40o 50y',
  '- - - 10b 20b 30b 40o',
] as const;

interface FieldData {
  readonly colour: 'beige' | 'yellow' | 'grey' | 'red';
  readonly name?: string;
  readonly cities?: number;
  readonly towns?: number;
  readonly label?: 'OO' | 'B' | 'NY';
  /** §18: what the first tile costs. */
  readonly cost?: number;
  /** What a stop is worth as printed; on red fields until the first 5, then `high` (§20.3). */
  readonly value?: number;
  readonly high?: number;
  /** The private whose field it is (§18). */
  readonly owner?: Private;
}
/** The map: grey and red fields take no tile, yellow ones a green tile first (§18). */
const MAP = {
  A9: { colour: 'red', name: 'Canadian West', value: 30, high: 50 },
  A11: { colour: 'red', name: 'Canadian West', value: 30, high: 50 },
  A17: { colour: 'grey' },
  A19: { colour: 'grey', name: 'Montreal', cities: 1, value: 40 },
  B10: { colour: 'beige', name: 'Barrie', cities: 1 },
  B12: { colour: 'beige' },
  B14: { colour: 'beige' },
  B16: { colour: 'beige', name: 'Ottawa', cities: 1 },
  B18: { colour: 'beige', cost: 80 },
  B20: { colour: 'beige', name: 'Burlington', towns: 1, owner: 'C&SL' },
  B22: { colour: 'beige' },
  B24: { colour: 'red', name: 'Maritime Provinces', value: 20, high: 30 },
  C7: { colour: 'beige' },
  C9: { colour: 'beige' },
  C11: { colour: 'beige' },
  C13: { colour: 'beige' },
  C15: { colour: 'grey', name: 'Kingston', towns: 1, value: 10 },
  C17: { colour: 'beige', cost: 120 },
  C19: { colour: 'beige', cost: 80 },
  C21: { colour: 'beige', cost: 120 },
  C23: { colour: 'beige' },
  D2: { colour: 'grey', name: 'Lansing', cities: 1, value: 20 },
  D4: { colour: 'beige', name: 'Flint', towns: 1 },
  D6: { colour: 'beige', cost: 80 },
  D8: { colour: 'beige' },
  D10: { colour: 'yellow', name: 'Hamilton & Toronto', cities: 2, label: 'OO', cost: 80 },
  D12: { colour: 'beige' },
  D14: { colour: 'grey', name: 'Rochester', cities: 1, value: 20 },
  D16: { colour: 'beige' },
  D18: { colour: 'beige', owner: 'M&H' },
  D20: { colour: 'beige' },
  D22: { colour: 'beige', cost: 120 },
  D24: { colour: 'grey' },
  E3: { colour: 'beige' },
  E5: { colour: 'yellow', name: 'Detroit & Windsor', cities: 2, label: 'OO', cost: 80 },
  E7: { colour: 'beige', name: 'London', towns: 1 },
  E9: { colour: 'grey' },
  E11: { colour: 'yellow', name: 'Dunkirk & Buffalo', cities: 2, label: 'OO' },
  E13: { colour: 'beige' },
  E15: { colour: 'beige' },
  E17: { colour: 'beige', cost: 120 },
  E19: { colour: 'beige', name: 'Albany', cities: 1 },
  E21: { colour: 'beige', cost: 120 },
  E23: { colour: 'yellow', name: 'Boston', cities: 1, label: 'B', value: 30 },
  F2: { colour: 'red', name: 'Chicago', value: 40, high: 70 },
  F4: { colour: 'beige', name: 'Toledo', cities: 1, cost: 80 },
  F6: { colour: 'grey', name: 'Cleveland', cities: 1, value: 30 },
  F8: { colour: 'beige' },
  F10: { colour: 'beige', name: 'Erie', towns: 1 },
  F12: { colour: 'beige' },
  F14: { colour: 'beige' },
  F16: { colour: 'beige', name: 'Scranton', cities: 1, cost: 120, owner: 'D&H' },
  F18: { colour: 'beige' },
  F20: { colour: 'beige', name: 'New Haven & Hartford', towns: 2 },
  F22: { colour: 'beige', name: 'Providence', cities: 1, cost: 80 },
  F24: { colour: 'grey', name: 'Mansfield', towns: 1, value: 10 },
  G3: { colour: 'beige' },
  G5: { colour: 'beige' },
  G7: { colour: 'beige', name: 'Akron & Canton', towns: 2 },
  G9: { colour: 'beige' },
  G11: { colour: 'beige' },
  G13: { colour: 'beige', cost: 120 },
  G15: { colour: 'beige', cost: 120, owner: 'SVR' },
  G17: { colour: 'beige', name: 'Reading & Allentown', towns: 2 },
  G19: {
    colour: 'yellow',
    name: 'New York & Newark',
    cities: 2,
    label: 'NY',
    cost: 80,
    value: 40,
  },
  H2: { colour: 'beige' },
  H4: { colour: 'beige', name: 'Columbus', cities: 1 },
  H6: { colour: 'beige' },
  H8: { colour: 'beige' },
  H10: { colour: 'beige', name: 'Pittsburgh', cities: 1 },
  H12: { colour: 'grey', name: 'Altoona', cities: 1, value: 10 },
  H14: { colour: 'beige' },
  H16: { colour: 'beige', name: 'Lancaster', cities: 1 },
  H18: { colour: 'yellow', name: 'Philadelphia & Trenton', cities: 2, label: 'OO', owner: 'C&A' },
  I1: { colour: 'red', name: 'Gulf', value: 30, high: 60 },
  I3: { colour: 'beige' },
  I5: { colour: 'beige' },
  I7: { colour: 'beige' },
  I9: { colour: 'beige' },
  I11: { colour: 'beige', cost: 120 },
  I13: { colour: 'beige', owner: 'B&O' },
  I15: { colour: 'yellow', name: 'Baltimore', cities: 1, label: 'B', value: 30, owner: 'B&O' },
  I17: { colour: 'beige', cost: 80 },
  I19: { colour: 'grey', name: 'Atlantic City', towns: 1, value: 10 },
  J2: { colour: 'red', name: 'Gulf', value: 30, high: 60 },
  J4: { colour: 'beige' },
  J6: { colour: 'beige' },
  J8: { colour: 'beige' },
  J10: { colour: 'beige', cost: 120 },
  J12: { colour: 'beige', cost: 120 },
  J14: { colour: 'beige', name: 'Washington', cities: 1, cost: 80 },
  K13: { colour: 'red', name: 'Deep South', value: 30, high: 40 },
  K15: { colour: 'grey', name: 'Richmond', cities: 1, value: 20 },
} as const satisfies Readonly<Record<string, FieldData>>;
export type FieldId = keyof typeof MAP;
export const FIELDS: Readonly<Record<FieldId, FieldData>> = MAP;
export const FIELD_IDS = keysOf(MAP);

/** §11: where the home token of each company lies. */
export const HOMES: Readonly<Record<Company, FieldId>> = {
  prr: 'H12',
  nyc: 'E19',
  cpr: 'A19',
  bo: 'I15',
  co: 'F6',
  erie: 'E11',
  nynh: 'G19',
  bm: 'E23',
};

/** §17: the fields whose privates give a company something to build. */
export const CSL_FIELD = 'B20';
export const DH_FIELD = 'F16';

interface TileData {
  readonly colour: Colour;
  readonly count: number;
  readonly cities?: number;
  readonly towns?: number;
  readonly label?: 'OO' | 'B' | 'NY';
  readonly value?: number;
  readonly into?: readonly string[];
}
/** §18.1: every tile, how many there are, what its stops are worth and what may replace it. */
// Ruling: tile 28 becomes 45 (the book's table) or 46 (which its track fits).
const TILE_SET = {
  1: { colour: 'yellow', count: 1, towns: 2, value: 10 },
  2: { colour: 'yellow', count: 1, towns: 2, value: 10 },
  3: { colour: 'yellow', count: 2, towns: 1, value: 10 },
  4: { colour: 'yellow', count: 2, towns: 1, value: 10 },
  7: { colour: 'yellow', count: 4, into: ['18', '26', '27', '28', '29'] },
  8: { colour: 'yellow', count: 8, into: ['16', '19', '23', '24', '25', '28', '29'] },
  9: { colour: 'yellow', count: 7, into: ['18', '19', '20', '23', '24', '26', '27'] },
  14: { colour: 'green', count: 3, cities: 1, value: 30, into: ['63'] },
  15: { colour: 'green', count: 2, cities: 1, value: 30, into: ['63'] },
  16: { colour: 'green', count: 1, into: ['43', '70'] },
  18: { colour: 'green', count: 1, into: ['43'] },
  19: { colour: 'green', count: 1, into: ['45', '46'] },
  20: { colour: 'green', count: 1, into: ['44', '47'] },
  23: { colour: 'green', count: 3, into: ['41', '43', '45', '47'] },
  24: { colour: 'green', count: 3, into: ['42', '43', '46', '47'] },
  25: { colour: 'green', count: 1, into: ['40', '45', '46'] },
  26: { colour: 'green', count: 1, into: ['42', '44', '45'] },
  27: { colour: 'green', count: 1, into: ['41', '44', '46'] },
  28: { colour: 'green', count: 1, into: ['39', '43', '45', '46', '70'] },
  29: { colour: 'green', count: 1, into: ['39', '43', '45', '70'] },
  39: { colour: 'brown', count: 1 },
  40: { colour: 'brown', count: 1 },
  41: { colour: 'brown', count: 2 },
  42: { colour: 'brown', count: 2 },
  43: { colour: 'brown', count: 2 },
  44: { colour: 'brown', count: 1 },
  45: { colour: 'brown', count: 2 },
  46: { colour: 'brown', count: 2 },
  47: { colour: 'brown', count: 1 },
  53: { colour: 'green', count: 2, cities: 1, label: 'B', value: 50, into: ['61'] },
  54: { colour: 'green', count: 1, cities: 2, label: 'NY', value: 60, into: ['62'] },
  55: { colour: 'yellow', count: 1, towns: 2, value: 10 },
  56: { colour: 'yellow', count: 1, towns: 2, value: 10 },
  57: { colour: 'yellow', count: 4, cities: 1, value: 20, into: ['14', '15'] },
  58: { colour: 'yellow', count: 2, towns: 1, value: 10 },
  59: { colour: 'green', count: 2, cities: 2, label: 'OO', value: 40, into: ['64', '65', '66', '67', '68'] },
  61: { colour: 'brown', count: 2, cities: 1, label: 'B', value: 60 },
  62: { colour: 'brown', count: 1, cities: 2, label: 'NY', value: 80 },
  63: { colour: 'brown', count: 3, cities: 1, value: 40 },
  64: { colour: 'brown', count: 1, cities: 2, label: 'OO', value: 50 },
  65: { colour: 'brown', count: 1, cities: 2, label: 'OO', value: 50 },
  66: { colour: 'brown', count: 1, cities: 2, label: 'OO', value: 50 },
  67: { colour: 'brown', count: 1, cities: 2, label: 'OO', value: 50 },
  68: { colour: 'brown', count: 1, cities: 2, label: 'OO', value: 50 },
  69: { colour: 'yellow', count: 1, towns: 2, value: 10 },
  70: { colour: 'brown', count: 1 },
} as const satisfies Readonly<Record<string, TileData>>;
export type TileId = `${keyof typeof TILE_SET}`;
export const TILES: Readonly<Record<TileId, TileData>> = TILE_SET;
export const TILE_IDS = keysOf(TILE_SET);

/** The figures on the players' map: what a tile costs and what printed stops are worth. */
export const SHEET: SheetSpec = {
  tables: [
    {
      id: 'fields',
      columns: [
        { id: 'name', kind: 'text' },
        { id: 'cost', kind: 'count', required: true },
        { id: 'low', kind: 'count', required: true },
        { id: 'high', kind: 'count', required: true },
      ],
      rows: FIELD_IDS.flatMap((id): readonly (Row & { readonly id: string })[] => {
        const { name = '', cost = 0, value = 0, high = value } = FIELDS[id];
        return name === '' && cost === 0 ? [] : [{ id, name, cost, low: value, high }];
      }),
    },
  ],
};
