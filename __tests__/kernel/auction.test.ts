import { auctionEnd, leastBid, nextSeat, openAuction, withBid, withPass } from '../../rules/kernel/auction';
import { money } from '../../rules/kernel/money';

const SEATS = ['p1', 'p2', 'p3'] as const;

test('bids go round the table and the last one in buys', () => {
  let a = openAuction('prr', SEATS, 'p2', { least: 7 });
  expect(leastBid(a)).toBe(7);
  a = withBid(a, SEATS, 'p2', money(7));
  expect([a.next, leastBid(a)]).toEqual(['p3', 8]);
  a = withPass(a, SEATS, 'p3');
  expect(a.next).toBe('p1');
  a = withBid(a, SEATS, 'p1', money(12));
  expect(a.next).toBe('p2');
  expect(auctionEnd(a)).toBeUndefined();
  a = withPass(a, SEATS, 'p2');
  expect(auctionEnd(a)).toEqual({ sold: true, winner: 'p1', price: 12 });
});

test('the last one left may still bid when nobody has', () => {
  let a = openAuction('prr', SEATS, 'p1', { least: 7 });
  a = withPass(withPass(a, SEATS, 'p1'), SEATS, 'p2');
  expect(a.next).toBe('p3');
  expect(auctionEnd(a)).toBeUndefined();
  expect(auctionEnd(withPass(a, SEATS, 'p3'))).toEqual({ sold: false });
  expect(auctionEnd(withBid(a, SEATS, 'p3', money(7)))).toEqual({ sold: true, winner: 'p3', price: 7 });
});

test('where the lowest bidder speaks next, seats do not matter', () => {
  let a = openAuction('mh', SEATS, 'p1', { least: 115, raise: 5, speaks: 'lowest-bid' });
  a = withBid(a, SEATS, 'p1', money(115));
  a = withBid(a, SEATS, 'p3', money(120));
  a = withBid(a, SEATS, 'p2', money(130));
  expect([a.next, leastBid(a)]).toEqual(['p1', 135]);
  a = withBid(a, SEATS, 'p1', money(135));
  expect(a.next).toBe('p3');
});

test('the next seat skips whoever is out, and is nobody where all are', () => {
  expect(nextSeat(SEATS, 'p3')).toBe('p1');
  expect(nextSeat(SEATS, 'p1', ['p3'])).toBe('p3');
  expect(nextSeat(SEATS, 'p1', [])).toBeUndefined();
});
