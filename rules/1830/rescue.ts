import { COMPANIES, type Company } from './data';
import { priceOf } from './market';
import { couldRaise, mostInNeed, needOf, type Need } from './need';
import { saleOf, type Sale } from './preview';
import { presidentOf } from './reading';
import type { T1830 } from './types';

export interface Rescue {
  readonly need: Need;
  /** The most he may sell of each company, and what that would raise. */
  readonly mostSales: readonly Sale[];
  readonly couldRaise: number;
  /** The sales that raise the least money that is enough; nothing where he has enough or cannot raise it. */
  readonly smallest: readonly Sale[];
  readonly bankrupt: boolean;
}

/** What he would rather keep comes last: companies he leads, and most of all the one that needs the train. */
const dearTo = (t: T1830, need: Need, c: Company): number =>
  c === need.company ? 2 : presidentOf(t, c) === need.president ? 1 : 0;

/** Of all sums that sales can reach the smallest that is enough, and of its ways the first. */
const smallestSales = (t: T1830, need: Need): readonly Sale[] => {
  type Plan = readonly (readonly [Company, number])[];
  const sums = new Map<number, Plan>([[0, []]]);
  for (const c of [...COMPANIES].sort((a, b) => dearTo(t, need, a) - dearTo(t, need, b))) {
    const price = priceOf(t.state, c);
    const most = mostInNeed(t, need, c);
    for (const [sum, plan] of [...sums])
      for (let n = 1; n <= most && sum < need.lacks; n++)
        if (!sums.has(sum + n * price)) sums.set(sum + n * price, [...plan, [c, n]]);
  }
  const best = Math.min(...[...sums.keys()].filter(sum => sum >= need.lacks));
  return (sums.get(best) ?? []).map(([c, n]) => saleOf(t, need.president, c, n));
};

/** §24: the emergency of the company on turn worked out, where there is one. */
export const rescueOf = (t: T1830): Rescue | undefined => {
  const need = needOf(t);
  if (need === undefined) return undefined;
  const raise = couldRaise(t, need);
  const enough = raise >= need.lacks;
  return {
    need,
    mostSales: COMPANIES.flatMap(c => {
      const most = mostInNeed(t, need, c);
      return most === 0 ? [] : [saleOf(t, need.president, c, most)];
    }),
    couldRaise: raise,
    smallest: need.lacks > 0 && enough ? smallestSales(t, need) : [],
    bankrupt: !enough,
  };
};
