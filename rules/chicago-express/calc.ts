import { numberAt, type Calculator, type CalcLine } from '../kernel/calculator';
import { HOUSES, INDUSTRY_TRACK, SHARES } from './data';
import { dividendPerShare, endMetersOf, minimumBid, trackCost } from './formulas';

const MOST_INCOME = 150;
const MOST_SHARES = Math.max(...Object.values(SHARES));

const income = { id: 'income', kind: 'number', min: 0, max: MOST_INCOME, default: 16, money: true } as const;

const dividend: Calculator = {
  id: 'dividend',
  rule: 'CE-25',
  fields: [
    income,
    { id: 'sold', kind: 'number', min: 1, max: MOST_SHARES, default: 3 },
    { id: 'held', kind: 'number', min: 1, max: MOST_SHARES, default: 2 },
  ],
  work: v => {
    const sold = numberAt(v, 'sold');
    const held = Math.min(numberAt(v, 'held'), sold);
    const each = dividendPerShare(numberAt(v, 'income'), sold);
    const others = Array.from({ length: sold }, (_, i) => i + 1).filter(n => n !== held);
    return [
      { key: 'holder', params: { n: held }, amount: held * each, answer: true },
      { key: 'each', params: { income: numberAt(v, 'income'), sold, each }, amount: each, rule: 'CE-25' },
      ...others.map((n): CalcLine => ({ key: 'holder', params: { n }, amount: n * each })),
      { key: 'total', amount: sold * each },
    ];
  },
};

const bid: Calculator = {
  id: 'bid',
  rule: 'CE-10',
  fields: [income, { id: 'sold', kind: 'number', min: 0, max: MOST_SHARES - 1, default: 2 }],
  work: v => {
    const [figure, sold] = [numberAt(v, 'income'), numberAt(v, 'sold')];
    const least = minimumBid(figure, sold);
    return [
      { key: 'least', amount: least, answer: true },
      { key: 'working', params: { income: figure, sold, least }, rule: 'CE-10' },
      { key: 'pays', amount: dividendPerShare(figure, sold + 1), rule: 'CE-25' },
    ];
  },
};

const HEX_FIELDS = [1, 2, 3].flatMap(
  i =>
    [
      { id: `printed${i}`, kind: 'number', min: 0, max: 10, default: i === 3 ? 0 : 2, money: true },
      { id: `there${i}`, kind: 'number', min: 0, max: 4, default: i === 2 ? 1 : 0 },
    ] as const,
);

const expansion: Calculator = {
  id: 'expansion',
  rule: 'CE-14',
  fields: HEX_FIELDS,
  work: v => {
    const hexes = [1, 2, 3].map(i => {
      const [printed, there] = [numberAt(v, `printed${i}`), numberAt(v, `there${i}`)];
      return { i, printed, n: there + 1, cost: trackCost(printed, there) };
    });
    return [
      { key: 'cost', amount: hexes.reduce((sum, h) => sum + h.cost, 0), answer: true },
      ...hexes.map(({ i, printed, n, cost }): CalcLine => ({
        key: 'hex',
        params: { i, printed, n },
        amount: cost,
        rule: 'CE-14',
      })),
    ];
  },
};

const { start, end: last } = INDUSTRY_TRACK.detroit;

const end: Calculator = {
  id: 'end',
  rule: 'CE-26',
  fields: [
    { id: 'locomotives', kind: 'number', min: 0, max: 5, default: 0 },
    { id: 'shares', kind: 'number', min: 0, max: 5, default: 1 },
    { id: 'houses', kind: 'number', min: 0, max: HOUSES, default: HOUSES },
    { id: 'detroit', kind: 'number', min: start, max: last, default: start },
  ],
  work: v => {
    const meters = endMetersOf({
      chartersWithoutLocomotives: numberAt(v, 'locomotives'),
      chartersWithoutShares: numberAt(v, 'shares'),
      houses: numberAt(v, 'houses'),
      housesAtStart: HOUSES,
      detroit: numberAt(v, 'detroit'),
      detroitAtStart: start,
      detroitAtEnd: last,
    });
    return [
      { key: meters.some(m => m.left === 0) ? 'last' : 'goesOn', answer: true },
      ...meters.map((m): CalcLine => ({
        key: m.trigger,
        params: { left: m.left },
        value: m.left,
        rule: 'CE-26',
      })),
    ];
  },
};

export const CALCULATORS: readonly Calculator[] = [dividend, bid, expansion, end];
