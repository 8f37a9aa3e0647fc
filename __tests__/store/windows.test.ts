import { BroadcastChannel as Channel } from 'node:worker_threads';
import { cashOf } from '@/rules/kernel/table';
import type * as DeviceModule from '@/store/device';
import type * as TableModule from '@/store/open-table';
import type { Storage } from '@/store/storage';
import { memoryStorage } from '@/store/storage-memory';
import type * as ListModule from '@/store/tables';
import { oneWindow, type Windows } from '@/store/windows';
import { webWindows } from '@/store/windows-web';
import { draftOf, pay } from './device';

const channels: Channel[] = [];
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close();
});

const byWord = (me: string): { readonly windows: Windows; readonly wake: () => void } => {
  const channel = new Channel('bankhalter-test');
  channels.push(channel);
  let waken = (): void => undefined;
  const windows = webWindows(me, undefined, channel as unknown as BroadcastChannel, wake => {
    waken = wake;
    return () => undefined;
  });
  return { windows, wake: () => waken() };
};

/** A window of its own: its modules are loaded anew, so that it has a store and a name of its own. */
const windowOn = (storage: Storage, windows: Windows) => {
  let made: (typeof DeviceModule & typeof TableModule & typeof ListModule) | undefined;
  jest.isolateModules(() => {
    made = {
      ...jest.requireActual<typeof DeviceModule>('@/store/device'),
      ...jest.requireActual<typeof TableModule>('@/store/open-table'),
      ...jest.requireActual<typeof ListModule>('@/store/tables'),
    };
  });
  if (made === undefined) throw new Error('no modules');
  made.connect(async () => ({ storage, windows }));
  return made;
};

const settle = (ms = 40) => new Promise(resolve => setTimeout(resolve, ms));

const twoWindows = async (first: Windows, second: Windows) => {
  const storage = memoryStorage();
  const a = windowOn(storage, first);
  const made = await a.useTables.getState().create(draftOf('free-bank'));
  const id = made.ok ? made.id : '';
  const one = a.openTable(id);
  const two = windowOn(storage, second).openTable(id);
  return { storage, one, two, id };
};
type Store = ReturnType<typeof TableModule.openTable>;
const access = (store: Store): string => {
  const { view } = store.getState();
  return view.status === 'open' ? view.access.mode : view.status;
};
const cash = (store: Store): number => {
  const { view } = store.getState();
  return view.status === 'open' ? cashOf(view.table, 'player:p1') : NaN;
};

test('the second window reads along, is refused, and can take over; the first then reads along', async () => {
  const { one, two } = await twoWindows(byWord('a').windows, byWord('b').windows);
  await one.getState().open();
  await two.getState().open();
  expect([access(one), access(two)]).toEqual(['write', 'read']);
  await one.getState().dispatch(pay('bank', 'p1', 5));
  await settle();
  expect(cash(two)).toBe(105);
  expect(await two.getState().dispatch(pay('bank', 'p1', 1))).toMatchObject({
    reason: 'read-only',
    params: { because: 'elsewhere' },
  });

  await two.getState().takeOver();
  await settle();
  expect([access(one), access(two)]).toEqual(['read', 'write']);
  expect(await one.getState().dispatch(pay('bank', 'p1', 1))).toMatchObject({ reason: 'read-only' });
  await two.getState().dispatch(pay('bank', 'p1', 10));
  await settle();
  expect([cash(one), cash(two)]).toEqual([115, 115]);

  two.getState().close();
  await settle(500);
  expect(access(one)).toBe('write');
  expect(await one.getState().dispatch(pay('bank', 'p1', 1))).toMatchObject({ ok: true });
});

test('a window that has slept through a take-over finds out when it wakes', async () => {
  const a = byWord('a');
  const { one, two } = await twoWindows({ ...a.windows, hold: oneWindow.hold }, oneWindow);
  await one.getState().open();
  await one.getState().dispatch(pay('bank', 'p1', 5));
  await two.getState().takeOver();
  await two.getState().dispatch(pay('bank', 'p1', 10));
  expect(access(one)).toBe('write');
  a.wake();
  await settle();
  expect([access(one), cash(one)]).toEqual(['read', 115]);
});

test('where windows cannot hear each other, the storage lets only one of them write', async () => {
  const { one, two, storage, id } = await twoWindows(oneWindow, oneWindow);
  await one.getState().open();
  await two.getState().open();
  expect(await one.getState().dispatch(pay('bank', 'p1', 5))).toMatchObject({ ok: true });
  expect(await two.getState().dispatch(pay('bank', 'p1', 7))).toMatchObject({
    ok: false,
    reason: 'held-elsewhere',
  });
  expect([access(two), cash(two)]).toEqual(['read', 105]);
  await two.getState().takeOver();
  expect(await two.getState().dispatch(pay('bank', 'p1', 7))).toMatchObject({ ok: true });
  expect(await one.getState().dispatch(pay('bank', 'p1', 5))).toMatchObject({
    ok: false,
    reason: 'held-elsewhere',
  });
  expect([cash(one), cash(two)]).toEqual([112, 112]);
  expect(await storage.rows(id)).toHaveLength(2);
});

test('two windows that write by turns at random never lose or double an entry', async () => {
  const { one, two, storage, id } = await twoWindows(oneWindow, oneWindow);
  await one.getState().open();
  await two.getState().open();
  let done = 0;
  for (let i = 0; i < 200; i++) {
    const store = (i * 7919) % 3 === 0 ? one : two;
    if ((i * 104729) % 5 === 0 && access(store) === 'read') await store.getState().takeOver();
    const booked = await store.getState().dispatch(pay('bank', 'p1', 1));
    if (booked.ok) done++;
  }
  expect(done).toBeGreaterThan(50);
  expect(await storage.rows(id)).toHaveLength(done);
});
