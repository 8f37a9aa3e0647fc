import { calcValues, type Calculator } from '../../../rules/kernel/calculator';
import { spekulation } from '../../../rules/spekulation';
import { SAMPLE_SHEET } from '../../../rules/spekulation/examples';

const calculator = (id: string): Calculator => {
  const found = spekulation.calculators.find(c => c.id === id);
  if (found === undefined) throw new Error(id);
  return found;
};
const lines = (id: string, values: Readonly<Record<string, number | string>>) => {
  const calc = calculator(id);
  return calc.work(calcValues(calc, values), SAMPLE_SHEET);
};

test('a price comes from the list of the stretch, the end or the start', () => {
  expect(lines('price', { field: 18, rank: 2 })[0]).toMatchObject({ amount: 27 });
  expect(lines('price', { field: 22, rank: 8 })[0]).toMatchObject({ amount: -17 });
  expect(lines('price', { field: 60, rank: 1 })[0]).toMatchObject({ amount: 101 });
  expect(lines('price', { field: 0, rank: 5 })[0]).toMatchObject({ amount: 20 });
  expect(lines('price', { field: 22, rank: 8 }).map(l => l.key)).toContain('negativeSell');
});

test('a movement counts free fields, halves on a holiday and loses what is left at the end', () => {
  expect(lines('movement', { from: 3, distance: 3, c2: 4 })[0]).toMatchObject({ value: 7 });
  expect(lines('movement', { from: 0, distance: 5, players: 'large', holidays: 1 })[0]).toMatchObject({
    value: 3,
  });
  expect(lines('movement', { from: 9, distance: 5, holidays: 1 })[0]).toMatchObject({ value: 9 });
  const over = lines('movement', { from: 58, distance: 6, c2: 59 });
  expect(over[0]).toMatchObject({ key: 'end', value: 60 });
  expect(over.find(l => l.key === 'surplus')).toMatchObject({ value: 5 });
});

test('every field, line and heading has words in both languages, and every line of the card a rule', () => {
  for (const { calc, card } of [spekulation.text.en, spekulation.text.de]) {
    for (const { id, fields } of spekulation.calculators)
      expect(Object.keys(calc?.[id]?.fields ?? {}).sort()).toEqual(fields.map(f => f.id).sort());
    for (const { lines: all } of Object.values(card ?? {}))
      for (const { rule, text } of all) expect(`${rule} ${text}`).toMatch(/^SP-\d+ \S/);
  }
});
