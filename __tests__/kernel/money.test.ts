import { inNotes, money, perShare } from '../../rules/kernel/money';

test('money is whole and safe', () => {
  expect(money(-4)).toBe(-4);
  for (const bad of [0.5, NaN, Infinity, 2 ** 53]) expect(() => money(bad)).toThrow(RangeError);
});

test.each([
  [16, 3, 'up', 6],
  [17, 2, 'up', 9],
  [18, 2, 'up', 9],
  [17, 2, 'down', 8],
  [0, 4, 'up', 0],
] as const)('%i for %i shares, rounded %s, is %i each', (total, shares, rounding, each) => {
  expect(perShare(total, shares, rounding)).toBe(each);
});

test('an amount comes in the largest notes first', () => {
  expect(inNotes(67, [1, 5, 25])).toEqual([
    { note: 25, count: 2 },
    { note: 5, count: 3 },
    { note: 1, count: 2 },
  ]);
  expect(inNotes(0, [1, 5])).toEqual([]);
  expect(inNotes(-30, [50, 10])).toEqual([{ note: 10, count: 3 }]);
  expect(inNotes(130, [50, 100])).toEqual([{ note: 100, count: 1 }]);
});
