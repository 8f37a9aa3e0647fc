import { chicagoExpress } from '../../../rules/chicago-express';
import { hexAt } from '../../../rules/chicago-express/board';
import { HEX_IDS, INCOME_TRACK } from '../../../rules/chicago-express/data';
import { incomeMarker } from '../../../rules/chicago-express/formulas';
import { buildChoices, dividendNow } from '../../../rules/chicago-express/preview';
import type { Action, ExpressTable } from '../../../rules/chicago-express/types';
import { defaultOptions } from '../../../rules/kernel/game';
import { money } from '../../../rules/kernel/money';
import { blankSheet } from '../../../rules/kernel/sheet';
import { cashOf, type Table } from '../../../rules/kernel/table';

const PLAYERS = ['p1', 'p2'] as const;

const started = (): Table => {
  const ruling = chicagoExpress.start({
    players: PLAYERS,
    options: defaultOptions(chicagoExpress.options, PLAYERS),
    sheet: blankSheet(chicagoExpress.sheet),
  });
  if (!ruling.ok) throw new Error(ruling.reason);
  return ruling.table;
};

const after = (t: Table, ...actions: readonly Action[]): Table =>
  actions.reduce((table, action) => {
    const ruling = chicagoExpress.play(table, action);
    if (!ruling.ok) throw new Error(`${action.type}: ${ruling.reason}`);
    return ruling.table;
  }, t);

const bought = (amount: number): readonly Action[] => [
  { type: 'bid', by: 'p1', amount: money(amount) },
  { type: 'pass', by: 'p2' },
];
const OPENED = [...bought(7), ...bought(6), ...bought(5), ...bought(8)];
const open = (t: Table): ExpressTable => chicagoExpress.open(t);

test('Chicago Express: 160 hexes, every border shared, and one connected map', () => {
  const { board } = open(started());
  expect(board.all).toHaveLength(160);
  for (const { id, neighbours } of board.all)
    for (const n of neighbours) expect(hexAt(board, n).neighbours).toContain(id);
  const reached = new Set<string>(['A2']);
  for (const id of reached)
    for (const hex of board.all) if (hex.id === id) hex.neighbours.forEach(n => reached.add(n));
  expect(reached.size).toBe(HEX_IDS.length);
});

test('Chicago Express p. 5: Binghamton lies two hexes from New York', () => {
  const { board } = open(started());
  const near = hexAt(board, 'S3').neighbours;
  expect(near).not.toContain('Q3');
  expect(near.some(id => hexAt(board, id).neighbours.includes('Q3'))).toBe(true);
});

test('Chicago Express CE-14: a cost put right in the middle of a game counts from then on', () => {
  const t = after(started(), ...OPENED, { type: 'choose', by: 'p1', dial: 'expand' });
  const costOfForest = (x: Table) => buildChoices(open(x), 'nyc').find(c => c.hex === 'R3')?.cost;
  expect(costOfForest(t)).toBe(2);
  const put = chicagoExpress.refigure(t, { cell: { table: 'hexes', row: 'R3', column: 'cost' }, value: 3 });
  if (!put.ok) throw new Error(put.reason);
  expect(costOfForest(put.table)).toBe(3);
  const built = after(put.table, { type: 'place', by: 'p1', railroad: 'nyc', hex: 'R3' });
  expect(cashOf(built, 'company:nyc')).toBe(5);
});

test('Chicago Express: the industry track and the dials are figures of the sheet too', () => {
  const t = after(started(), ...OPENED);
  const put = chicagoExpress.refigure(t, {
    cell: { table: 'dials', row: 'auction', column: 'steps' },
    value: 1,
  });
  if (!put.ok) throw new Error(put.reason);
  const chosen = after(
    put.table,
    { type: 'choose', by: 'p1', dial: 'auction' },
    { type: 'decline', by: 'p1' },
  );
  expect(chicagoExpress.play(chosen, { type: 'choose', by: 'p2', dial: 'auction' })).toMatchObject({
    ok: false,
    reason: 'dial-on-red',
    rule: 'CE-7',
  });
});

test('Chicago Express p. 2: the counter starts again beyond 50, with the +50 token', () => {
  expect(incomeMarker(INCOME_TRACK)).toEqual({ marker: 50, tokens: 0 });
  expect(incomeMarker(51)).toEqual({ marker: 1, tokens: 1 });
  expect(incomeMarker(0)).toEqual({ marker: 0, tokens: 0 });
});

test('Chicago Express: income, dials, industry and the turn can be corrected', () => {
  const t = after(started(), ...OPENED);
  const put = chicagoExpress.correct(t, {
    entries: [],
    settings: [
      { id: 'income:nyc', value: 17 },
      { id: 'dial:expand', value: 4 },
      { id: 'industry:detroit', value: 8 },
      { id: 'turn', value: 'p2' },
    ],
    note: 'a slip',
  });
  if (!put.ok) throw new Error(put.reason);
  const { state } = open(put.table);
  expect(state.income.nyc).toBe(17);
  expect(state.dials.expand).toBe(4);
  expect(state.phase).toEqual({ name: 'turn', turn: 'p2' });
  expect(chicagoExpress.end(put.table)).toEqual({ triggers: ['detroit'], over: false });
  expect(
    chicagoExpress.correct(t, { entries: [], settings: [{ id: 'dial:expand', value: 6 }], note: '' }),
  ).toMatchObject({ ok: false });
});

test('Chicago Express CE-25: the preview of a dividend is what the dividend pays', () => {
  const t = after(started(), ...OPENED);
  expect(dividendNow(open(t)).map(l => l.amount)).toEqual([7 + 6 + 5 + 8, 0]);
});
