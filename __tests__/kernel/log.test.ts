import { freeBank } from '../../rules/free-bank';
import { defaultOptions } from '../../rules/kernel/game';
import { balance } from '../../rules/kernel/ledger';
import {
  beginStory,
  currentTable,
  decodeRecord,
  replay,
  tell,
  type LogRecord,
  type Story,
} from '../../rules/kernel/log';

const PLAYERS = ['p1', 'p2'] as const;
const begin = (): Story => {
  const begun = beginStory(freeBank, {
    players: PLAYERS,
    options: defaultOptions(freeBank.options, PLAYERS),
    sheet: {},
  });
  if (!begun.ok) throw new Error(begun.reason);
  return begun.story;
};
const paid = (amount: number): LogRecord => ({
  kind: 'action',
  at: 0,
  action: { type: 'pay', from: 'p1', to: 'p2', amount },
  entries: [{ unit: 'cash', from: 'player:p1', to: 'player:p2', amount, why: 'payment' }],
});
const told = (story: Story, ...records: readonly LogRecord[]): Story =>
  records.reduce((s, r) => {
    const ruling = tell(freeBank, s, r);
    if (!ruling.ok) throw new Error(ruling.reason);
    return ruling.story;
  }, story);
const cashOfP1 = (s: Story): number => balance(currentTable(s).books, 'player:p1');

test('undo takes back what is in force, redo brings it back in order, a new deed strikes it for good', () => {
  let s = told(begin(), paid(10), paid(20), paid(30));
  expect(cashOfP1(s)).toBe(40);
  s = told(s, { kind: 'undo', at: 0, count: 2 });
  expect([cashOfP1(s), s.undone.length, s.length]).toEqual([90, 2, 4]);
  s = told(s, { kind: 'redo', at: 0, count: 1 });
  expect(cashOfP1(s)).toBe(70);
  s = told(s, paid(1));
  expect([cashOfP1(s), s.undone.length]).toEqual([69, 0]);
  expect(s.struck.map(u => [u.chapter.index, u.by])).toEqual([[2, 3]]);
  expect(tell(freeBank, s, { kind: 'redo', at: 0, count: 1 })).toMatchObject({ reason: 'nothing-to-redo' });
  expect(tell(freeBank, s, { kind: 'undo', at: 0, count: 4 })).toMatchObject({ reason: 'nothing-to-undo' });
});

test('telling leaves the story before as it was', () => {
  const s = told(begin(), paid(10));
  told(s, { kind: 'undo', at: 0, count: 1 });
  expect(s.chapters).toHaveLength(1);
});

test('a correction overrules the rules but not arithmetic, and is undone like any record', () => {
  const correction = (from: 'mint' | 'player:p1' | 'player:p9', amount: number): LogRecord => ({
    kind: 'correction',
    at: 0,
    correction: {
      entries: [{ unit: 'cash', from, to: 'player:p2', amount, why: 'correction' }],
      settings: [],
      note: 'a forgotten coin',
    },
  });
  const s = told(begin(), { kind: 'action', at: 0, action: { type: 'finish' }, entries: [] });
  const mended = told(s, correction('player:p1', 40));
  expect(cashOfP1(mended)).toBe(60);
  expect(cashOfP1(told(mended, { kind: 'undo', at: 0, count: 1 }))).toBe(100);
  expect(tell(freeBank, s, correction('player:p1', 101))).toMatchObject({ reason: 'overdrawn' });
  expect(tell(freeBank, s, correction('mint', 1))).toMatchObject({ reason: 'bad-entry' });
  expect(tell(freeBank, s, correction('player:p9', 1))).toMatchObject({ reason: 'bad-entry' });
});

test('a log that no longer plays as booked opens before that record', () => {
  const records: LogRecord[] = [paid(10), { ...paid(20), entries: [] } as LogRecord, paid(30)];
  const { story, rift } = replay(freeBank, begin(), records);
  expect(rift).toMatchObject({ index: 1, problem: 'differs' });
  expect(cashOfP1(story)).toBe(90);
  expect(replay(freeBank, begin(), [paid(101)]).rift).toMatchObject({ index: 0, problem: 'refused' });
});

test.each([
  [{ kind: 'action', action: { type: 'finish' }, entries: [] }],
  [{ kind: 'action', at: 1, action: { type: 'gone' }, entries: [] }],
  [{ kind: 'action', at: 1, action: { type: 'finish' }, entries: [{ unit: 'cash' }] }],
  [{ kind: 'undo', at: 1, count: 0 }],
  [{ kind: 'undo', at: 1, count: 1.5 }],
  [{ kind: 'note', at: 1, text: 5 }],
  [{ kind: 'figure', at: 1, change: { cell: {}, value: 1 } }],
  [{ kind: 'correction', at: 1, correction: { entries: [], settings: [{ id: 'x', value: {} }], note: '' } }],
  [{ kind: 'from-the-future', at: 1 }],
  [null],
])('%j is not a record that can be read', junk => {
  expect(decodeRecord(freeBank, junk)).toBeUndefined();
});
