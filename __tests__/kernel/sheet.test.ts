import { blankSheet, cellOf, missingCells, withCell, type SheetSpec } from '../../rules/kernel/sheet';

const SPEC: SheetSpec = {
  tables: [
    {
      id: 'prices',
      columns: [
        { id: 'name', kind: 'text' },
        { id: 'price', kind: 'int', required: true },
        { id: 'zone', kind: ['a', 'b'] },
      ],
      rows: [
        { id: 'r1', name: 'One', price: 5, zone: 'a' },
        { id: 'r2', name: null, price: null, zone: null },
      ],
    },
  ],
  check: sheet =>
    sheet['prices']?.length === 3
      ? []
      : [{ table: 'prices', row: 'r2', column: 'price', problem: 'too-few' }],
};
const R2 = { table: 'prices', row: 'r2', column: 'price' };

test('a required cell that is empty is named, and the game checks for itself', () => {
  const blank = blankSheet(SPEC);
  expect(missingCells(SPEC, blank)).toEqual([
    { ...R2, problem: 'empty' },
    { ...R2, problem: 'too-few' },
  ]);
  const filled = withCell(SPEC, blank, R2, -4);
  expect(filled && cellOf(filled, R2)).toBe(-4);
  expect(filled && missingCells(SPEC, filled)).toEqual([{ ...R2, problem: 'too-few' }]);
});

test('a cell takes only what is of its kind, and only where it is', () => {
  const blank = blankSheet(SPEC);
  expect(withCell(SPEC, blank, R2, 1.5)).toBeUndefined();
  expect(withCell(SPEC, blank, R2, '5')).toBeUndefined();
  expect(withCell(SPEC, blank, { ...R2, column: 'zone' }, 'c')).toBeUndefined();
  expect(withCell(SPEC, blank, { ...R2, row: 'r9' }, 5)).toBeUndefined();
  expect(withCell(SPEC, blank, { ...R2, table: 'none' }, 5)).toBeUndefined();
  expect(missingCells(SPEC, { prices: [{ id: 'r1', name: 'x', price: 'many', zone: 'a' }] })).toContainEqual({
    table: 'prices',
    row: 'r1',
    column: 'price',
    problem: 'wrong-kind',
  });
});
