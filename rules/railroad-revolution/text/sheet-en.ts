import { STEPS, TRADE_TILES } from '../sheet';
/** The words of the board sheet. */
const BONUS = {
  pay: 'Costs ($)',
  cash: 'Money ($)',
  shares: 'Shares',
  steps: 'Steps',
  promote: 'Promotions',
  promoteEach: '$ for each promotion',
  flip: 'Flips',
  locomotive: 'Locomotives',
  swap: 'Swaps',
  rail: 'Rails',
  railPay: '$ for the rail',
  station: 'Stations',
  office: 'Offices',
  worker1: 'Worker',
  worker2: 'Second worker',
};
const { pay, cash, shares, steps, promote, promoteEach, flip, locomotive, swap } = BONUS;
const { rail, railPay, station, office, worker1, worker2 } = BONUS;

const VALUES = {
  white: 'white',
  purple: 'purple',
  grey: 'grey',
  turquoise: 'turquoise',
  orange: 'orange',
  any: 'any',
  'white/purple': 'white or purple',
  'white/grey': 'white or grey',
  'white/turquoise': 'white or turquoise',
  'white/orange': 'white or orange',
  'purple/grey': 'purple or grey',
  'purple/turquoise': 'purple or turquoise',
  'purple/orange': 'purple or orange',
  'grey/turquoise': 'grey or turquoise',
  'grey/orange': 'grey or orange',
  'turquoise/orange': 'turquoise or orange',
};
const CONDITIONS = {
  connected: 'cities connected',
  stations: 'stations',
  'trade-rails': 'rails with trade symbol',
  'terrain-rails': 'rails with triangles',
};

const DEAL_ROWS: Readonly<Record<string, string>> = Object.fromEntries(
  TRADE_TILES.flatMap(n => [
    [`${n}-upper`, `${n}, upper deal`],
    [`${n}-lower`, `${n}, lower deal`],
  ]),
);
const TRACK_NAMES = { network: 'Network', stations: 'Stations', telegraph: 'Telegraph' };
const STEP_ROWS: Readonly<Record<string, string>> = Object.fromEntries(
  STEPS.map(({ id, track, at }) => [id, `${TRACK_NAMES[track]} ${at}`]),
);

export const sheetEn = {
  areas: {
    title: 'Areas of the player’s board',
    help: 'From left to right: the money above each area, and the pieces that stand in it at the start.',
    columns: { value: 'Sells for ($)', buildings: 'Buildings', rails: 'Rails' },
    problems: {
      'too-few': '12 buildings and 15 rails stand on a board; {{at}} are too few.',
      'too-many': '12 buildings and 15 rails stand on a board; {{at}} are too many.',
    },
  },
  board: {
    title: 'Logo and first rail',
    help: 'How many areas lie left of the company’s logo, and what is printed at the field of the first rail.',
    columns: {
      logo: 'Areas left of the logo',
      terrain: 'Triangles at the first rail',
      trade: 'Trade symbol there',
    },
    rows: { board: 'Board' },
  },
  cities: {
    title: 'Cities',
    help: 'Group and price as printed on the map. A city that is not here is added by its name in play.',
    columns: { group: 'Group', price: 'Price ($)' },
  },
  'city-rewards': {
    title: 'City tiles: main reward',
    help: 'The right side of each tile: steps or workers.',
    values: VALUES,
    columns: { group: 'Group', steps, worker1, worker2 },
  },
  'city-firsts': {
    title: 'City tiles: first station',
    help: 'The left side of each tile: the bonus for the first station.',
    values: VALUES,
    columns: { pay, shares, steps, promote, flip, locomotive, swap, worker1, worker2 },
  },
  telegraph: {
    title: 'Telegraph areas',
    help: 'From left to right: brown and white figure, trade symbol, and the points between an area and the next.',
    columns: {
      shares: 'Shares (brown)',
      first: 'First office (white)',
      trade: 'Trade symbol',
      link: 'Points to the next area',
    },
  },
  'telegraph-tiles': {
    title: 'Telegraph tiles',
    columns: { cash, steps, promote, flip, locomotive, rail },
    rows: {
      rail: 'Rail',
      promote: 'Promotions',
      flip: 'Flips',
      cash: 'Money',
      locomotive: 'Locomotive',
      steps: 'Steps',
    },
  },
  locomotives: {
    title: 'Locomotives',
    columns: { cash, shares, steps, promote, rail, railPay },
    rows: { promote: 'Promotions', cash: 'Money', steps: 'Steps', shares: 'Shares', rail: 'Rail' },
  },
  'start-tiles': {
    title: 'Start tiles',
    help: 'Four tiles with two sides each.',
    values: VALUES,
    columns: { cash, shares, steps, locomotive, swap, rail, station, office, worker1, worker2 },
  },
  deals: {
    title: 'Trade tiles',
    help: 'The upper and the lower deal of each tile: its cost in shares and what it brings.',
    values: VALUES,
    rows: DEAL_ROWS,
    columns: {
      cost: 'Costs (shares)',
      pay,
      cash,
      steps,
      promote,
      promoteEach,
      flip,
      locomotive,
      swap,
      rail,
      station,
      office,
      worker1,
      worker2,
    },
  },
  tracks: {
    title: 'Achievement tracks',
    help: 'How many steps lead from the lowest field to the top.',
    columns: { top: 'Steps to the top' },
    rows: { network: 'Network', stations: 'Stations', telegraph: 'Telegraph' },
  },
  steps: {
    title: 'Fields of the tracks',
    help: 'Counted from the start field, 0. What must be given up to get there stands beside the points.',
    rows: STEP_ROWS,
    columns: { points: 'Points', pay: 'Costs ($)', shares: 'Costs (shares)', worker: 'Costs (workers)' },
  },
  milestones: {
    title: 'Milestones',
    help: 'Points, the workers wanted, and one to three conditions.',
    values: { ...VALUES, ...CONDITIONS },
    columns: {
      points: 'Points',
      worker1: 'Worker',
      worker2: 'Second worker',
      is1: 'Condition 1',
      of1: 'Group or triangles 1',
      count1: 'How many 1',
      is2: 'Condition 2',
      of2: 'Group or triangles 2',
      count2: 'How many 2',
      is3: 'Condition 3',
      of3: 'Group or triangles 3',
      count3: 'How many 3',
    },
  },
};
