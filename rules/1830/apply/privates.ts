import {
  company as companyAccount,
  companyOf,
  player,
  playerOf,
  type Account,
  type PlayerId,
} from '../../kernel/ledger';
import { MOST_SHARES, PHASES, PRIVATE_DATA, type Private } from '../data';
import { book, draft, happen, outcome, withRound } from '../draft';
import { onOperatingTurn } from '../guards';
import { needOf } from '../need';
import {
  cash,
  certificateLimit,
  certificates,
  forSale,
  ownerOf,
  playerOwning,
  sharesOf,
  treasury,
} from '../reading';
import { event, move, pay, refuse } from '../refusals';
import { handShares } from '../shares';
import type { ActionNamed, Draft, Ruled, T1830 } from '../types';

/** §23.2: once closed, a private takes no more part in the game. */
export const closePrivate = (d: Draft, p: Private): Draft => {
  const owner = ownerOf(d, p);
  if (owner === 'out') return d;
  return happen(
    book(d, move(p, owner, 'out', 1, 'private-closed')),
    event('private-closed', { private: p, account: owner }),
  );
};

const changeHands = (d: Draft, p: Private, from: Account, to: Account, price: number): Draft =>
  book(d, move(p, from, to, 1, 'private-traded'), pay(to, from, price, 'private-traded', p));

/** §17: on the owner's stock turn, or when somebody has just finished: before anything happens in a new turn. */
export const maySwapNow = (t: T1830, by: PlayerId): boolean => {
  const { round } = t.state;
  if (round.name === 'stock') return round.fresh || round.turn === by;
  return round.name === 'operating' && round.fresh;
};

export const swap = (t: T1830, a: ActionNamed<'swap'>): Ruled => {
  const { round } = t.state;
  if (round.name === 'over') return refuse('over');
  if (round.name === 'auction') return refuse('privates-first');
  if (round.name === 'par') return refuse('par-first', { by: round.turn });
  if (playerOwning(t, 'M&H') !== a.by) return refuse('no-mohawk', { by: a.by });
  if (forSale(t, 'nyc', a.from) < 1) return refuse('nyc-gone');
  if (sharesOf(t, a.by, 'nyc') >= MOST_SHARES) return refuse('nyc-sixty', { by: a.by });
  if (!maySwapNow(t, a.by)) return refuse('swap-between-turns', { by: a.by });
  // Ruling: it neither uses a turn nor moves the priority, and needs no par.
  return outcome(handShares(closePrivate(draft(t), 'M&H'), 'nyc', a.from, a.by, 1, 'swap'));
};

export const tradePrivate = (t: T1830, a: ActionNamed<'trade-private'>): Ruled => {
  const { round, stockRound } = t.state;
  if (round.name === 'over') return refuse('over');
  if (round.name === 'auction' || round.name === 'par' || (round.name === 'stock' && stockRound === 1))
    return refuse('no-trade-first-round');
  const account = ownerOf(t, a.private);
  if (account === 'out') return refuse('private-not-owned', { private: a.private });
  const owner = playerOf(account);
  if (owner === undefined) return refuse('companies-keep', { company: companyOf(account) ?? '' });
  if (!t.players.includes(a.to) || owner === a.to)
    return refuse('own-private', { private: a.private, by: a.to });
  if (round.name === 'operating') {
    // §24c: a president who must find money may sell his privates at once; §24b: his own cash comes first.
    const need = needOf(t);
    if (need?.president !== owner) return refuse('trade-in-stock-round');
    if (need.lacks === 0) return refuse('own-cash-first', { by: owner });
  }
  if (round.name === 'stock' && round.turn !== owner && round.turn !== a.to)
    return refuse('trade-on-turn', { turn: round.turn });
  const limit = certificateLimit(t);
  if (certificates(t, a.to).counted >= limit) return refuse('certificate-limit', { by: a.to, limit });
  if (cash(t, player(a.to)) < a.price) return refuse('no-credit', { by: a.to, amount: a.price });
  const traded = changeHands(draft(t), a.private, account, player(a.to), a.price);
  // Ruling: a trade is no purchase; a turn with nothing else in it counts as a pass.
  return outcome(withRound(traded, { ...round, fresh: false }));
};

export const buyPrivate = (t: T1830, a: ActionNamed<'buy-private'>): Ruled => {
  const guard = onOperatingTurn(t, a.company);
  if (!guard.ok) return guard;
  const { face } = PRIVATE_DATA[a.private];
  const account = ownerOf(t, a.private);
  if (account === 'out') return refuse('private-not-owned', { private: a.private });
  if (a.private === 'B&O') return refuse('bo-not-for-companies');
  if (!PHASES[t.state.phase].privatesForCompanies) return refuse('before-first-3');
  const seller = companyOf(account);
  if (seller !== undefined) return refuse('companies-keep', { company: seller });
  const [least, most] = [face / 2, face * 2];
  if (a.price < least || a.price > most) return refuse('half-to-double', { private: a.private, least, most });
  if (treasury(t, a.company) < a.price) return refuse('no-credit', { company: a.company, amount: a.price });
  const sold = changeHands(draft(t), a.private, account, companyAccount(a.company), a.price);
  return outcome(withRound(sold, { ...guard.round, fresh: false }));
};
