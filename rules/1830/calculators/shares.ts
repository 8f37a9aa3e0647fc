import { choiceAt, numberAt, type Calculator, type CalcLine, type CalcValues } from '../../kernel/calculator';
import { capitalAt, dividendPerShare, overtakes, papersOf, saleFrom } from '../calc';
import {
  CERTIFICATE_LIMIT,
  FLOAT_SHARES,
  MOST_IN_POOL,
  MOST_SHARES,
  PARS,
  PRESIDENT_SHARES,
  SHARES,
} from '../data';
import { GRID, paidFrom, priceAt, withheldFrom, type Spot } from '../market';
import { amount, number } from './fields';

const SPOT_FIELDS = [amount('price', 350, 100), number('row', 1, GRID.length, 1)];

/** Where on the market a price stands, told by the row it is in. */
const spotOf = (v: CalcValues): Spot | undefined => {
  const row = numberAt(v, 'row') - 1;
  const col = (GRID[row] ?? []).findIndex(cell => cell?.price === numberAt(v, 'price'));
  return col < 0 ? undefined : { row, col };
};
const noCell = (v: CalcValues): readonly CalcLine[] => {
  const prices = (GRID[numberAt(v, 'row') - 1] ?? []).flatMap(cell =>
    cell === undefined ? [] : [cell.price],
  );
  return [{ key: 'noCell', params: { prices: prices.join(', ') }, rule: '§8.2' }];
};

const dividend: Calculator = {
  id: 'dividend',
  rule: '§20.3',
  fields: [
    amount('revenue', 2000, 120, 10),
    number('pool', 0, MOST_IN_POOL, 0),
    number('offering', 0, SHARES, 0),
    ...SPOT_FIELDS,
  ],
  work: v => {
    const [revenue, pool, offering] = [numberAt(v, 'revenue'), numberAt(v, 'pool'), numberAt(v, 'offering')];
    const each = dividendPerShare(revenue);
    const spot = spotOf(v);
    const held = Math.max(0, SHARES - pool - offering);
    const moves: readonly CalcLine[] =
      spot === undefined
        ? noCell(v)
        : [
            { key: 'paid', params: { from: priceAt(spot) }, amount: priceAt(paidFrom(spot)), rule: '§8.2c' },
            {
              key: 'withheld',
              params: { from: priceAt(spot) },
              amount: priceAt(withheldFrom(spot)),
              rule: '§8.2d',
            },
          ];
    return [
      { key: 'each', params: { revenue }, amount: each, rule: '§20.3', answer: true },
      ...Array.from({ length: Math.min(held, MOST_SHARES) }, (_, i): CalcLine => ({
        key: 'holder',
        params: { n: i + 1 },
        amount: (i + 1) * each,
      })),
      { key: 'treasury', params: { n: pool }, amount: pool * each, rule: '§20.3' },
      { key: 'stays', params: { n: offering }, amount: offering * each, rule: '§20.3' },
      ...moves,
    ];
  },
};

const sale: Calculator = {
  id: 'sale',
  rule: '§15',
  fields: [number('shares', 1, MOST_IN_POOL, 2), number('inPool', 0, MOST_IN_POOL, 0), ...SPOT_FIELDS],
  work: v => {
    const spot = spotOf(v);
    if (spot === undefined) return noCell(v);
    const [shares, inPool] = [numberAt(v, 'shares'), numberAt(v, 'inPool')];
    const { proceeds, to } = saleFrom(spot, shares);
    const room = MOST_IN_POOL - inPool;
    return [
      { key: 'proceeds', amount: proceeds, answer: true },
      { key: 'working', params: { shares, price: priceAt(spot) }, rule: '§15' },
      { key: 'newPrice', params: { rows: to.row - spot.row }, amount: priceAt(to), rule: '§8.2a' },
      { key: shares > room ? 'tooMany' : 'fits', params: { room }, rule: '§12b' },
    ];
  },
};

const president: Calculator = {
  id: 'president',
  rule: '§13',
  fields: [number('president', 1, MOST_SHARES, 3), number('rival', 0, MOST_SHARES, 3)],
  work: v => {
    const [own, rival] = [numberAt(v, 'president'), numberAt(v, 'rival')];
    const needs = Math.max(0, Math.max(own + 1, PRESIDENT_SHARES) - rival);
    return [
      { key: overtakes(rival, own) ? 'passes' : 'stays', rule: '§13', answer: true },
      { key: 'needs', value: needs },
      { key: 'maySell', value: Math.max(0, own - Math.max(rival, PRESIDENT_SHARES)), rule: '§13' },
    ];
  },
};

const certificates: Calculator = {
  id: 'certificates',
  rule: '§10',
  fields: [
    number('players', 2, 6, 4),
    number('shares', 0, 60, 8),
    number('presidencies', 0, 8, 1),
    number('privates', 0, 6, 1),
  ],
  work: v => {
    const limit = CERTIFICATE_LIMIT[numberAt(v, 'players')] ?? 0;
    const [shares, presidencies, privates] = [
      numberAt(v, 'shares'),
      numberAt(v, 'presidencies'),
      numberAt(v, 'privates'),
    ];
    const papers = Array.from({ length: presidencies }).reduce<number>(n => papersOf(n, true), shares);
    const counted = Math.max(0, papers) + privates;
    return [
      { key: 'counted', params: { limit }, value: counted, answer: true },
      { key: 'working', params: { shares, presidencies, privates }, rule: '§10' },
      { key: counted > limit ? 'over' : 'left', value: Math.abs(limit - counted), rule: '§10' },
    ];
  },
};

const HOLDINGS = [1, 2, 3, 4];

const worth: Calculator = {
  id: 'worth',
  rule: '§25',
  fields: [
    amount('cash', 20_000, 400),
    amount('privates', 620, 0),
    ...HOLDINGS.flatMap(i => [
      number(`shares${i}`, 0, SHARES, i === 1 ? 5 : 0),
      amount(`price${i}`, 350, 100),
    ]),
  ],
  work: v => {
    const held = HOLDINGS.map(i => ({ n: numberAt(v, `shares${i}`), price: numberAt(v, `price${i}`) }));
    const total = held.reduce((sum, h) => sum + h.n * h.price, numberAt(v, 'cash') + numberAt(v, 'privates'));
    return [
      { key: 'worth', amount: total, answer: true },
      { key: 'cash', amount: numberAt(v, 'cash'), rule: '§25' },
      { key: 'privates', amount: numberAt(v, 'privates'), rule: '§25' },
      ...held
        .filter(h => h.n > 0)
        .map(({ n, price }): CalcLine => ({
          key: 'shares',
          params: { n, price },
          amount: n * price,
          rule: '§25',
        })),
    ];
  },
};

const capital: Calculator = {
  id: 'capital',
  rule: '§11',
  fields: [{ id: 'par', kind: 'choice', choices: PARS.map(String), default: '100' }],
  work: v => {
    const par = Number(choiceAt(v, 'par', PARS.map(String)));
    return [
      { key: 'capital', amount: capitalAt(par), answer: true },
      { key: 'working', params: { par }, rule: '§11' },
      { key: 'president', amount: par * PRESIDENT_SHARES, rule: '§9' },
      { key: 'float', params: { shares: FLOAT_SHARES }, amount: par * FLOAT_SHARES, rule: '§11' },
    ];
  },
};

export const SHARE_CALCULATORS = { dividend, sale, president, certificates, worth, capital } as const;
