import { player, type PlayerId } from '../kernel/ledger';
import { COMPANIES, PRESIDENT_SHARES, TRAIN_DATA, type Company, type Train } from './data';
import { priceOf } from './market';
import { cash, cheapestTrain, presidentOf, sharesOf, trainCount, treasury } from './reading';
import { mostForSale, mostOfOthers } from './shares';
import type { T1830 } from './types';

/** §20.2: a company with a route must own a train if the bank has one; whether it has a route the table knows. */
export const owesTrain = (t: T1830, c: Company): boolean =>
  trainCount(t, c) === 0 && cheapestTrain(t) !== undefined;

export interface Need {
  readonly company: Company;
  readonly president: PlayerId;
  /** The cheapest train that the bank sells, and its price. */
  readonly train: Train;
  readonly price: number;
  readonly treasury: number;
  readonly cash: number;
  /** What the president owes beyond the treasury, and what he lacks beyond his cash. */
  readonly owes: number;
  readonly lacks: number;
}

/** §24: what the president of the company on turn must find, where it owns no train and cannot pay for one. */
export const needOf = (t: T1830): Need | undefined => {
  const { round } = t.state;
  if (round.name !== 'operating' || round.step !== 'trains') return undefined;
  const { company } = round;
  const president = presidentOf(t, company);
  const train = cheapestTrain(t);
  if (president === undefined || train === undefined || trainCount(t, company) > 0) return undefined;
  const { price } = TRAIN_DATA[train];
  const [own, his] = [treasury(t, company), cash(t, player(president))];
  if (own >= price) return undefined;
  const owes = price - own;
  return { company, president, train, price, treasury: own, cash: his, owes, lacks: Math.max(0, owes - his) };
};

/** §24c: how many shares he may sell at once: no sale may cost him the company that needs the train. */
export const mostInNeed = (t: T1830, need: Need, c: Company): number => {
  const most = mostForSale(t, need.president, c);
  if (c !== need.company) return most;
  const keep = Math.max(PRESIDENT_SHARES, mostOfOthers(t, c, need.president));
  return Math.max(0, Math.min(most, sharesOf(t, need.president, c) - keep));
};

/** Ruling: only as many shares as are needed: one fewer must not be enough. */
export const enoughShares = (t: T1830, need: Need, c: Company): number =>
  Math.ceil(need.lacks / Math.max(1, priceOf(t.state, c)));

/** §24f: all that he could still raise by selling what he may. */
export const couldRaise = (t: T1830, need: Need): number =>
  COMPANIES.reduce((sum, c) => sum + mostInNeed(t, need, c) * priceOf(t.state, c), 0);
