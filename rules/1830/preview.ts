import { company as companyAccount, post, type Account, type Entry, type PlayerId } from '../kernel/ledger';
import type { GameEvent, Refusal } from '../kernel/ruling';
import { apply } from './apply';
import { payouts } from './apply/revenue';
import { accountOf, takeTrain, type Seller } from './apply/trains';
import {
  COMPANIES,
  FLOAT_SHARES,
  PHASES,
  PRIVATES,
  SHARES,
  TRAIN_DATA,
  TRAINS,
  type Company,
  type Private,
  type Train,
} from './data';
import { draft } from './draft';
import { paidFrom, priceAt, priceOf, withheldFrom, zoneOf, type Zone } from './market';
import {
  cash,
  cheapestTrain,
  fromLeftOf,
  inOffering,
  isFloated,
  ownerOf,
  presidentOf,
  sharesOf,
  TRAIN_HOLDERS,
  trainCount,
  trainLimit,
  trainsAt,
  treasury,
  withSurplus,
} from './reading';
import { operatingOrder } from './rounds';
import { capitalOf, mostForSale, sellShares } from './shares';
import type { Action, T1830 } from './types';

/** What desks and calculators show before it happens. Everything here asks the code that `apply` runs. */

export interface Foresight {
  readonly ok: true;
  /** The table as it would be. */
  readonly after: T1830;
  readonly entries: readonly Entry[];
  readonly events: readonly GameEvent[];
}
export const foresee = (t: T1830, action: Action): Foresight | Refusal => {
  const ruling = apply(t, action);
  if (!ruling.ok) return ruling;
  const { state, entries, events = [] } = ruling;
  return { ok: true, after: { ...t, state, books: post(t.books, entries) }, entries, events };
};

export interface Sale {
  readonly company: Company;
  readonly shares: number;
  readonly proceeds: number;
  readonly from: number;
  readonly to: number;
  readonly zone?: Zone;
  /** Who would be president afterwards, where that changes. */
  readonly president?: PlayerId;
}
export const saleOf = (t: T1830, by: PlayerId, company: Company, shares: number): Sale => {
  const after = sellShares(draft(t), by, company, shares);
  const zone = zoneOf(after.state, company);
  const president = presidentOf(after, company);
  const from = priceOf(t.state, company);
  return {
    company,
    shares,
    proceeds: shares * from,
    from,
    to: priceOf(after.state, company),
    ...(zone === undefined ? {} : { zone }),
    ...(president === undefined || president === presidentOf(t, company) ? {} : { president }),
  };
};
/** Every sale of a company that a player could make, from one share to all he may sell. */
export const salesOf = (t: T1830, by: PlayerId, company: Company): readonly Sale[] =>
  Array.from({ length: mostForSale(t, by, company) }, (_, i) => saleOf(t, by, company, i + 1));

export interface DividendChoice {
  readonly lines: readonly { readonly account: Account; readonly amount: number }[];
  readonly from: number;
  readonly to: number;
  readonly treasury: number;
  /** The cheapest train of the bank, and whether the treasury would then pay for it. */
  readonly train?: Train;
  readonly affordable: boolean;
}
/** §20.3: paying and withholding side by side. */
export const dividendChoices = (
  t: T1830,
  company: Company,
  revenue: number,
): { readonly pay: DividendChoice; readonly withhold: DividendChoice } => {
  const listing = t.state.companies[company].listing ?? { row: 0, col: 0 };
  const train = cheapestTrain(t);
  const own = companyAccount(company);
  const choice = (lines: DividendChoice['lines'], to: number): DividendChoice => {
    const after = treasury(t, company) + (lines.find(l => l.account === own)?.amount ?? 0);
    const affordable = train !== undefined && after >= TRAIN_DATA[train].price;
    const plain = { lines, from: priceAt(listing), to, treasury: after, affordable };
    return train === undefined ? plain : { ...plain, train };
  };
  return {
    pay: choice(payouts(t, company, revenue), priceAt(paidFrom(listing))),
    withhold: choice([{ account: own, amount: revenue }], priceAt(withheldFrom(listing))),
  };
};

export interface Triggers {
  /** The phase that begins, where one does. */
  readonly phase?: Train;
  readonly rusts: readonly { readonly account: Account; readonly train: Train; readonly n: number }[];
  readonly closes: readonly Private[];
  /** Companies that would have to return trains. */
  readonly surplus: readonly Company[];
  /** Companies that would be left without a train. */
  readonly stripped: readonly Company[];
  readonly limit: number;
  /** Operating rounds after the next stock round. */
  readonly rounds: number;
}
/** §22: what buying this train would set off, whether or not it can be paid for. */
export const triggersOf = (t: T1830, buyer: Company, train: Train, from: Seller): Triggers => {
  const after = takeTrain(draft(t), buyer, train, from, 0);
  const { phase } = after.state;
  const told = {
    rusts: TRAINS.flatMap(old =>
      TRAIN_HOLDERS.flatMap(account => {
        const n = trainsAt(t, account, old);
        return n > 0 && trainsAt(after, account, old) === 0 && account !== accountOf(from)
          ? [{ account, train: old, n }]
          : [];
      }),
    ),
    closes: PRIVATES.filter(p => ownerOf(t, p) !== 'out' && ownerOf(after, p) === 'out'),
    surplus: withSurplus(after),
    stripped: COMPANIES.filter(c => trainCount(t, c) > 0 && trainCount(after, c) === 0),
    limit: trainLimit(after),
    rounds: PHASES[phase].rounds,
  };
  return phase === t.state.phase ? told : { ...told, phase };
};

/** §11: how far a company is from floating, and what it gets or got. */
export const floatOf = (
  t: T1830,
  company: Company,
): {
  readonly sold: number;
  readonly missing: number;
  readonly capital: number;
  readonly floated: boolean;
} => {
  const sold = SHARES - inOffering(t, company);
  return {
    sold,
    missing: Math.max(0, FLOAT_SHARES - sold),
    capital: capitalOf(t, company),
    floated: isFloated(t, company),
  };
};

/** §13: the president and whoever could overtake him, with the shares each would need. */
export const presidentCheck = (
  t: T1830,
  company: Company,
): {
  readonly president?: PlayerId;
  readonly rivals: readonly { readonly player: PlayerId; readonly needs: number }[];
} => {
  const president = presidentOf(t, company);
  if (president === undefined) return { rivals: [] };
  const most = sharesOf(t, president, company);
  const rivals = fromLeftOf(t, president)
    .map(id => ({ player: id, needs: most + 1 - sharesOf(t, id, company) }))
    .filter(r => r.needs <= most)
    .sort((a, b) => a.needs - b.needs);
  return { president, rivals };
};

/** §16: who has acted, who acts and who is to come, by today's prices. */
export const orderToCome = (
  t: T1830,
): readonly { readonly company: Company; readonly when: 'done' | 'now' | 'later' }[] => {
  const { round } = t.state;
  const done = round.name === 'operating' ? round.done.length : round.name === 'over' ? SHARES : -1;
  return operatingOrder(t).map((company, i) => ({
    company,
    when: i < done ? 'done' : i === done ? 'now' : 'later',
  }));
};

/** §25: what is left in the bank, and how many operating rounds are still played if it is broken now. */
export const endOutlook = (
  t: T1830,
): { readonly bank: number; readonly broken: boolean; readonly over: boolean; readonly rounds: number } => {
  const { round, broken, phase } = t.state;
  const rounds = round.name === 'operating' ? round.of - round.number + 1 : PHASES[phase].rounds;
  return {
    bank: cash(t, 'bank'),
    broken,
    over: round.name === 'over',
    rounds: round.name === 'over' ? 0 : rounds,
  };
};
