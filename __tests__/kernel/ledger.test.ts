import { balance, EMPTY_BOOKS, holders, isEntry, journal, overdrawn, post } from '../../rules/kernel/ledger';
import { deepFreeze } from '../rules/deep-freeze';

const { pay, deal, move } = journal({ test: '§0' });

test('entries move cash, shares and pieces between accounts', () => {
  const books = post(EMPTY_BOOKS, [
    pay('mint', 'bank', 100, 'test'),
    pay('bank', 'player:p1', 30, 'test'),
    deal('prr', 'mint', 'player:p1', 2, 'test'),
    move('loco', 'mint', 'company:prr', 5, 'test'),
  ]);
  expect(balance(books, 'bank')).toBe(70);
  expect(balance(books, 'player:p1')).toBe(30);
  expect(balance(books, 'player:p1', 'share:prr')).toBe(2);
  expect(balance(books, 'company:prr', 'piece:loco')).toBe(5);
  expect(balance(books, 'player:p9')).toBe(0);
  expect(holders(books, 'share:prr')).toContainEqual(['player:p1', 2]);
  expect(holders(books, 'share:none')).toEqual([]);
});

test('posting leaves the books before as they were and shares untouched pages', () => {
  const before = deepFreeze(
    post(EMPTY_BOOKS, [pay('mint', 'bank', 10, 'test'), deal('x', 'mint', 'bank', 1, 'test')]),
  );
  const after = post(before, [pay('bank', 'player:p1', 4, 'test')]);
  expect(balance(before, 'bank')).toBe(10);
  expect(after['share:x']).toBe(before['share:x']);
  expect(post(before, [])).toBe(before);
});

test('an entry is a whole amount above nothing between two accounts', () => {
  expect(isEntry(pay('bank', 'player:p1', 1, 'test'))).toBe(true);
  for (const amount of [0, -1, 0.5, NaN, 2 ** 60])
    expect(isEntry(pay('bank', 'player:p1', amount, 'test'))).toBe(false);
  expect(isEntry(pay('bank', 'bank', 1, 'test'))).toBe(false);
});

test('an overdraft is found in any unit, and only where none is allowed', () => {
  const entries = [pay('bank', 'player:p1', 5, 'test'), deal('x', 'bank', 'player:p1', 1, 'test')];
  const books = post(EMPTY_BOOKS, entries);
  expect(overdrawn(books, entries, (_account, unit) => unit === 'cash')).toBe(entries[1]);
  expect(overdrawn(books, entries, () => true)).toBeUndefined();
});
