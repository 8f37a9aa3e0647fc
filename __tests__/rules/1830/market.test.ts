import { eighteen30 } from '../../../rules/1830';
import { PARS } from '../../../rules/1830/data';
import {
  GRID,
  paidFrom,
  parSpot,
  priceAt,
  soldFrom,
  soldOutFrom,
  withheldFrom,
} from '../../../rules/1830/market';
import { tableOf } from './table';

test('1830 §8.1: every par has its red-bordered cell', () => {
  for (const price of PARS) {
    const spot = parSpot(price);
    expect(spot === undefined ? 0 : priceAt(spot)).toBe(price);
  }
  expect(GRID.flat().filter(cell => cell?.par === true)).toHaveLength(PARS.length);
});

test('1830 §8.2: moves stop at the edges', () => {
  expect(paidFrom({ row: 0, col: 18 })).toEqual({ row: 0, col: 18 });
  expect(paidFrom({ row: 5, col: 9 })).toEqual({ row: 4, col: 9 });
  expect(withheldFrom({ row: 7, col: 0 })).toEqual({ row: 7, col: 0 });
  expect(withheldFrom({ row: 3, col: 0 })).toEqual({ row: 4, col: 0 });
  expect(withheldFrom({ row: 8, col: 1 })).toEqual({ row: 8, col: 1 });
  expect(soldFrom({ row: 9, col: 4 }, 5)).toEqual({ row: 10, col: 4 });
  expect(soldFrom({ row: 7, col: 7 }, 2)).toEqual({ row: 7, col: 7 });
  expect(soldOutFrom({ row: 0, col: 3 })).toEqual({ row: 0, col: 3 });
  expect(soldOutFrom({ row: 3, col: 12 })).toEqual({ row: 2, col: 12 });
});

test('1830: a correction can put a price, a president, the turn and the phase right', () => {
  const t = tableOf(
    'sixty per cent make a company float; the book pays its capital at the next operating round',
  );
  const change = (id: string, value: string | boolean) => {
    const ruling = eighteen30.correct(t, { entries: [], settings: [{ id, value }], note: 'misread' });
    if (!ruling.ok) throw new Error(ruling.reason);
    return eighteen30.open(ruling.table).state;
  };
  expect(change('price-nyc', '142 (1/10)').companies.nyc.listing).toMatchObject({ row: 0, col: 9 });
  expect(change('president-nyc', 'p2').companies.nyc.listing?.president).toBe('p2');
  expect(change('turn', 'p2').round).toMatchObject({ turn: 'p2' });
  expect(change('priority', 'p2').priority).toBe('p2');
  expect(change('phase', '5').phase).toBe('5');
  expect(change('broken', true).broken).toBe(true);
  for (const [id, value] of [
    ['turn', 'p9'],
    ['price-prr', '142 (1/10)'],
    ['acts', 'nyc'],
    ['nonsense', 'x'],
  ] as const)
    expect(eighteen30.correct(t, { entries: [], settings: [{ id, value }], note: '' })).toMatchObject({
      ok: false,
    });
});

test('1830: every setting a table shows can be set to what it is', () => {
  for (const shows of [
    'a mountain costs 120, once',
    'those still to act are sorted again when prices change',
  ]) {
    const t = tableOf(shows);
    for (const { id, value } of eighteen30.settings(t))
      expect(eighteen30.correct(t, { entries: [], settings: [{ id, value }], note: '' })).toMatchObject({
        ok: true,
      });
  }
});
