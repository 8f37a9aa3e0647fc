import { company as companyAccount, type Account } from '../../kernel/ledger';
import { changesWith } from '../calc';
import { COMPANIES, TRADE_INS, TRADE_VALUE, TRAINS, TRAIN_DATA, type Company, type Train } from '../data';
import { book, draft, happen, outcome, withRound, withState } from '../draft';
import { onOperatingTurn } from '../guards';
import {
  bankTrains,
  hasSurplus,
  POOL,
  TRAIN_HOLDERS,
  trainCount,
  trainLimit,
  trainPiece,
  trainsAt,
  treasury,
  withSurplus,
} from '../reading';
import { event, move, pay, refuse, type Reason } from '../refusals';
import type { ActionNamed, Draft, Ruled, T1830 } from '../types';
import { closePrivate } from './privates';

export type Seller = ActionNamed<'buy-train'>['from'];
export const accountOf = (from: Seller): Account =>
  from === 'bank' ? 'bank' : from === 'pool' ? POOL : companyAccount(from);

/** §21: whether this seller has this train for this company. */
export const sellerRefused = (t: T1830, buyer: Company, train: Train, from: Seller): Reason | undefined => {
  if (from === 'bank') return bankTrains(t).includes(train) ? undefined : 'not-on-offer';
  if (from === 'pool') return trainsAt(t, POOL, train) > 0 ? undefined : 'not-on-offer';
  return from !== buyer && trainsAt(t, companyAccount(from), train) > 0 ? undefined : 'no-such-train';
};

/** §21: a 4, 5 or 6 handed in takes 300 off a new diesel. */
export const bankPrice = (train: Train, trade?: Train): number =>
  TRAIN_DATA[train].price - (trade === undefined ? 0 : TRADE_VALUE);

const mayTradeIn = (t: T1830, a: ActionNamed<'buy-train'>, trade: Train): boolean =>
  a.train === 'D' &&
  a.from === 'bank' &&
  TRADE_INS.some(train => train === trade) &&
  trainsAt(t, companyAccount(a.company), trade) > 0;

export const buyTrain = (t: T1830, a: ActionNamed<'buy-train'>): Ruled => {
  const guard = onOperatingTurn(t, a.company);
  if (!guard.ok) return guard;
  const { step } = guard.round;
  if (step !== 'trains') return refuse(step === 'dividend' ? 'decide-first' : 'run-first');
  const unavailable = sellerRefused(t, a.company, a.train, a.from);
  if (unavailable !== undefined) return refuse(unavailable, { train: a.train });
  const account = companyAccount(a.company);
  if (a.trade !== undefined && !mayTradeIn(t, a, a.trade)) return refuse('no-trade-in', { train: a.trade });
  const fromBank = a.from === 'bank' || a.from === 'pool';
  const price = bankPrice(a.train, a.trade);
  if (fromBank && a.price !== price) return refuse('face-value', { train: a.train, price });
  if (a.price < 1) return refuse('one-dollar');
  const limit = trainLimit(t);
  if (trainCount(t, a.company) - (a.trade === undefined ? 0 : 1) >= limit)
    return refuse('train-limit', { company: a.company, limit });
  if (treasury(t, a.company) < a.price) return refuse('no-credit', { company: a.company, amount: a.price });
  const handed =
    a.trade === undefined
      ? draft(t)
      : book(draft(t), move(trainPiece(a.trade), account, POOL, 1, 'traded-in'));
  return outcome(takeTrain(handed, a.company, a.train, a.from, a.price));
};

/** A train changes hands and is paid for; a new kind changes the game for all (§22). */
export const takeTrain = (d: Draft, c: Company, train: Train, from: Seller, price: number): Draft => {
  const account = companyAccount(c);
  const bought = book(
    d,
    move(trainPiece(train), accountOf(from), account, 1, 'train'),
    pay(account, from === 'pool' ? 'bank' : accountOf(from), price, 'train', trainPiece(train)),
  );
  // §23.2: the B&O private closes with the first train of the B&O.
  const owned = c === 'bo' ? closePrivate(bought, 'B&O') : bought;
  const isNew = TRAINS.indexOf(train) > TRAINS.indexOf(d.state.phase);
  return isNew ? startPhase(owned, train) : owned;
};

const startPhase = (d: Draft, phase: Train): Draft => {
  const begun = happen(withState(d, { phase }), event('phase', { train: phase }));
  const rusted = changesWith(phase).rusts.reduce(scrap, begun);
  const closed = changesWith(phase).closes.reduce(closePrivate, rusted);
  const surplus = COMPANIES.filter(c => hasSurplus(closed, c));
  const { round } = closed.state;
  const told = happen(closed, ...surplus.map(company => event('surplus', { company })));
  return round.name === 'operating' ? withRound(told, { ...round, surplus }) : told;
};

/** §22: all trains of one kind leave the game, wherever they are. */
const scrap = (d: Draft, train: Train): Draft =>
  TRAIN_HOLDERS.reduce((next, account) => {
    const n = trainsAt(next, account, train);
    if (n === 0) return next;
    return happen(
      book(next, move(trainPiece(train), account, 'out', n, 'rusted')),
      event('rusted', { train, account, n }),
    );
  }, d);

/** §21: the surplus goes to the pool at once, without pay; its president chooses. */
export const discardTrain = (t: T1830, a: ActionNamed<'discard-train'>): Ruled => {
  const { round } = t.state;
  if (round.name === 'over') return refuse('over');
  if (!withSurplus(t).includes(a.company)) return refuse('no-surplus', { company: a.company });
  const account = companyAccount(a.company);
  if (trainsAt(t, account, a.train) < 1) return refuse('no-such-train', { train: a.train });
  return outcome(book(draft(t), move(trainPiece(a.train), account, POOL, 1, 'discarded')));
};
