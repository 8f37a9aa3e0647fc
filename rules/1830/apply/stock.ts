import { player, type PlayerId } from '../../kernel/ledger';
import { MOST_SHARES, PRESIDENT_SHARES, type Company } from '../data';
import { book, draft, happen, outcome, withCorporation, withRound, withState } from '../draft';
import { onStockTurn } from '../guards';
import { countsForLimit, hasShareLimit, parSpot, priceOf, zoneOf } from '../market';
import { cash, certificateLimit, certificates, forSale, overLimit, sharesOf } from '../reading';
import { event, pay, refuse } from '../refusals';
import { endStockTurn, startStockRound } from '../rounds';
import { canMend, handShares, priorityAfter, saleRefused, sellShares } from '../shares';
import type { ActionNamed, Draft, Ruled, StockRound, T1830 } from '../types';
import { passInAuction } from './auction';
import { sellInNeed } from './emergency';

/** §10: shares in the brown zone are bought without regard to the one purchase of a turn. */
export const isUnrestricted = (t: T1830, c: Company, from: 'offering' | 'pool'): boolean =>
  zoneOf(t.state, c) === 'brown' && (from === 'pool' || t.options.brown === 'everywhere');

const acted = (d: Draft, round: StockRound): Draft =>
  withRound(priorityAfter(d, round.turn), { ...round, fresh: false, acted: true });

/** Nothing may be sold in the first stock round, so that a purchase ends the turn. */
const bought = (d: Draft, round: StockRound): Draft => {
  const next = { ...round, fresh: false, acted: true };
  const done = withRound(priorityAfter(d, round.turn), next);
  return d.state.stockRound === 1 ? endStockTurn(done, next) : done;
};

export const par = (t: T1830, a: ActionNamed<'par'>): Ruled => {
  const { round } = t.state;
  if (round.name === 'par') return namePar(t, a, round.turn);
  const guard = onStockTurn(t, a.by);
  if (!guard.ok) return guard;
  if (overLimit(t, a.by)) return refuse('over-a-limit', { by: a.by });
  if (guard.round.bought) return refuse('one-per-turn');
  if (t.state.companies[a.company].listing !== undefined)
    return refuse('already-started', { company: a.company });
  if (parSpot(a.price) === undefined) return refuse('no-such-par', { price: a.price });
  const limit = certificateLimit(t);
  if (certificates(t, a.by).counted >= limit) return refuse('certificate-limit', { by: a.by, limit });
  const cost = PRESIDENT_SHARES * a.price;
  if (cash(t, player(a.by)) < cost) return refuse('no-credit', { by: a.by, amount: cost });
  const paid = book(draft(t), pay(player(a.by), 'bank', cost, 'share-bought', a.company));
  const started = startCompany(paid, a.by, a.company, a.price, 'share-bought');
  return outcome(bought(started, { ...guard.round, bought: true }));
};

/** §8.1: the owner of the B&O private names the par of the company whose president he has become. */
const namePar = (t: T1830, a: ActionNamed<'par'>, turn: PlayerId): Ruled => {
  if (a.by !== turn || a.company !== 'bo') return refuse('par-first', { by: turn });
  if (parSpot(a.price) === undefined) return refuse('no-such-par', { price: a.price });
  return outcome(startStockRound(startCompany(draft(t), a.by, 'bo', a.price, 'share-free'), 1));
};

const startCompany = (
  d: Draft,
  president: PlayerId,
  company: Company,
  price: number,
  why: 'share-bought' | 'share-free',
): Draft => {
  const spot = parSpot(price) ?? { row: 0, col: 0 };
  const since = d.state.moves + 1;
  const listing = { par: price, president, row: spot.row, col: spot.col, since };
  const listed = withState(withCorporation(d, company, { listing }), { moves: since });
  return handShares(
    happen(listed, event('started', { company, by: president, price })),
    company,
    'offering',
    president,
    PRESIDENT_SHARES,
    why,
  );
};

export const buy = (t: T1830, a: ActionNamed<'buy'>): Ruled => {
  const guard = onStockTurn(t, a.by);
  if (!guard.ok) return guard;
  const { round } = guard;
  const { listing } = t.state.companies[a.company];
  if (overLimit(t, a.by)) return refuse('over-a-limit', { by: a.by });
  const unrestricted = isUnrestricted(t, a.company, a.from);
  if (round.bought && !unrestricted) return refuse('one-per-turn');
  if (round.sold[a.by]?.includes(a.company)) return refuse('sold-this-round', { company: a.company });
  if (listing === undefined) return refuse('president-first', { company: a.company });
  if (forSale(t, a.company, a.from) < 1) return refuse('none-for-sale', { company: a.company });
  if (sharesOf(t, a.by, a.company) >= MOST_SHARES && hasShareLimit(t.state, a.company))
    return refuse('sixty-per-cent', { by: a.by, company: a.company });
  const limit = certificateLimit(t);
  if (countsForLimit(t.state, a.company) && certificates(t, a.by).counted >= limit)
    return refuse('certificate-limit', { by: a.by, limit });
  // §8.2: new shares at par, shares from the pool at the market price.
  const price = a.from === 'offering' ? listing.par : priceOf(t.state, a.company);
  if (cash(t, player(a.by)) < price) return refuse('no-credit', { by: a.by, amount: price });
  const paid = book(draft(t), pay(player(a.by), 'bank', price, 'share-bought', a.company));
  const dealt = handShares(paid, a.company, a.from, a.by, 1, 'share-bought');
  return outcome(bought(dealt, { ...round, bought: round.bought || !unrestricted }));
};

export const sell = (t: T1830, a: ActionNamed<'sell'>): Ruled => {
  if (t.state.round.name === 'operating') return sellInNeed(t, t.state.round, a);
  const guard = onStockTurn(t, a.by);
  if (!guard.ok) return guard;
  if (t.state.stockRound === 1) return refuse('first-round-no-sale');
  const refused = saleRefused(t, a.by, a.company, a.shares);
  if (refused !== undefined) return refuse(refused, { by: a.by, company: a.company, shares: a.shares });
  const { round } = guard;
  const sold = { ...round.sold, [a.by]: [...(round.sold[a.by] ?? []), a.company] };
  return outcome(acted(sellShares(draft(t), a.by, a.company, a.shares), { ...round, sold }));
};

export const pass = (t: T1830, a: ActionNamed<'pass'>): Ruled => {
  const { round } = t.state;
  if (round.name === 'auction') return passInAuction(t, round, a.by);
  const guard = onStockTurn(t, a.by);
  if (!guard.ok) return guard;
  // §10: an excess is mended on this turn, as far as there is something to sell.
  if (t.state.stockRound > 1 && canMend(t, a.by)) return refuse('over-a-limit', { by: a.by });
  return outcome(endStockTurn(draft(t), guard.round));
};
