import { auctionEnd, leastBid, openAuction, withBid, withPass, type Auction } from '../../kernel/auction';
import { company, player, type PlayerId } from '../../kernel/ledger';
import type { Money } from '../../kernel/money';
import type { Outcome, Refusal, Ruling } from '../../kernel/ruling';
import { OPENING, type Railroad } from '../data';
import { cash, isOpen, leastFor, sharesLeft, sharesSold } from '../reading';
import { deal, event, pay, refuse } from '../refusals';
import type { Draft, ExpressTable, Lot, Phase, State } from '../types';
import { booked, done, draftOf } from './draft';
import { beginTurn, nextTurn } from './turn';

type Bidding = Extract<Phase, { readonly auction: Auction<Lot> }>;

export const openShareAuction = (
  d: Draft,
  railroad: Railroad,
  turn: PlayerId,
  kind: 'share' | 'wabash',
): Draft => {
  const least = leastFor(d.table, railroad);
  const auction = openAuction<Lot>({ railroad, first: turn, kind }, d.table.players, turn, { least });
  return booked(d, { ...d.table.state, phase: { name: 'bidding', turn, auction } });
};

const speaking = (t: ExpressTable, by: PlayerId): Bidding | Refusal => {
  const { phase } = t.state;
  if (phase.name !== 'opening' && phase.name !== 'bidding') return refuse('no-auction');
  const { still, next } = phase.auction;
  if (t.players.includes(by) && !still.includes(by)) return refuse('already-passed', { by });
  return by === next ? phase : refuse('not-your-bid', { by, next });
};
const isRefusal = (x: Bidding | Refusal): x is Refusal => 'ok' in x;

/** CE-2: at least the minimum, more than the last bid, and never more than the bidder's cash. */
const bidRefusal = (t: ExpressTable, a: Auction<Lot>, by: PlayerId, amount: Money): Refusal | undefined => {
  const { railroad, kind } = a.lot;
  const least = leastBid(a);
  if (amount < least && a.leader !== undefined)
    return refuse('bid-not-higher', { amount, least, high: a.high, leader: a.leader });
  if (amount < least) {
    const sum = { income: t.state.income[railroad], sold: sharesSold(t, railroad) };
    return refuse('bid-too-low', { amount, least, railroad, ...sum, opening: kind === 'opening' });
  }
  const has = cash(t, by);
  return amount > has ? refuse('bid-over-cash', { by, amount, has }) : undefined;
};

export const bid = (t: ExpressTable, by: PlayerId, amount: Money): Ruling<Outcome<State>> => {
  const phase = speaking(t, by);
  if (isRefusal(phase)) return phase;
  const refusal = bidRefusal(t, phase.auction, by, amount);
  return refusal ?? goOn(t, phase, withBid(phase.auction, t.players, by, amount));
};

export const pass = (t: ExpressTable, by: PlayerId): Ruling<Outcome<State>> => {
  const phase = speaking(t, by);
  return isRefusal(phase) ? phase : goOn(t, phase, withPass(phase.auction, t.players, by));
};

const goOn = (t: ExpressTable, phase: Bidding, auction: Auction<Lot>): Outcome<State> => {
  const result = auctionEnd(auction);
  const { railroad, first } = auction.lot;
  if (result === undefined) return done(t, booked(draftOf(t), { ...t.state, phase: { ...phase, auction } }));
  if (result.sold) return done(t, sold(t, phase, railroad, result.winner, result.price));
  if (phase.name === 'opening') return done(t, sold(t, phase, railroad, first, 0)); // CE-4: for nothing
  const unsold = booked(draftOf(t), t.state, [], [event('share-unsold', { railroad })]);
  return done(t, nextTurn(unsold, phase.turn));
};

/** CE-3: the price goes to the railroad, the share to the winner. */
const sold = (t: ExpressTable, phase: Bidding, railroad: Railroad, to: PlayerId, price: number): Draft => {
  const entries = [
    pay(player(to), company(railroad), price, 'share', railroad),
    deal(railroad, company(railroad), player(to), 1, 'share'),
  ];
  const news =
    price === 0
      ? event('share-for-nothing', { by: to, railroad })
      : event('share-sold', { by: to, railroad, amount: price });
  const d = booked(draftOf(t), t.state, entries, [news]);
  return phase.name === 'opening' ? nextOpening(d, phase.starter, railroad, to) : nextTurn(d, phase.turn);
};

const nextOpening = (
  d: Draft,
  starter: PlayerId | undefined,
  railroad: Railroad,
  winner: PlayerId,
): Draft => {
  const begins = starter ?? winner;
  const next = OPENING[OPENING.findIndex(([r]) => r === railroad) + 1];
  // CE-5: whoever took the PRR share has the first turn
  if (next === undefined)
    return beginTurn(booked(d, d.table.state, [], [event('first-turn', { by: begins })]), begins);
  const lot: Lot = { railroad: next[0], first: winner, kind: 'opening' };
  const auction = openAuction(lot, d.table.players, winner, { least: next[1] });
  return booked(d, { ...d.table.state, phase: { name: 'opening', auction, starter: begins } });
};

/** CE-9: what keeps a share off the block. */
export const offerRefusal = (t: ExpressTable, railroad: Railroad): Refusal | undefined => {
  if (!isOpen(t.state, railroad)) return refuse('wabash-closed');
  return sharesLeft(t, railroad) > 0 ? undefined : refuse('no-share-left', { railroad });
};

export const offer = (t: ExpressTable, by: PlayerId, railroad: Railroad): Ruling<Outcome<State>> =>
  offerRefusal(t, railroad) ?? done(t, openShareAuction(draftOf(t), railroad, by, 'share'));
