import { blankSheet, withCell, type Missing, type Sheet } from '../../../rules/kernel/sheet';
import { spekulation } from '../../../rules/spekulation';
import { SAMPLE_SHEET } from '../../../rules/spekulation/examples';
import { readBoard } from '../../../rules/spekulation/sheet';

const SEATS = ['p1', 'p2', 'p3'] as const;
const OPTIONS = { start: 'p1', memory: true };
const list = { r1: 9, r2: 8, r3: 7, r4: 6, r5: 5, r6: 4, r7: 3, r8: -2 };
const stretches = (...bounds: readonly (readonly [number, number])[]): Sheet => ({
  ...SAMPLE_SHEET,
  stretches: bounds.map(([from, to], i) => ({ id: `s${i + 1}`, from, to, ...list })),
});
const told = (sheet: Sheet): readonly string[] =>
  spekulation
    .missing(sheet)
    .map(({ row, column, problem, at }: Missing) =>
      [row, column, problem, at].filter(x => x !== undefined).join(' '),
    );

test('the app ships what the rulebook says and no price', () => {
  const blank = blankSheet(spekulation.sheet);
  const empty = spekulation.missing(blank).filter(m => m.problem === 'empty');
  expect(empty.filter(m => m.table === 'end')).toHaveLength(8);
  expect(empty.filter(m => m.table === 'stretches')).toHaveLength(9);
  expect(empty.filter(m => m.table === 'companies')).toHaveLength(10);
  expect(empty.filter(m => m.table === 'tiles' || m.table === 'board')).toEqual([]);
});

test('a table does not start on an incomplete sheet and says which cell is missing', () => {
  const cell = { table: 'end', row: 'end', column: 'r8' };
  const sheet = withCell(spekulation.sheet, SAMPLE_SHEET, cell, null) ?? SAMPLE_SHEET;
  expect(spekulation.start({ players: SEATS, options: OPTIONS, sheet })).toMatchObject({
    ok: false,
    reason: 'sheet-incomplete',
    rule: 'SP-BOARD',
    params: { ...cell, problem: 'empty' },
  });
});

test('stretches cover the fields 1 to 59, each once', () => {
  expect(told(stretches([1, 59]))).toEqual([]);
  expect(told(stretches([1, 30], [31, 59]))).toEqual([]);
  expect(told(stretches([31, 59], [1, 30]))).toEqual([]);
  expect(told(stretches([1, 30], [32, 59]))).toEqual(['s2 from gap 31']);
  expect(told(stretches([2, 59]))).toEqual(['s1 from gap 1']);
  expect(told(stretches([1, 52]))).toEqual(['s1 to gap 53']);
  expect(told(stretches([1, 30], [30, 59]))).toEqual(['s2 from overlap 30']);
  expect(told(stretches([1, 60]))).toEqual(['s1 to out-of-range 60']);
  expect(told(stretches([0, 59]))).toEqual(['s1 from out-of-range 0']);
  expect(told(stretches([1, 40], [50, 45]))).toEqual(['s2 to out-of-range 45']);
  expect(told({ ...SAMPLE_SHEET, stretches: [] })).toEqual([' from gap 1']);
});

test('names are all different and a tile moves at least one field', () => {
  const twin = withCell(
    spekulation.sheet,
    SAMPLE_SHEET,
    { table: 'companies', row: 'c8', column: 'name' },
    'metro ',
  );
  expect(told(twin ?? SAMPLE_SHEET)).toEqual(['c8 name doubled']);
  const still = withCell(spekulation.sheet, SAMPLE_SHEET, { table: 'tiles', row: 'tiles', column: 'd6' }, 0);
  expect(told(still ?? SAMPLE_SHEET)).toEqual(['tiles d6 out-of-range 0']);
});

test('a new stretch begins after the last one', () => {
  const table = spekulation.sheet.tables.find(t => t.id === 'stretches');
  expect(table?.grown?.([])).toMatchObject({ from: 1, to: null, r1: null });
  expect(table?.grown?.([{ from: 1, to: 20 }])).toMatchObject({ from: 21 });
  expect(table?.grown?.([{ from: 1, to: 59 }])).toMatchObject({ from: null });
});

test('plates have letters that differ, whatever the names', () => {
  const names = ['Firm 4', 'Firm 5', 'Firma', 'Metro', 'Meteor', 'Ärmel', 'X', 'Metropol'];
  const sheet: Sheet = {
    ...SAMPLE_SHEET,
    companies: names.map((name, i) => ({ id: `c${i + 1}`, name, colour: null })),
  };
  const codes = readBoard(sheet).companies.map(c => c.code);
  expect(codes).toEqual(['FIR', 'FI5', 'FIA', 'MET', 'MER', 'ÄRM', 'X', 'MEL']);
});

test('a price put right in mid-game counts at once; an emptied one is refused', () => {
  const started = spekulation.start({ players: SEATS, options: OPTIONS, sheet: SAMPLE_SHEET });
  if (!started.ok) throw new Error(started.reason);
  const cell = { table: 'board', row: 'board', column: 'startPrice' };
  const changed = spekulation.refigure(started.table, { cell, value: 22 });
  expect(changed.ok && spekulation.open(changed.table).board.startPrice).toBe(22);
  expect(spekulation.refigure(started.table, { cell, value: null })).toMatchObject({
    reason: 'sheet-incomplete',
    rule: 'SP-BOARD',
  });
});

test('one list may be read from two stretches while a bound is being changed', () => {
  const board = readBoard(stretches([1, 30], [33, 59]));
  expect([30, 31, 33].map(f => board.stretchAt[f])).toEqual([0, 0, 1]);
});
