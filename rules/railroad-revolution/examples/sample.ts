import type { Row, Sheet } from '../../kernel/sheet';

/**
 * An INVENTED SAMPLE for examples and tests: none of these figures is printed on the real board,
 * but for those that the book's own examples state. The app never ships it.
 */
const numbered = (rows: readonly Row[]): readonly (Row & { readonly id: string })[] =>
  rows.map((row, i) => ({ ...row, id: `${i + 1}` }));

const TRACK: readonly Row[] = [
  { points: 0 },
  { points: 1 },
  { points: 2 },
  { points: 3, pay: 50 },
  { points: 4 },
  { points: 5, shares: 1 },
  { points: 7 },
  { points: 8, worker: 1 },
];
const stepsOf = (track: string): readonly (Row & { readonly id: string })[] =>
  TRACK.map((row, n) => ({ ...row, id: `${track}-${n}` }));

const one = (letter: string, n: number, points: number, rest: Row): Row & { readonly id: string } => ({
  id: `${letter}-${n}`,
  points,
  ...rest,
});
const COLOURS = ['white', 'purple', 'grey', 'turquoise', 'orange'] as const;
const colour = (n: number): string => COLOURS[n % 5] ?? 'white';
const stacks = (letter: 'B' | 'C', points: number) =>
  Array.from({ length: 10 }, (_, i) =>
    one(letter, i + 1, points + i, {
      worker1: colour(i),
      ...(i > 6 && { worker2: colour(i + 1) }),
      is1: i % 2 === 0 ? 'terrain-rails' : 'connected',
      of1: i % 2 === 0 ? i % 4 : 2,
      count1: letter === 'B' ? 1 : 2,
    }),
  );

export const SAMPLE_SHEET: Sheet = {
  areas: numbered([
    { value: 600, buildings: 0, rails: 1 },
    { value: 700, buildings: 2, rails: 2 },
    { value: 750, buildings: 2, rails: 2 },
    { value: 800, buildings: 2, rails: 2 },
    { value: 850, buildings: 2, rails: 2 },
    { value: 900, buildings: 1, rails: 2 },
    { value: 950, buildings: 1, rails: 2 },
    { value: 1000, buildings: 2, rails: 2 },
  ]),
  board: [{ id: 'board', logo: 2, terrain: 1, trade: false }],
  cities: [
    { id: 'Washington', group: 1, price: 120 },
    { id: 'Charlotte', group: 1, price: 160 },
    { id: 'Miami', group: 2, price: 210 },
    { id: 'Little Rock', group: 2, price: 230 },
    { id: 'Chicago', group: 3, price: 280 },
    { id: 'San Diego', group: 5, price: 480 },
    { id: 'San Francisco', group: 5, price: 520 },
  ],
  'city-rewards': [
    { id: 'Washington', steps: 2 },
    { id: 'Charlotte', worker1: 'grey/orange' },
    { id: '1', group: 2, worker1: 'purple' },
    { id: '2', group: 2, steps: 3 },
    { id: '3', group: 3, worker1: 'turquoise', worker2: 'grey' },
    { id: '4', group: 5, steps: 4 },
    { id: '5', group: 5, worker1: 'any' },
  ],
  'city-firsts': [
    { id: 'Washington', shares: 2 },
    { id: 'Charlotte', pay: 200, promote: 2 },
    { id: '1', pay: 50, flip: 1 },
    { id: '2', swap: 1 },
    { id: '3', shares: 1, promote: 1 },
    { id: '4', pay: 100, locomotive: 1 },
    { id: '5', pay: 200, worker1: 'any' },
  ],
  telegraph: numbered([
    { shares: 2, first: 1, trade: false, link: 5 },
    { shares: 3, first: 1, trade: false, link: 5 },
    { shares: 2, first: 2, trade: true, link: 8 },
    { shares: 3, first: 1, trade: false, link: 5 },
    { shares: 2, first: 2, trade: false, link: 8 },
    { shares: 1, first: 3, trade: true, link: 5 },
    { shares: 3, first: 1, trade: false, link: 8 },
    { shares: 4, first: 1, trade: false, link: null },
  ]),
  'telegraph-tiles': [
    { id: 'rail', rail: 1 },
    { id: 'promote', promote: 2 },
    { id: 'flip', flip: 2 },
    { id: 'cash', cash: 600 },
    { id: 'locomotive', locomotive: 1 },
    { id: 'steps', steps: 4 },
  ],
  locomotives: [
    { id: 'promote', promote: 2 },
    { id: 'cash', cash: 600 },
    { id: 'steps', steps: 3 },
    { id: 'shares', shares: 3 },
    { id: 'rail', rail: 1, railPay: 100 },
  ],
  'start-tiles': [
    { id: '1a', shares: 3 },
    { id: '1b', rail: 1 },
    { id: '2a', steps: 3 },
    { id: '2b', office: 1 },
    { id: '3a', swap: 1, cash: 50 },
    { id: '3b', station: 1 },
    { id: '4a', locomotive: 1 },
    { id: '4b', steps: 2, shares: 1 },
  ],
  deals: [
    { id: '1-upper', cost: 1, promote: 2, promoteEach: 100 },
    { id: '1-lower', cost: 3, office: 1 },
    { id: '2-upper', cost: 2, rail: 1 },
    { id: '2-lower', cost: 4, station: 1 },
    { id: '3-upper', cost: 2, worker1: 'purple', worker2: 'grey', pay: 250 },
    { id: '3-lower', cost: 1, swap: 1 },
    { id: '4-upper', cost: 3, locomotive: 1 },
    { id: '4-lower', cost: 2, flip: 2 },
    { id: '5-upper', cost: 2, steps: 3 },
    { id: '5-lower', cost: 3, worker1: 'turquoise' },
  ],
  tracks: [
    { id: 'network', top: 7 },
    { id: 'stations', top: 7 },
    { id: 'telegraph', top: 7 },
  ],
  steps: [...stepsOf('network'), ...stepsOf('stations'), ...stepsOf('telegraph')],
  milestones: [
    one('A1', 1, 4, { worker1: 'white', is1: 'terrain-rails', of1: 2, count1: 1 }),
    one('A1', 2, 4, { worker1: 'orange', is1: 'stations', of1: 1, count1: 1 }),
    one('A1', 3, 5, { worker1: 'white', is1: 'stations', of1: 1, count1: 1 }),
    one('A1', 4, 5, { worker1: 'grey', is1: 'connected', of1: 2, count1: 1 }),
    one('A2', 1, 6, { worker1: 'white', is1: 'trade-rails', count1: 1 }),
    one('A2', 2, 6, { worker1: 'grey', is1: 'stations', of1: 1, count1: 1 }),
    one('A2', 3, 7, { worker1: 'white', is1: 'terrain-rails', of1: 1, count1: 1 }),
    one('A2', 4, 7, { worker1: 'orange', is1: 'terrain-rails', of1: 1, count1: 2 }),
    ...stacks('B', 8),
    ...stacks('C', 11),
    one('D', 1, 17, { worker1: 'any', is1: 'connected', of1: 5, count1: 1 }),
    one('D', 2, 18, { worker1: 'any', worker2: 'any', is1: 'terrain-rails', of1: 0, count1: 2 }),
  ],
};
