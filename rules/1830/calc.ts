import { perShare } from '../kernel/money';
import {
  PHASES,
  PRESIDENT_SHARES,
  PRIVATES,
  SHARES,
  TOKEN_COSTS,
  TRAIN_DATA,
  TRAINS,
  type Private,
  type Train,
} from './data';
import { priceAt, soldFrom, type Spot } from './market';

/** The sums of the game without a table: for quick calculators and for the rules alike. */

/** §20.3: what one share draws; all printed values are tens, so that nothing is left over. */
export const dividendPerShare = (revenue: number): number => perShare(revenue, SHARES, 'down');

/** §15: all shares of one sale at the price before it, then a row down for each. */
export const saleFrom = (at: Spot, shares: number): { readonly proceeds: number; readonly to: Spot } => ({
  proceeds: shares * priceAt(at),
  to: soldFrom(at, shares),
});

/** §13: whether so many shares take the presidency from somebody who holds so many. */
export const overtakes = (shares: number, president: number): boolean =>
  shares > president && shares >= PRESIDENT_SHARES;

/** §10: the president's two shares are one certificate. */
export const papersOf = (shares: number, president: boolean): number => (president ? shares - 1 : shares);

/** §11: the capital of a company. */
export const capitalAt = (par: number): number => par * SHARES;

/** §19: what the next token costs when so many lie on the map already. */
export const nextTokenCost = (placed: number): number =>
  TOKEN_COSTS[Math.min(placed, TOKEN_COSTS.length - 1)] ?? 0;

/** §20.3: the run of a train is the sum of its stops. */
export const runOf = (stops: readonly number[]): number => stops.reduce((sum, stop) => sum + stop, 0);

export interface PhaseChange {
  readonly rusts: readonly Train[];
  readonly closes: readonly Private[];
  readonly trains: number;
  readonly rounds: number;
}
/** §22: what the first train of a kind changes. */
export const changesWith = (train: Train): PhaseChange => ({
  rusts: TRAINS.filter(old => TRAIN_DATA[old].rusts === train),
  closes: train === '5' ? PRIVATES : [],
  trains: PHASES[train].trains,
  rounds: PHASES[train].rounds,
});
