import { company as companyAccount, player, type PlayerId } from '../kernel/ledger';
import { capitalAt, overtakes, saleFrom } from './calc';
import { COMPANIES, MOST_IN_POOL, PRESIDENT_SHARES, type Company, type Source } from './data';
import { book, happen, moveMarker, withCorporation, withState } from './draft';
import { countsForLimit } from './market';
import {
  certificateLimit,
  certificates,
  fromLeftOf,
  inPool,
  isFloated,
  leftOf,
  POOL,
  presidentOf,
  sharesOf,
  sourceAccount,
  tooMuchOf,
} from './reading';
import { deal, event, pay, type Reason, type WHYS } from './refusals';
import type { Draft, T1830 } from './types';

/** The most shares of a company that any player but one holds. */
export const mostOfOthers = (t: T1830, c: Company, but: PlayerId): number =>
  Math.max(0, ...fromLeftOf(t, but).map(id => sharesOf(t, id, c)));

/** §12, §13: why a player may not sell so many shares of a company to the pool, if he may not. */
export const saleRefused = (t: T1830, by: PlayerId, c: Company, shares: number): Reason | undefined => {
  if (t.state.companies[c].listing === undefined) return 'no-price-yet';
  const left = sharesOf(t, by, c) - shares;
  if (shares < 1 || left < 0) return 'not-that-many';
  if (inPool(t, c) + shares > MOST_IN_POOL) return 'pool-full';
  // §13: the president's certificate passes by exchange, so that somebody else must hold two shares.
  if (presidentOf(t, c) === by && left < PRESIDENT_SHARES && mostOfOthers(t, c, by) < PRESIDENT_SHARES)
    return 'president-stays';
  return undefined;
};

/** How many shares of a company a player could sell at once, apart from whose turn it is. */
export const mostForSale = (t: T1830, by: PlayerId, c: Company): number => {
  if (t.state.companies[c].listing === undefined) return 0;
  const held = sharesOf(t, by, c);
  const stays = presidentOf(t, c) === by && mostOfOthers(t, c, by) < PRESIDENT_SHARES ? PRESIDENT_SHARES : 0;
  return Math.max(0, Math.min(held - stays, MOST_IN_POOL - inPool(t, c)));
};

/** §10: whether a player over a limit has a sale that helps. */
export const canMend = (t: T1830, id: PlayerId): boolean => {
  const tooMuch = tooMuchOf(t, id);
  const tooMany = certificates(t, id).counted > certificateLimit(t);
  return COMPANIES.some(
    c => (tooMuch.includes(c) || (tooMany && countsForLimit(t.state, c))) && mostForSale(t, id, c) > 0,
  );
};

/** §13, §14: who has more than the president takes over; of equals the nearest to his left. */
export const settlePresident = (d: Draft, c: Company): Draft => {
  const { listing } = d.state.companies[c];
  if (listing === undefined) return d;
  const { president } = listing;
  let next = president;
  let most = sharesOf(d, president, c);
  for (const id of fromLeftOf(d, president)) {
    const shares = sharesOf(d, id, c);
    if (overtakes(shares, most)) {
      next = id;
      most = shares;
    }
  }
  if (next === president) return d;
  return happen(
    withCorporation(d, c, { listing: { ...listing, president: next } }),
    event('president', { company: c, from: president, to: next }),
  );
};

/** §11: ten times the par, however many shares are sold. */
export const capitalOf = (t: T1830, c: Company): number => capitalAt(t.state.companies[c].listing?.par ?? 0);

export const payCapital = (d: Draft, c: Company): Draft => {
  const amount = capitalOf(d, c);
  return happen(
    withCorporation(book(d, pay('bank', companyAccount(c), amount, 'capital', c)), c, { funded: true }),
    event('capital', { company: c, amount }),
  );
};

/** Shares go to a player: the presidency may pass and the company may float. */
export const handShares = (
  d: Draft,
  c: Company,
  from: Source,
  to: PlayerId,
  shares: number,
  why: keyof typeof WHYS,
): Draft => {
  const before = isFloated(d, c);
  const dealt = settlePresident(book(d, deal(c, sourceAccount(from), player(to), shares, why)), c);
  if (before || !isFloated(dealt, c)) return dealt;
  const floated = happen(dealt, event('floated', { company: c, capital: capitalOf(dealt, c) }));
  return d.options.capital === 'at-once' ? payCapital(floated, c) : floated;
};

/** §15: all shares of one sale at the price before it; then the price falls a row for each. */
export const sellShares = (d: Draft, by: PlayerId, c: Company, shares: number): Draft => {
  const { listing } = d.state.companies[c];
  if (listing === undefined) return d;
  const { proceeds, to } = saleFrom(listing, shares);
  const sold = book(
    d,
    deal(c, player(by), POOL, shares, 'share-sold'),
    pay('bank', player(by), proceeds, 'share-sold', c),
  );
  return moveMarker(settlePresident(sold, c), c, () => to);
};

/** §4: whoever buys or sells last leaves the priority to his left. */
export const priorityAfter = (d: Draft, by: PlayerId): Draft => withState(d, { priority: leftOf(d, by) });
