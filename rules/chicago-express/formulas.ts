import { money, perShare, type Money } from '../kernel/money';
import { CHARTERS_AT_END, HOUSES_AT_END, INCOME_TRACK } from './data';

/** CE-25: what one share is paid; nothing where none is sold. */
export const dividendPerShare = (income: number, sold: number): Money =>
  sold === 0 ? money(0) : perShare(income, sold, 'up');

/** CE-10: the least first bid; the share on offer counts as sold. */
export const minimumBid = (income: number, sold: number): Money => perShare(income, sold + 1, 'up');

/** CE-14: the red figure, once for every locomotive there, the new one included. */
export const trackCost = (printed: number, locomotivesThere: number): Money =>
  money(printed * (locomotivesThere + 1));

export interface IncomeMarker {
  readonly marker: number;
  readonly tokens: number;
}

/** Where the counter stands on the income track, and how many +50 tokens lie on the charter. */
export const incomeMarker = (income: number): IncomeMarker => {
  const tokens = income === 0 ? 0 : Math.floor((income - 1) / INCOME_TRACK);
  return { marker: income - tokens * INCOME_TRACK, tokens };
};

export const ENDS = ['locomotives', 'shares', 'houses', 'detroit'] as const;
export type EndTrigger = (typeof ENDS)[number];

/** How far one of the four conditions has come: it holds when `left` is 0. */
export interface EndMeter {
  readonly trigger: EndTrigger;
  readonly value: number;
  readonly limit: number;
  readonly left: number;
  /** From 0 at the start of the game to 1. */
  readonly full: number;
}

export interface EndFigures {
  readonly chartersWithoutLocomotives: number;
  readonly chartersWithoutShares: number;
  readonly houses: number;
  readonly housesAtStart: number;
  readonly detroit: number;
  readonly detroitAtStart: number;
  readonly detroitAtEnd: number;
}

const rising = (trigger: EndTrigger, value: number, from: number, limit: number): EndMeter => {
  const left = Math.max(0, limit - value);
  return { trigger, value, limit, left, full: limit === from ? 1 : 1 - left / (limit - from) };
};

/** CE-26: the four conditions, any one of which makes the next general dividend the last. */
export const endMetersOf = (f: EndFigures): readonly EndMeter[] => {
  const houses = Math.max(0, f.houses - HOUSES_AT_END);
  return [
    rising('locomotives', f.chartersWithoutLocomotives, 0, CHARTERS_AT_END),
    rising('shares', f.chartersWithoutShares, 0, CHARTERS_AT_END),
    {
      trigger: 'houses',
      value: f.houses,
      limit: HOUSES_AT_END,
      left: houses,
      full: 1 - houses / (f.housesAtStart - HOUSES_AT_END),
    },
    rising('detroit', f.detroit, f.detroitAtStart, f.detroitAtEnd),
  ];
};
