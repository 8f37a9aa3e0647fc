import { blankSheet, hasBlankRow, withCell, type SheetSpec } from '../../rules/kernel/sheet';
import { cellAfter, readFigure, withNewRow, withoutRow, withRun } from '../../rules/kernel/sheet-edit';

const SPEC: SheetSpec = {
  tables: [
    {
      id: 'names',
      columns: [
        { id: 'name', kind: 'text' },
        { id: 'worth', kind: 'count' },
      ],
      rows: [
        { id: 'a', name: null, worth: null },
        { id: 'b', name: null, worth: null },
      ],
    },
    {
      id: 'lists',
      columns: [
        { id: 'from', kind: 'count' },
        { id: 'price', kind: 'int' },
      ],
      rows: [{ id: 'l1', from: 1, price: null }],
      grows: true,
      grown: rows => ({ from: rows.length * 10 }),
    },
  ],
};
const BLANK = blankSheet(SPEC);

test('the next cell is the one to the right, then the next row, then the next table', () => {
  const first = { table: 'names', row: 'a', column: 'name' };
  const path = [first];
  for (let at = cellAfter(SPEC, BLANK, first, 1); at !== undefined; at = cellAfter(SPEC, BLANK, at, 1))
    path.push(at);
  expect(path.map(c => `${c.row}.${c.column}`)).toEqual([
    'a.name',
    'a.worth',
    'b.name',
    'b.worth',
    'l1.from',
    'l1.price',
  ]);
  expect(cellAfter(SPEC, BLANK, first, -1)).toBeUndefined();
});

test('a table that grows takes rows and gives them back; another does not', () => {
  const grown = withNewRow(SPEC, BLANK, 'lists');
  expect(grown?.['lists']?.[1]).toEqual({ id: 'l2', from: 10, price: null });
  const again = grown && withNewRow(SPEC, grown, 'lists');
  const fewer = again && withoutRow(SPEC, again, 'lists', 'l2');
  expect(fewer?.['lists']?.map(r => r.id)).toEqual(['l1', 'l3']);
  expect(fewer && withNewRow(SPEC, fewer, 'lists')?.['lists']?.map(r => r.id)).toEqual(['l1', 'l3', 'l4']);
  expect(withNewRow(SPEC, BLANK, 'names')).toBeUndefined();
  expect(withoutRow(SPEC, BLANK, 'names', 'a')).toBeUndefined();
});

test('a table that grows by name takes a row with its name, and no row without one', () => {
  const [, lists] = SPEC.tables;
  if (lists === undefined) throw new Error('no table of lists');
  const named: SheetSpec = { tables: [{ ...lists, grows: 'by-name' }] };
  const cell = { table: 'lists', row: 'Denver', column: 'price' };
  expect(withCell(named, BLANK, cell, 7)?.['lists']?.[1]).toEqual({ id: 'Denver', price: 7 });
  expect(withNewRow(named, BLANK, 'lists')).toBeUndefined();
  expect(withoutRow(named, BLANK, 'lists', 'l1')).toBeUndefined();
});

test('a line in which nothing is said is a blank one', () => {
  const said = { names: [{ id: 'a', name: 'A', worth: null }], lists: [{ id: 'l1', from: 0 }] };
  expect(hasBlankRow(SPEC, BLANK)).toBe(true);
  expect(hasBlankRow(SPEC, said)).toBe(false);
  expect(hasBlankRow(SPEC, { ...said, lists: [{ id: 'l1' }] })).toBe(true);
});

test('figures are read with any minus sign, and only whole ones', () => {
  expect(['-4', '−4', ' 12 ', '', '-0', '1.5', 'x', '12345678901'].map(s => readFigure('int', s))).toEqual([
    -4,
    -4,
    12,
    null,
    0,
    undefined,
    undefined,
    undefined,
  ]);
  expect(readFigure('count', '-4')).toBeUndefined();
});

test('a run of figures fills a table row after row and adds the rows it needs', () => {
  const run = withRun(SPEC, BLANK, { table: 'lists', row: 'l1', column: 'price' }, '34 11 −8, 21 ; 5');
  expect(run.ok && run.sheet['lists']).toEqual([
    { id: 'l1', from: 1, price: 34 },
    { id: 'l2', from: 11, price: -8 },
    { id: 'l3', from: 21, price: 5 },
  ]);
  expect(run).toMatchObject({ filled: 5 });
});

test('a run passes over words, and stops with the first figure that does not fit', () => {
  const from = { table: 'names', row: 'a', column: 'name' };
  const run = withRun(SPEC, BLANK, from, '7 8');
  expect(run.ok && run.sheet['names']?.map(r => r['worth'])).toEqual([7, 8]);
  expect(withRun(SPEC, BLANK, from, '7 -8')).toEqual({ ok: false, figure: '-8' });
  expect(withRun(SPEC, BLANK, from, '7 8 9')).toEqual({ ok: false, figure: '9' });
  expect(withRun(SPEC, BLANK, { table: 'lists', row: 'l1', column: 'from' }, '1 x')).toEqual({
    ok: false,
    figure: 'x',
  });
});
