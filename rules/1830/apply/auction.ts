import { auctionEnd, leastBid, openAuction, withBid, withPass, type Auction } from '../../kernel/auction';
import { player, type PlayerId } from '../../kernel/ledger';
import { money, type Money } from '../../kernel/money';
import { BID_STEP, PRICE_CUT, PRIVATES, PRIVATE_DATA, type Private } from '../data';
import { book, draft, happen, outcome, withRound, withState } from '../draft';
import { inAuction } from '../guards';
import { cash, leftOf, ownerOf, OFFERING } from '../reading';
import { deal, event, move, pay, refuse } from '../refusals';
import { payPrivates } from '../rounds';
import { priorityAfter } from '../shares';
import type { ActionNamed, AuctionRound, Draft, Ruled, T1830 } from '../types';

export const cheapestUnsold = (t: T1830): Private | undefined => PRIVATES.find(p => ownerOf(t, p) === 'bank');

/** §7.1, §7.3: face value, less what the Schuylkill Valley has come down. */
export const askingPrice = (round: AuctionRound, p: Private): number =>
  PRIVATE_DATA[p].face - (p === 'SVR' ? round.cut : 0);

/** §7.2: what lies on the table for bids cannot be spent, except on the private that it is bid for. */
export const freeCash = (t: T1830, round: AuctionRound, id: PlayerId, besides?: Private): number =>
  PRIVATES.reduce(
    (left, p) => (p === besides ? left : left - (round.bids[p]?.[id] ?? 0)),
    cash(t, player(id)),
  );

/** §7.2: five above face value and above every bid so far. */
export const leastBidFor = (round: AuctionRound, p: Private): Money =>
  round.lot?.lot === p
    ? leastBid(round.lot)
    : money(Math.max(PRIVATE_DATA[p].face, ...Object.values(round.bids[p] ?? {})) + BID_STEP);

const roundOf = (d: Draft): AuctionRound | undefined => {
  const { round } = d.state;
  return round.name === 'auction' ? round : undefined;
};

/** A private changes from the bank to a player, with the share that comes with it (§17). */
const sellPrivate = (d: Draft, to: PlayerId, p: Private, price: number): Draft => {
  const sold = book(
    d,
    move(p, 'bank', player(to), 1, 'private'),
    pay(player(to), 'bank', price, 'private', p),
    ...(p === 'C&A' ? [deal('prr', OFFERING, player(to), 1, 'share-free')] : []),
  );
  return p === 'B&O' ? withRound(sold, { name: 'par', turn: to }) : sold;
};

/** A private that falls to somebody without his asking for it now: it has to be told. */
const falls = (d: Draft, by: PlayerId, p: Private, price: number): Draft =>
  happen(d, event('private-sold', { by, private: p, price }));

/** The auction among the bidders for one private, from the highest bid on; the lowest speaks first. */
const lotFor = (t: T1830, p: Private, bids: Readonly<Record<PlayerId, Money>>): Auction<Private> => {
  const bidders = t.players.filter(id => bids[id] !== undefined);
  const rising = [...bidders].sort((a, b) => (bids[a] ?? 0) - (bids[b] ?? 0));
  const opened = openAuction(p, bidders, rising[0] ?? 'p1', {
    speaks: 'lowest-bid',
    least: PRIVATE_DATA[p].face + BID_STEP,
    raise: BID_STEP,
  });
  return rising.reduce((lot, id) => withBid(lot, t.players, id, bids[id] ?? money(0)), opened);
};

/** §7.2: while the cheapest private has bids, a single one buys it and several are settled by auction. */
const settleBids = (d: Draft): Draft => {
  const round = roundOf(d);
  const next = cheapestUnsold(d);
  const bids = next === undefined ? undefined : round?.bids[next];
  if (round === undefined || next === undefined || bids === undefined) return d;
  const lot = lotFor(d, next, bids);
  const end = auctionEnd(lot);
  return end?.sold === true ? settleLot(d, round, lot, end) : withRound(d, { ...round, lot });
};

const settleLot = (
  d: Draft,
  round: AuctionRound,
  { lot }: Auction<Private>,
  { winner, price }: { readonly winner: PlayerId; readonly price: Money },
): Draft => {
  const { [lot]: _settled, ...bids } = round.bids;
  const { lot: _lot, ...rest } = round;
  const told = falls(withRound(d, { ...rest, bids }), winner, lot, price);
  return settleBids(sellPrivate(told, winner, lot, price));
};

export const take = (t: T1830, a: ActionNamed<'take'>): Ruled => {
  const guard = inAuction(t);
  if (!guard.ok) return guard;
  const { round } = guard;
  const turn = round.lot?.next ?? round.turn;
  if (round.lot !== undefined || turn !== a.by) return refuse('not-your-bid', { by: a.by, turn });
  if (ownerOf(t, a.private) !== 'bank') return refuse('private-taken', { private: a.private });
  const cheapest = cheapestUnsold(t);
  if (cheapest !== a.private) return refuse('cheaper-first', { private: cheapest ?? a.private });
  const price = askingPrice(round, a.private);
  if (a.price !== price) return refuse('price-asked', { private: a.private, price });
  const free = freeCash(t, round, a.by);
  if (free < price) return refuse('money-tied-up', { by: a.by, free });
  return outcome(settleBids(regularPurchase(priorityAfter(draft(t), a.by), round, a.by, a.private, price)));
};

/** §7.2: after a regular purchase play goes on to the left of the buyer. */
const regularPurchase = (d: Draft, round: AuctionRound, by: PlayerId, p: Private, price: number): Draft => {
  const turns = d.state.turns + 1;
  const next = { ...round, turn: leftOf(d, by), passes: 0 };
  return sellPrivate(withState(d, { turns, round: next }), by, p, price);
};

export const bid = (t: T1830, a: ActionNamed<'bid'>): Ruled => {
  const guard = inAuction(t);
  if (!guard.ok) return guard;
  const { round } = guard;
  const { lot } = round;
  if (lot !== undefined) {
    if (lot.lot !== a.private || !lot.still.includes(a.by))
      return refuse('bidders-only', { private: lot.lot });
    if (lot.leader === a.by) return refuse('leads-already', { by: a.by });
  } else {
    if (round.turn !== a.by) return refuse('not-your-bid', { by: a.by, turn: round.turn });
    if (ownerOf(t, a.private) !== 'bank') return refuse('private-taken', { private: a.private });
    if (cheapestUnsold(t) === a.private)
      return refuse('bid-on-cheapest', { private: a.private, price: askingPrice(round, a.private) });
  }
  const least = leastBidFor(round, a.private);
  if (a.amount < least) return refuse('bid-too-low', { private: a.private, least });
  const free = freeCash(t, round, a.by, a.private);
  if (a.amount > free) return refuse('money-tied-up', { by: a.by, free });
  const bids = { ...round.bids, [a.private]: { ...round.bids[a.private], [a.by]: a.amount } };
  if (lot !== undefined)
    return outcome(withRound(draft(t), { ...round, bids, lot: withBid(lot, t.players, a.by, a.amount) }));
  const turn = leftOf(t, a.by);
  return outcome(
    withState(draft(t), { turns: t.state.turns + 1, round: { ...round, bids, turn, passes: 0 } }),
  );
};

export const passInAuction = (t: T1830, round: AuctionRound, by: PlayerId): Ruled => {
  const { lot } = round;
  if (lot !== undefined) {
    // Ruling: any bidder but the one who leads may speak, in any order.
    if (!lot.still.includes(by)) return refuse('bidders-only', { private: lot.lot });
    if (lot.leader === by) return refuse('leads-already', { by });
    const fewer = withPass(lot, t.players, by);
    const end = auctionEnd(fewer);
    return outcome(
      end?.sold === true
        ? settleLot(draft(t), round, fewer, end)
        : withRound(draft(t), { ...round, lot: fewer }),
    );
  }
  if (round.turn !== by) return refuse('not-your-bid', { by, turn: round.turn });
  const next = { ...round, turn: leftOf(t, by), passes: round.passes + 1 };
  const passed = withState(draft(t), { turns: t.state.turns + 1, round: next });
  return outcome(next.passes < t.players.length ? passed : nobodyBuys(passed, { ...next, passes: 0 }));
};

/** §7.3: the Schuylkill Valley gets cheaper until it is given away; later the sold privates pay. */
const nobodyBuys = (d: Draft, round: AuctionRound): Draft => {
  if (cheapestUnsold(d) !== 'SVR') return payPrivates(happen(withRound(d, round), event('nobody-bought')));
  const cut = { ...round, cut: round.cut + PRICE_CUT };
  const price = askingPrice(cut, 'SVR');
  const cheaper = happen(withRound(d, cut), event('price-cut', { private: 'SVR', price }));
  // Ruling: what is taken for nothing does not move the priority.
  if (price > 0) return cheaper;
  return settleBids(regularPurchase(falls(cheaper, cut.turn, 'SVR', 0), cut, cut.turn, 'SVR', 0));
};
