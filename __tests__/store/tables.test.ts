import { cashOf } from '@/rules/kernel/table';
import { loadSettings, useSettings } from '@/store/settings';
import { useSheets } from '@/store/sheets';
import { useTables } from '@/store/tables';
import { created, draftOf, fresh, opened, pay, quota, seats } from './device';

const list = () => useTables.getState();
/** The list hears of a record a moment after the table has shown it. */
const aMoment = () => new Promise(resolve => setTimeout(resolve, 5));

test('a new table is listed with its card, and the card follows the game', async () => {
  fresh();
  const id = await created();
  expect(list().list).toMatchObject([
    {
      header: { id, name: 'Friday', game: 'free-bank', mode: 'bank', archived: false },
      card: { length: 0, over: false },
    },
  ]);
  const t = await opened(id);
  await t.now().dispatch(pay('bank', 'p2', 5));
  await aMoment();
  expect(list().list[0]?.card).toMatchObject({ length: 1, round: { key: 'bookings', params: { n: 1 } } });
  await t.now().dispatch({ type: 'finish' });
  await list().load();
  expect(list()).toMatchObject({
    status: 'ready',
    list: [{ card: { length: 2, over: true, winners: ['p2'] } }],
  });
});

test('the table played last is first', async () => {
  fresh();
  const clock = jest.spyOn(Date, 'now');
  clock.mockReturnValue(1000);
  const a = await created();
  clock.mockReturnValue(2000);
  const b = await created();
  expect(list().list.map(t => t.header.id)).toEqual([b, a]);
  clock.mockReturnValue(3000);
  await (await opened(a)).now().dispatch(pay('bank', 'p2', 5));
  await aMoment();
  expect(list().list.map(t => t.header.id)).toEqual([a, b]);
  clock.mockRestore();
});

test('rename, reseat and archive are kept and reach the open table', async () => {
  fresh();
  const id = await created();
  const t = await opened(id);
  expect(await list().rename(id, '  Saturday\u202e \n night ')).toEqual({ ok: true });
  expect(t.view().header.name).toBe('Saturday night');
  const swapped = seats(3).map((s, i) => (i === 0 ? { ...s, name: 'Änne' } : s));
  expect(await list().reseat(id, swapped)).toEqual({ ok: true });
  expect(await list().archive(id, true)).toEqual({ ok: true });
  await list().load();
  expect(list().list[0]?.header).toMatchObject({
    name: 'Saturday night',
    archived: true,
    seats: [{ name: 'Änne' }, {}, {}],
  });
  expect(await list().rename('nobody', 'x')).toMatchObject({ reason: 'no-such-table' });
});

test.each([
  [['Anna', '', 'Carl'], { reason: 'name-empty', params: { seat: 2 } }],
  [['Anna', ' \t\u202e', 'Carl'], { reason: 'name-empty', params: { seat: 2 } }],
  [['Anna', 'Berta', ' anna '], { reason: 'name-doubled', params: { seat: 3, name: 'anna' } }],
  [['Anna', 'x'.repeat(41), 'Carl'], { reason: 'name-too-long', params: { seat: 2, most: 40 } }],
])('names %j', async (names, refusal) => {
  const { writes } = fresh();
  const draft = { ...draftOf('free-bank'), seats: names.map(name => ({ name, colour: 'a' })) };
  expect(await list().create(draft)).toMatchObject(refusal);
  expect(writes()).toBe(0);
});

test('names of emoji, of any script and of just forty letters will do', async () => {
  fresh();
  const names = ['👩‍👩‍👧', 'Ленка', '🚂'.repeat(40)];
  const id = await created({ ...draftOf('free-bank'), seats: names.map(name => ({ name, colour: 'a' })) });
  await list().load();
  expect(
    list()
      .list.find(t => t.header.id === id)
      ?.header.seats.map(s => s.name),
  ).toEqual(names);
});

test('what a game refuses to start with is refused, and a table without a name may be made', async () => {
  fresh();
  expect(await list().create(draftOf('free-bank', 1))).toMatchObject({ reason: 'too-few-players' });
  expect(await list().create(draftOf('free-bank', 3, { cash: -5 }))).toMatchObject({ reason: 'bad-option' });
  expect(await list().create({ ...draftOf('free-bank'), game: 'chess' })).toMatchObject({
    reason: 'unknown-game',
  });
  expect(await list().create({ ...draftOf('free-bank'), name: 'x'.repeat(99) })).toMatchObject({
    reason: 'name-too-long',
  });
  expect(await list().create({ ...draftOf('free-bank'), name: ' ' })).toMatchObject({ ok: true });
  expect(list().list).toHaveLength(1);
});

test('where there is no room a table is not made, and the list says nothing else', async () => {
  const { faults } = fresh();
  faults.before = quota();
  expect(await list().create(draftOf('free-bank'))).toMatchObject({ reason: 'storage-full' });
  expect(list().list).toEqual([]);
});

test('a copy goes its own way, whole or up to a chapter', async () => {
  fresh();
  const id = await created();
  const t = await opened(id);
  for (const n of [1, 2, 4]) await t.now().dispatch(pay('bank', 'p1', n));
  await t.now().undo();
  const whole = await list().duplicate(id, 'copy');
  const part = await list().duplicate(id, 'part', { chapters: 1, deeds: [] });
  if (!whole.ok || !part.ok) throw new Error('not copied');
  const copy = await opened(whole.id);
  expect(copy.view().story.length).toBe(4);
  await copy.now().redo();
  expect(cashOf(copy.view().table, 'player:p1')).toBe(107);
  expect(cashOf(t.view().table, 'player:p1')).toBe(103);
  expect(cashOf((await opened(part.id)).view().table, 'player:p1')).toBe(101);
  expect(await list().duplicate('nobody', 'x')).toMatchObject({ reason: 'no-such-table' });
});

test('a removed table is gone, and a window that still shows it cannot write to it', async () => {
  const { inner } = fresh();
  const id = await created();
  const t = await opened(id);
  expect(await list().remove(id)).toEqual({ ok: true });
  expect(await t.now().dispatch(pay('bank', 'p1', 1))).toMatchObject({ ok: false, reason: 'held-elsewhere' });
  expect(await inner.rows(id)).toEqual([]);
  expect(await inner.docs('table')).toEqual([]);
  expect(await inner.docs('card')).toEqual([]);
  await list().load();
  expect(list()).toMatchObject({ list: [], aside: [] });
  expect((await opened(id)).now().view).toMatchObject({
    status: 'shut',
    refusal: { reason: 'no-such-table' },
  });
});

test('settings are kept, and where they cannot be kept the app goes on', async () => {
  const { faults } = fresh();
  await loadSettings();
  useSettings.getState().prefer({ theme: 'dark', language: 'de' });
  useSettings.getState().rememberNames(['Anna', ' ', 'Berta']);
  useSettings.getState().rememberNames(['anna', 'Carl']);
  useSettings.getState().setAmounts('free-bank', [50, 10, 10, -1, 0.5]);
  await aMoment();
  useSettings.setState({ theme: 'system', names: [], amounts: {} }, false);
  await aMoment();
  expect(useSettings.getState().theme).toBe('system');
  useSettings.getState().prefer({ theme: 'light' });
  await aMoment();
  await loadSettings();
  expect(useSettings.getState()).toMatchObject({ theme: 'light', language: 'de', ready: true });
  useSettings.getState().rememberNames(['Anna', 'Berta']);
  useSettings.getState().rememberNames(['anna', 'Carl']);
  expect(useSettings.getState().names).toEqual(['anna', 'Carl', 'Berta']);
  useSettings.getState().setAmounts('free-bank', [50, 10, 10, -1, 0.5]);
  expect(useSettings.getState().amounts).toEqual({ 'free-bank': [50, 10] });
  faults.before = quota();
  useSettings.getState().prefer({ haptics: false });
  await aMoment();
  expect(useSettings.getState().haptics).toBe(false);
});

test('sheets: made, changed cell by cell, copied, renamed and removed, and there again after loading', async () => {
  const { faults } = fresh();
  const sheets = () => useSheets.getState();
  await sheets().load();
  const made = await sheets().create('chicago-express', 'Our board');
  if (!made.ok) throw new Error(made.reason);
  const [table] = Object.entries(sheets().list[0]?.sheet ?? {});
  const row = table?.[1][0];
  const column = Object.keys(row ?? {}).find(key => typeof row?.[key] === 'number') ?? '';
  const cell = { table: table?.[0] ?? '', row: row?.id ?? '', column };
  expect(await sheets().setCell(made.id, cell, 77)).toEqual({ ok: true });
  expect(await sheets().setCell(made.id, cell, 'text')).toMatchObject({ ok: false });
  expect(await sheets().setCell(made.id, { ...cell, row: 'nowhere', table: 'nowhere' }, 1)).toMatchObject({
    ok: false,
  });
  faults.before = quota();
  expect(await sheets().setCell(made.id, cell, 78)).toMatchObject({ reason: 'storage-full' });
  delete faults.before;
  const copy = await sheets().duplicate(made.id, 'Copy');
  expect(copy.ok).toBe(true);
  expect(await sheets().rename(made.id, '')).toMatchObject({ reason: 'name-empty' });
  expect(await sheets().rename(made.id, 'Mine')).toEqual({ ok: true });
  expect(await sheets().create('chess', 'x')).toMatchObject({ reason: 'unknown-game' });
  expect(await sheets().create('free-bank', 'x', { strange: [] })).toMatchObject({ reason: 'file-foreign' });
  useSheets.setState({ list: [] });
  await sheets().load();
  expect(
    sheets()
      .list.map(s => s.name)
      .sort(),
  ).toEqual(['Copy', 'Mine']);
  for (const s of sheets().list)
    expect(s.sheet[cell.table]?.find(r => r.id === cell.row)?.[cell.column]).toBe(77);
  expect(await sheets().remove(made.id)).toEqual({ ok: true });
  expect(sheets().list.map(s => s.name)).toEqual(['Copy']);
});
