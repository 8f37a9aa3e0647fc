import { choiceAt, numberAt, type Calculator, type CalcLine } from '../kernel/calculator';
import { COMPANIES, END, RANKS, START, type CompanyId } from './data';
import { readBoard } from './sheet';
import { ALL_AT_START, distanceAfter, place, priceAt, reach } from './track';

const MOST_DISTANCE = 12;
const ROUNDS = ['small', 'large'] as const;
const [MOVED, ...OTHERS] = COMPANIES;

/** What a share costs on the board whose lists have been typed in. */
const price: Calculator = {
  id: 'price',
  rule: 'SP-2',
  onBoard: true,
  fields: [
    { id: 'field', kind: 'number', min: START, max: END, default: 1 },
    { id: 'rank', kind: 'number', min: 1, max: RANKS.length, default: 1 },
  ],
  work: (v, sheet = {}) => {
    const board = readBoard(sheet);
    const [field, rank] = [numberAt(v, 'field'), numberAt(v, 'rank')];
    const amount = priceAt(board, field, rank);
    const { from = 0, to = 0 } = board.stretches[board.stretchAt[field] ?? 0] ?? {};
    const source: CalcLine =
      field === START
        ? { key: 'start', rule: 'SP-2' }
        : field === END
          ? { key: 'end', params: { rank }, rule: 'SP-14' }
          : { key: 'list', params: { from, to, rank }, rule: 'SP-2' };
    // The words say who pays: the sum itself has no sign.
    const paid = { amount: Math.abs(amount), rule: amount < 0 ? 'SP-3' : 'SP-6' };
    return [
      { key: 'price', amount, answer: true },
      source,
      { key: amount < 0 ? 'negativeBuy' : 'buy', ...paid },
      { key: amount < 0 ? 'negativeSell' : 'sell', ...paid },
    ];
  },
};

const otherField = (company: CompanyId) => ({
  id: company,
  kind: 'number' as const,
  min: START,
  max: END,
  default: START,
});

/** Where a stone comes to: Bank Holidays first, then free fields only. */
const movement: Calculator = {
  id: 'movement',
  rule: 'SP-9',
  fields: [
    { id: 'from', kind: 'number', min: START, max: END, default: START },
    { id: 'distance', kind: 'number', min: 1, max: MOST_DISTANCE, default: 3 },
    { id: 'players', kind: 'choice', choices: ROUNDS, default: 'small' },
    { id: 'holidays', kind: 'number', min: 0, max: 6, default: 0 },
    ...OTHERS.map(otherField),
  ],
  work: v => {
    const [from, drawn, holidays] = [numberAt(v, 'from'), numberAt(v, 'distance'), numberAt(v, 'holidays')];
    const players = choiceAt(v, 'players', ROUNDS) === 'small' ? 4 : 5;
    const others = OTHERS.reduce((track, c) => place(track, c, numberAt(v, c)), ALL_AT_START);
    const track = place(others, MOVED, from);
    const distance = distanceAfter(drawn, holidays, players);
    const to = reach(track, MOVED, distance);
    const passed = OTHERS.filter(c => track.stones[c] > from && track.stones[c] < to).length;
    return [
      { key: to === END ? 'end' : 'to', params: { to }, value: to, answer: true },
      ...(holidays > 0
        ? [{ key: distance === 0 ? 'stops' : 'halves', params: { drawn, distance }, rule: 'SP-10' }]
        : []),
      { key: 'distance', value: distance, rule: 'SP-9' },
      { key: 'passed', value: passed, rule: 'SP-9' },
      ...(to === END && to - from - passed < distance
        ? [{ key: 'surplus', value: distance - (to - from - passed), rule: 'SP-13' }]
        : []),
    ];
  },
};

export const CALCULATORS: readonly Calculator[] = [price, movement];
