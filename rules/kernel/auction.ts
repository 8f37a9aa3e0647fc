import type { PlayerId } from './ledger';
import { money, type Money } from './money';

/** Who speaks after a bid: the next seat still in, or whoever of those still in has bid least. */
export type Speaks = 'clockwise' | 'lowest-bid';

/** An English auction: bids rise, a pass is for good. */
export interface Auction<Lot> {
  readonly lot: Lot;
  readonly speaks: Speaks;
  /** Those who have not passed, in seat order. */
  readonly still: readonly PlayerId[];
  readonly next: PlayerId;
  readonly bids: Readonly<Record<PlayerId, Money>>;
  readonly leader?: PlayerId;
  readonly high: Money;
  /** The least first bid, and by how much each further one must be higher. */
  readonly least: Money;
  readonly raise: Money;
}

export interface AuctionRules {
  readonly speaks?: Speaks;
  readonly least: number;
  readonly raise?: number;
}

/** `seats` are the bidders in seat order, `first` speaks first. */
export const openAuction = <Lot>(
  lot: Lot,
  seats: readonly PlayerId[],
  first: PlayerId,
  { speaks = 'clockwise', least, raise = 1 }: AuctionRules,
): Auction<Lot> => ({
  lot,
  speaks,
  still: seats,
  next: first,
  bids: {},
  high: money(0),
  least: money(least),
  raise: money(raise),
});

export const leastBid = (a: Auction<unknown>): Money =>
  a.leader === undefined ? a.least : money(a.high + a.raise);

/** The next of `among` clockwise after a seat; `seats` is the whole circle. */
export const nextSeat = (
  seats: readonly PlayerId[],
  after: PlayerId,
  among = seats,
): PlayerId | undefined => {
  const at = seats.indexOf(after);
  for (let i = 1; i <= seats.length; i++) {
    const seat = seats[(at + i) % seats.length];
    if (seat !== undefined && among.includes(seat)) return seat;
  }
  return undefined;
};

const speaker = <Lot>(a: Auction<Lot>, seats: readonly PlayerId[], after: PlayerId): PlayerId => {
  if (a.speaks === 'clockwise') return nextSeat(seats, after, a.still) ?? after;
  const others = a.still.filter(id => id !== a.leader);
  const lowest = Math.min(...others.map(id => a.bids[id] ?? 0));
  return others.find(id => (a.bids[id] ?? 0) === lowest) ?? after;
};

/** Books a bid that the game has already found legal. */
export const withBid = <Lot>(
  a: Auction<Lot>,
  seats: readonly PlayerId[],
  by: PlayerId,
  amount: Money,
): Auction<Lot> => {
  const next = { ...a, bids: { ...a.bids, [by]: amount }, leader: by, high: amount };
  return { ...next, next: speaker(next, seats, by) };
};

export const withPass = <Lot>(a: Auction<Lot>, seats: readonly PlayerId[], by: PlayerId): Auction<Lot> => {
  const next = { ...a, still: a.still.filter(id => id !== by) };
  return { ...next, next: speaker(next, seats, by) };
};

export type AuctionEnd =
  { readonly sold: true; readonly winner: PlayerId; readonly price: Money } | { readonly sold: false };

/** Sold when only the leader is left; unsold when nobody is; otherwise it goes on. */
export const auctionEnd = (a: Auction<unknown>): AuctionEnd | undefined => {
  if (a.still.length === 0) return { sold: false };
  const [last] = a.still;
  if (a.still.length === 1 && last !== undefined && last === a.leader)
    return { sold: true, winner: last, price: a.high };
  return undefined;
};
