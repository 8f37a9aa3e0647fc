import { nearestOffer, readAction, type ActionSpecs } from '../../rules/kernel/action';
import { fits, MOST_TEXT } from '../../rules/kernel/fields';

const ACTIONS = {
  bid: { by: 'player', amount: 'money' },
  cards: { played: { perPlayer: ['A', 'B'] }, give: { list: { fields: { colour: 'text', n: 'count' } } } },
  rail: { terrain: 'int', free: { optional: 'flag' } },
} as const satisfies ActionSpecs;

test.each([
  ['player', 'p1', true],
  ['player', 'p0', false],
  ['player', 'p100', false],
  ['money', 0, true],
  ['money', -1, false],
  ['money', 1.5, false],
  ['money', '5', false],
  ['money', 2 ** 53, false],
  ['int', -3, true],
  ['flag', 0, false],
  ['text', 'x'.repeat(MOST_TEXT), true],
  ['text', 'x'.repeat(MOST_TEXT + 1), false],
] as const)('%s takes %p: %p', (field, value, is) => {
  expect(fits(field, value)).toBe(is);
});

test('an action is read when every field is of its kind, and nothing else is there', () => {
  expect(readAction(ACTIONS, { type: 'bid', by: 'p1', amount: 5 })).toBeDefined();
  expect(readAction(ACTIONS, { type: 'rail', terrain: -1 })).toBeDefined();
  expect(readAction(ACTIONS, { type: 'rail', terrain: 1, free: true })).toBeDefined();
  expect(
    readAction(ACTIONS, { type: 'cards', played: { p1: 'A' }, give: [{ colour: 'grey', n: 1 }] }),
  ).toBeDefined();
});

test.each([
  [null],
  [[]],
  ['bid'],
  [{ type: 'toString' }],
  [{ type: '__proto__' }],
  [{ type: 'bid', by: 'p1' }],
  [{ type: 'bid', by: 'p1', amount: 5, more: 1 }],
  [{ type: 'rail', terrain: 1, free: 'yes' }],
  [{ type: 'cards', played: { p1: 'C' }, give: [] }],
  [{ type: 'cards', played: { x: 'A' }, give: [] }],
  [{ type: 'cards', played: {}, give: [{ colour: 'grey' }] }],
])('%j is no action', junk => {
  expect(readAction(ACTIONS, junk)).toBeUndefined();
});

test('the nearest offer is the same deed with its number brought into range', () => {
  const offers = [
    { action: { type: 'pass', by: 'p1' } },
    { action: { type: 'bid', by: 'p1', amount: 10 }, ask: { field: 'amount', min: 10, max: 30, step: 5 } },
  ];
  expect(nearestOffer(offers, { type: 'bid', by: 'p1', amount: 3 })).toMatchObject({ amount: 10 });
  expect(nearestOffer(offers, { type: 'bid', by: 'p1', amount: 99 })).toMatchObject({ amount: 30 });
  expect(nearestOffer(offers, { type: 'bid', by: 'p1', amount: 18 })).toMatchObject({ amount: 20 });
  expect(nearestOffer(offers, { type: 'bid', by: 'p2', amount: 12 })).toBeUndefined();
});
