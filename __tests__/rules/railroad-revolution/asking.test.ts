import { blankSheet } from '../../../rules/kernel/sheet';
import { railroadRevolution as game } from '../../../rules/railroad-revolution';
import { after, questionOf, type Said } from '../../../rules/railroad-revolution/asking';
import { SAMPLE_SHEET } from '../../../rules/railroad-revolution/examples';
import { outlook } from '../../../rules/railroad-revolution/preview';
import { SHEET } from '../../../rules/railroad-revolution/sheet';
import type { Action } from '../../../rules/railroad-revolution/types';

const start = (sheet = blankSheet(SHEET)) => {
  const ruling = game.start({
    players: ['p1', 'p2'],
    options: { first: 'p1', gates: 'normal', milestones: 'three' },
    sheet,
  });
  if (!ruling.ok) throw new Error(ruling.reason);
  return ruling.table;
};
const act = (action: Action): Said => ({ kind: 'action', action });
const figure = (table: string, row: string, column: string, value: number): Said => ({
  kind: 'figure',
  change: { cell: { table, row, column }, value },
});

test('a table starts on an empty sheet, and every printed figure it ships stands in the book', () => {
  expect(game.missing(blankSheet(SHEET))).toEqual([]);
  const shipped = SHEET.tables.flatMap(t =>
    t.rows.flatMap(({ id, ...cells }) => (Object.keys(cells).length > 0 ? [`${t.id} ${id}`] : [])),
  );
  expect(shipped).toEqual([
    ...['rail', 'promote', 'flip', 'cash', 'locomotive', 'steps'].map(id => `telegraph-tiles ${id}`),
    ...['promote', 'cash', 'steps', 'shares', 'rail'].map(id => `locomotives ${id}`),
  ]);
});

test('what is missing is asked for with the rest of its row, once, and the action goes on', () => {
  const take: Action = { type: 'start-tile', by: 'p2', tile: '1a', worker: 'grey' };
  const refused = game.play(start(), take);
  if (refused.ok) throw new Error('taken without its figures');
  expect(refused).toMatchObject({ reason: 'missing-figure', params: { table: 'start-tiles', row: '1a' } });
  const question = questionOf(game.open(start()), refused);
  expect(question).toMatchObject({ asks: 'figures' });
  expect(question?.asks === 'figures' && question.cells.length).toBe(10);
  const said = [figure('start-tiles', '1a', 'shares', 3), act(take)];
  expect(after(game, start(), said)).toMatchObject({ ok: true });
});

test('the whole player’s board is asked for when the first piece leaves it', () => {
  const begun = after(game, start(), [
    figure('start-tiles', '1a', 'shares', 3),
    figure('start-tiles', '1b', 'cash', 50),
    act({ type: 'start-tile', by: 'p2', tile: '1a', worker: 'grey' }),
    act({ type: 'done', by: 'p2' }),
    act({ type: 'start-tile', by: 'p1', tile: '1b', worker: 'orange' }),
    act({ type: 'done', by: 'p1' }),
    act({ type: 'place', by: 'p1', deed: 'railroad', worker: 'white' }),
  ]);
  if (!begun.ok) throw new Error(begun.reason);
  const refused = game.play(begun.table, { type: 'rail', by: 'p1', terrain: 0, trade: false, cities: [] });
  const question = refused.ok ? undefined : questionOf(game.open(begun.table), refused);
  const cells = question?.asks === 'figures' ? question.cells : [];
  expect(cells.length).toBe(17);
  // one building too many: the board is asked for again
  const wrong = cells.map(({ row, column, table }) =>
    figure(table, row, column, column === 'logo' ? 4 : row === '1' ? 6 : 1),
  );
  const filled = after(game, begun.table, wrong);
  if (!filled.ok) throw new Error(filled.reason);
  const again = game.play(filled.table, { type: 'rail', by: 'p1', terrain: 0, trade: false, cities: [] });
  const more = again.ok ? undefined : questionOf(game.open(filled.table), again);
  expect(more?.asks === 'figures' && more.cells.length).toBe(17);
});

test('a city that the sheet does not have becomes one by its name', () => {
  const named = after(game, start(), [figure('cities', 'Denver', 'group', 4)]);
  expect(named.ok && game.open(named.table).board.cities['Denver']).toEqual({ group: 4, price: null });
});

test('a sheet whose areas do not add up to 12 buildings and 15 rails does not start a table', () => {
  const rows = (SAMPLE_SHEET['areas'] ?? []).map((row, i) => (i === 0 ? { ...row, rails: 2 } : row));
  expect(game.missing({ ...SAMPLE_SHEET, areas: rows })).toMatchObject([
    { table: 'areas', column: 'rails', problem: 'too-many', at: 16 },
  ]);
});

test('the outlook names cost and gain of every action for every worker', () => {
  const t = game.open(start(SAMPLE_SHEET));
  expect(outlook(t, 'p1', 'railroad', 'orange')).toMatchObject({
    main: { key: 'railroad', params: { n: 2, price: 400, triangle: 100 } },
    extra: { key: 'railroad-orange', params: { amount: 100, triangle: 50 } },
  });
  expect(outlook(t, 'p1', 'sell', 'orange')).toMatchObject({
    main: { key: 'sell', params: { value: 600, area: 1 } },
    extra: { params: { amount: 100 } },
  });
  const words = game.text.en as unknown as {
    readonly desk: { readonly extra: object; readonly main: object };
  };
  for (const deed of ['station', 'railroad', 'telegraph', 'sell'] as const)
    for (const worker of ['white', 'purple', 'grey', 'turquoise', 'orange'] as const) {
      const { main, extra } = outlook(t, 'p1', deed, worker);
      expect(words.desk.main).toHaveProperty([main.key]);
      expect(words.desk.extra).toHaveProperty([extra.key]);
    }
});

test('a marker is put right up to the top of its track, and no further', () => {
  const t = start(SAMPLE_SHEET);
  const put = (value: number) =>
    game.correct(t, { entries: [], settings: [{ id: 'p1-network', value }], note: 'agreed' });
  const top = put(7);
  expect(top.ok && game.open(top.table).state.companies['p1']?.tracks.network).toBe(7);
  expect(put(8)).toMatchObject({ ok: false, reason: 'malformed' });
});
