import { cashOf } from '@/rules/kernel/table';
import { seal } from '@/store/storage';
import { tableAt } from '@/store/deeds';
import { useTables } from '@/store/tables';
import { whatIf } from '@/store/what-if';
import { created, draftOf, fresh, opened, pay, quota } from './device';

const list = () => useTables.getState();

test('a payment is in the storage before it is shown, and there after opening again', async () => {
  const { inner } = fresh();
  const id = await created();
  const t = await opened(id);
  const booked = await t.now().dispatch(pay('bank', 'p1', 30));
  expect(booked).toMatchObject({
    ok: true,
    chapters: [{ index: 0, entries: [{ to: 'player:p1', amount: 30 }] }],
  });
  expect(await inner.rows(id)).toHaveLength(1);
  expect(cashOf(t.view().table, 'player:p1')).toBe(130);
  expect(cashOf((await opened(id)).view().table, 'player:p1')).toBe(130);
});

test('nothing is shown while a write is under way', async () => {
  const { faults } = fresh();
  const t = await opened(await created());
  let go = (): void => undefined;
  faults.wait = new Promise(resolve => (go = resolve));
  const booked = t.now().dispatch(pay('bank', 'p1', 30));
  await new Promise(resolve => setTimeout(resolve, 5));
  expect(t.view().story.length).toBe(0);
  go();
  await booked;
  expect(t.view().story.length).toBe(1);
});

test('what a rule refuses is not stored', async () => {
  const { inner } = fresh();
  const id = await created();
  const t = await opened(id);
  expect(await t.now().dispatch(pay('p1', 'p2', 101))).toMatchObject({
    ok: false,
    reason: 'too-little-cash',
  });
  for (const junk of [
    { type: 'nonsense' },
    { type: 'pay', from: 'p1' },
    pay('p1', 'p2', 1.5),
    pay('p1', 'p2', -3),
    pay('p1', 'p2', 1e20),
  ])
    expect(await t.now().dispatch(junk)).toMatchObject({ ok: false, reason: 'malformed' });
  expect(await inner.rows(id)).toHaveLength(0);
});

test.each([
  [quota(), 'storage-full'],
  [new Error('database or disk is full'), 'storage-full'],
  [new Error('the disk says no'), 'storage-refused'],
])('a write that fails (%s) leaves the table as it was and can be tried again', async (error, reason) => {
  const { faults, inner } = fresh();
  const id = await created();
  const t = await opened(id);
  await t.now().dispatch(pay('bank', 'p1', 30));
  const before = t.view();
  faults.before = error;
  expect(await t.now().dispatch(pay('bank', 'p2', 5))).toMatchObject({ ok: false, reason });
  expect(t.view()).toBe(before);
  delete faults.before;
  expect(await t.now().dispatch(pay('bank', 'p2', 5))).toMatchObject({ ok: true });
  expect(await inner.rows(id)).toHaveLength(2);
  expect(cashOf(t.view().table, 'player:p2')).toBe(105);
});

test('a write reported as failed that did reach the disk is done, and not booked again', async () => {
  const { faults, inner } = fresh();
  const id = await created();
  const t = await opened(id);
  faults.after = new Error('connection lost');
  expect(await t.now().dispatch(pay('bank', 'p1', 30))).toMatchObject({ ok: true });
  delete faults.after;
  expect(await inner.rows(id)).toHaveLength(1);
  expect(cashOf(t.view().table, 'player:p1')).toBe(130);
});

test('where nobody can say whether a write arrived, the next one looks first', async () => {
  const { faults, inner } = fresh();
  const id = await created();
  const t = await opened(id);
  faults.after = new Error('connection lost');
  faults.reads = new Error('connection lost');
  expect(await t.now().dispatch(pay('bank', 'p1', 30))).toMatchObject({
    ok: false,
    reason: 'storage-refused',
  });
  delete faults.after;
  delete faults.reads;
  expect(await t.now().dispatch(pay('bank', 'p1', 30))).toMatchObject({ ok: false, reason: 'caught-up' });
  expect(cashOf(t.view().table, 'player:p1')).toBe(130);
  expect(await inner.rows(id)).toHaveLength(1);
  expect(await t.now().dispatch(pay('bank', 'p1', 1))).toMatchObject({ ok: true });
});

test('two quick taps are booked once; two different deeds at once are booked one after the other', async () => {
  fresh();
  const t = await opened(await created());
  const { dispatch } = t.now();
  await Promise.all([dispatch(pay('p1', 'p2', 60)), dispatch(pay('p1', 'p2', 60))]);
  expect(t.view().story.length).toBe(1);
  const both = await Promise.all([dispatch(pay('p1', 'p2', 30)), dispatch(pay('p1', 'p3', 30))]);
  expect(both.map(b => b.ok)).toEqual([true, false]);
  await dispatch(pay('p2', 'p3', 1));
  await dispatch(pay('p2', 'p3', 1));
  expect(t.view().story.length).toBe(4);
});

test('several actions at once: all of them or none', async () => {
  const { writes } = fresh();
  const t = await opened(await created());
  const n = writes();
  expect(await t.now().dispatchAll([pay('p1', 'p2', 50), pay('p1', 'p2', 51)])).toMatchObject({
    ok: false,
    deed: 1,
  });
  expect(t.view().story.length).toBe(0);
  expect(await t.now().dispatchAll([pay('p1', 'p2', 50), pay('p1', 'p2', 50)])).toMatchObject({ ok: true });
  expect(writes()).toBe(n + 1);
  expect(t.view().story.chapters).toHaveLength(2);
});

test('undo, redo, back to here, and over again after opening', async () => {
  fresh();
  const id = await created();
  const t = await opened(id);
  for (const n of [1, 2, 3, 4]) await t.now().dispatch(pay('bank', 'p1', n));
  await t.now().undo();
  expect(cashOf(t.view().table, 'player:p1')).toBe(106);
  await t.now().redo();
  expect(cashOf(t.view().table, 'player:p1')).toBe(110);
  await t.now().undoTo(1);
  expect(cashOf(t.view().table, 'player:p1')).toBe(101);
  expect(cashOf((await opened(id)).view().table, 'player:p1')).toBe(101);
  await t.now().redo(3);
  expect(cashOf(t.view().table, 'player:p1')).toBe(110);
  expect(await t.now().undoTo(9)).toMatchObject({ ok: false, reason: 'nothing-to-undo' });
  expect(await t.now().redo()).toMatchObject({ ok: false, reason: 'nothing-to-redo' });
  expect([0, 1, 4, 99].map(k => cashOf(tableAt(t.view().story, k), 'player:p1'))).toEqual([
    100, 101, 110, 110,
  ]);
});

test('restart this turn takes back notes made since the last booking and nothing before', async () => {
  fresh();
  const t = await opened(await created());
  await t.now().dispatch(pay('bank', 'p1', 1));
  expect(await t.now().restartTurn()).toMatchObject({ ok: false, reason: 'nothing-to-undo' });
  await t.now().note('Anna pours the tea');
  await t.now().note('Berta deals');
  expect(await t.now().restartTurn()).toMatchObject({ ok: true });
  expect(t.view().story.chapters).toHaveLength(1);
});

test('one earlier line is struck out where the later ones still play, else the reason says which does not', async () => {
  fresh();
  const t = await opened(await created());
  await t.now().dispatch(pay('bank', 'p1', 50));
  await t.now().note('tea');
  await t.now().dispatch(pay('bank', 'p2', 1));
  await t.now().dispatch(pay('p1', 'p3', 120));
  const length = t.view().story.length;
  expect(await t.now().strike(0)).toMatchObject({
    ok: false,
    reason: 'too-little-cash',
    params: { chapter: 3 },
  });
  expect(t.view().story.length).toBe(length);
  expect(await t.now().strike(2)).toMatchObject({ ok: true });
  expect(cashOf(t.view().table, 'player:p2')).toBe(100);
  expect(cashOf(t.view().table, 'player:p3')).toBe(220);
  expect(await t.now().strike(7)).toMatchObject({ ok: false });
});

test('a correction overrules the game and is undone like anything else', async () => {
  fresh();
  const t = await opened(await created());
  const correction = {
    entries: [{ unit: 'cash', from: 'player:p1', to: 'player:p2', amount: 7, why: 'correction' }],
    settings: [],
    note: 'counted wrong',
  } as const;
  expect(await t.now().correct(correction)).toMatchObject({ ok: true });
  expect(cashOf(t.view().table, 'player:p2')).toBe(107);
  await t.now().undo();
  expect(cashOf(t.view().table, 'player:p2')).toBe(100);
});

test('the clock set back does not turn the log around', async () => {
  fresh();
  const clock = jest.spyOn(Date, 'now');
  clock.mockReturnValue(2_000_000);
  const id = await created();
  const t = await opened(id);
  await t.now().dispatch(pay('bank', 'p1', 1));
  clock.mockReturnValue(1_000_000);
  await t.now().dispatch(pay('bank', 'p1', 2));
  await t.now().undo();
  await t.now().redo();
  clock.mockRestore();
  const again = await opened(id);
  expect(again.view().story.chapters.map(c => c.record.at)).toEqual([2_000_000, 2_000_000]);
  expect(cashOf(again.view().table, 'player:p1')).toBe(103);
});

test('what-if: tried on a copy, kept or dropped', async () => {
  const { inner } = fresh();
  const id = await created();
  const t = await opened(id);
  await t.now().dispatch(pay('bank', 'p1', 1));
  const copy = whatIf(t.now());
  if (copy === undefined) throw new Error('not open');
  expect(copy.getState().dispatch(pay('p1', 'p2', 500))).toMatchObject({ ok: false });
  copy.getState().dispatch(pay('p1', 'p2', 10));
  copy.getState().dispatch(pay('p1', 'p2', 20));
  copy.getState().dispatch(pay('p1', 'p2', 40));
  copy.getState().undo();
  expect(cashOf(copy.getState().table, 'player:p2')).toBe(130);
  expect(cashOf(t.view().table, 'player:p2')).toBe(100);
  expect(await inner.rows(id)).toHaveLength(1);
  expect(await copy.getState().keep()).toMatchObject({ ok: true, chapters: [{}, {}] });
  expect(cashOf(t.view().table, 'player:p2')).toBe(130);
  expect(await copy.getState().keep()).toMatchObject({ ok: false, reason: 'moved-on' });
});

test('what-if from the past: kept in place of what came after, or as a table of its own', async () => {
  const { inner } = fresh();
  const id = await created();
  const t = await opened(id);
  for (const n of [1, 2, 4]) await t.now().dispatch(pay('bank', 'p1', n));
  const copy = whatIf(t.now(), 1);
  if (copy === undefined) throw new Error('not open');
  expect(cashOf(copy.getState().table, 'player:p1')).toBe(101);
  copy.getState().dispatch(pay('bank', 'p1', 50));

  const branch = await copy.getState().branch('the other way');
  if (!branch.ok) throw new Error(branch.reason);
  expect(cashOf((await opened(branch.id)).view().table, 'player:p1')).toBe(151);
  expect(await inner.rows(branch.id)).toHaveLength(2);
  expect(cashOf(t.view().table, 'player:p1')).toBe(107);

  expect(await copy.getState().keep()).toMatchObject({ ok: true });
  expect(cashOf(t.view().table, 'player:p1')).toBe(151);
  expect(await inner.rows(id)).toHaveLength(5);
  expect(
    t
      .view()
      .story.struck.map(u => u.chapter.index)
      .sort(),
  ).toEqual([1, 2]);
  expect(await copy.getState().keep()).toMatchObject({ ok: false, reason: 'moved-on' });
});

describe('what cannot be read', () => {
  const damage = async (change: (text: string) => string) => {
    const { inner } = fresh();
    const id = await created();
    const other = await created(draftOf('free-bank', 2));
    const t = await opened(id);
    for (const n of [1, 2, 3]) await t.now().dispatch(pay('bank', 'p1', n));
    const rows = await inner.rows(id);
    await inner.write([{ do: 'drop', table: id }]);
    await inner.write(
      rows.map(
        ({ seq, text }) => ({ do: 'add', table: id, seq, text: seq === 1 ? change(text) : text }) as const,
      ),
    );
    return { inner, id, other };
  };

  test('a damaged row sets its table aside, untouched, and the others open as usual', async () => {
    const { inner, id, other } = await damage(text => text.replace('"amount":2', '"amount":9'));
    const before = await inner.rows(id);
    const t = await opened(id);
    expect(t.now().view).toMatchObject({
      status: 'shut',
      refusal: { reason: 'set-aside', params: { damage: 'row-damaged', row: 1 } },
    });
    expect(await t.now().dispatch(pay('bank', 'p1', 1))).toMatchObject({ ok: false });
    expect(await inner.rows(id)).toEqual(before);
    await list().load();
    expect(list().aside).toMatchObject([{ id, name: 'Friday', damage: 'row-damaged' }]);
    expect(list().list.map(x => x.header.id)).toEqual([other]);
    expect((await opened(other)).view().status).toBe('open');
    const raw = await list().raw(id);
    expect(raw.ok && JSON.parse(raw.text)).toMatchObject({ format: 'raw', rows: before });
    const saved = await list().duplicate(id, 'saved');
    expect(saved.ok && cashOf((await opened(saved.id)).view().table, 'player:p1')).toBe(101);
  });

  test('missing rows, in the middle or at the end, are seen', async () => {
    const { inner } = fresh();
    const id = await created();
    const t = await opened(id);
    for (const n of [1, 2, 3]) await t.now().dispatch(pay('bank', 'p1', n));
    const rows = await inner.rows(id);
    const keep = async (which: readonly number[]) => {
      await inner.write([{ do: 'drop', table: id }]);
      await inner.write(
        rows.filter(r => which.includes(r.seq)).map(({ seq, text }) => ({ do: 'add', table: id, seq, text })),
      );
      const { view } = (await opened(id)).now();
      return view.status === 'shut' ? view.refusal.params : view.status;
    };
    expect(await keep([0, 2])).toEqual({ damage: 'row-damaged', row: 1 });
    expect(await keep([0, 1])).toEqual({ damage: 'rows-missing', row: 2 });
    expect(await keep([0, 1, 2])).toBe('open');
    await list().load();
    expect(list().aside).toEqual([]);
  });

  test('a damaged header, one of a newer version and one of an unknown game are set aside', async () => {
    const { inner } = fresh();
    const id = await created();
    const put = (text: string) => inner.write([{ do: 'put', kind: 'table', id, text }]);
    const sealed = (await inner.doc('table', id)) ?? '';
    const header = JSON.parse(sealed.slice(sealed.indexOf('|') + 1));
    const damages: unknown[] = [];
    for (const text of [
      sealed.slice(0, -9),
      seal(`table/${id}`, JSON.stringify({ ...header, version: 2 })),
      seal(`table/${id}`, JSON.stringify({ ...header, game: '1899' })),
    ]) {
      await put(text);
      await list().load();
      damages.push(list().aside[0]?.damage);
      expect((await opened(id)).now().view.status).toBe('shut');
    }
    expect(damages).toEqual(['header-damaged', 'header-newer', 'unknown-game']);
  });

  test('a damaged card is only a card: the table opens', async () => {
    const { inner } = fresh();
    const id = await created();
    await inner.write([{ do: 'put', kind: 'card', id, text: 'rubbish' }]);
    await list().load();
    expect(list().list).toHaveLength(1);
    expect((await opened(id)).view().status).toBe('open');
  });

  const rewritten = async (edit: (record: Record<string, unknown>) => object) => {
    const made = await damage(text => text);
    const rows = await made.inner.rows(made.id);
    await made.inner.write([{ do: 'drop', table: made.id }]);
    await made.inner.write(
      rows.map(({ seq, text }) => {
        const record = JSON.parse(text.slice(text.indexOf('|') + 1));
        const place = `row/${made.id}/${seq}`;
        return {
          do: 'add',
          table: made.id,
          seq,
          text: seal(place, JSON.stringify(seq === 1 ? edit(record) : record)),
        } as const;
      }),
    );
    return made;
  };

  test('a record of a newer version: read-only up to it, nothing dropped', async () => {
    const { inner, id } = await rewritten(record => ({ ...record, kind: 'hologram' }));
    const t = await opened(id);
    expect(t.view().access).toMatchObject({ mode: 'read', because: 'newer', halt: { index: 1, records: 3 } });
    expect(cashOf(t.view().table, 'player:p1')).toBe(101);
    expect(await t.now().dispatch(pay('bank', 'p1', 1))).toMatchObject({ reason: 'read-only' });
    expect(await inner.rows(id)).toHaveLength(3);
    const copy = await list().duplicate(id, 'goes on');
    const branch = await opened(copy.ok ? copy.id : '');
    expect(await branch.now().dispatch(pay('bank', 'p1', 1))).toMatchObject({ ok: true });
  });

  test('rules that differ: read-only at that record, and it says so', async () => {
    const differs = await rewritten(record => ({
      ...record,
      entries: [{ unit: 'cash', from: 'bank', to: 'player:p2', amount: 2, why: 'payment' }],
    }));
    expect((await opened(differs.id)).view().access).toMatchObject({
      because: 'rules',
      halt: { index: 1, problem: 'differs' },
    });
    const refused = await rewritten(record => ({ ...record, action: pay('p1', 'p2', 900), entries: [] }));
    expect((await opened(refused.id)).view().access).toMatchObject({
      because: 'rules',
      halt: { index: 1, problem: 'refused', refusal: { reason: 'too-little-cash' } },
    });
  });

  test('a storage that refuses to be read shuts the table and fails the list; both can be tried again', async () => {
    const { faults } = fresh();
    const id = await created();
    faults.reads = new Error('no');
    await list().load();
    expect(list()).toMatchObject({ status: 'failed', refusal: { reason: 'storage-refused' } });
    const t = await opened(id);
    expect(t.now().view).toMatchObject({ status: 'shut', refusal: { reason: 'storage-refused' } });
    delete faults.reads;
    await list().load();
    expect(list().status).toBe('ready');
    await t.now().open();
    expect(t.view().status).toBe('open');
  });
});
