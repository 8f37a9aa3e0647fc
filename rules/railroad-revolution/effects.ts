import { player, type Entry, type PlayerId } from '../kernel/ledger';
import type { Bonus } from './board';
import { SHARE } from './pieces';
import { deal, pay, type Why } from './refusals';
import type { Effects, Phase, State } from './types';

export const NONE: Effects = {
  promote: [],
  rail: [],
  workers: [],
  steps: 0,
  flip: 0,
  swap: 0,
  locomotive: 0,
  station: 0,
  office: 0,
};

const times = <T>(n: number, one: T): readonly T[] => Array.from({ length: n }, () => one);

/** What a bonus opens; money and shares come at once and are booked by `gains`. */
export const withBonus = (open: Effects, b: Bonus): Effects => ({
  promote: [...open.promote, ...times(b.promote, b.promoteEach)],
  rail: [...open.rail, ...times(b.rail, b.railPay)],
  workers: [...open.workers, ...b.workers],
  steps: open.steps + b.steps,
  flip: open.flip + b.flip,
  swap: open.swap + b.swap,
  locomotive: open.locomotive + b.locomotive,
  station: open.station + b.station,
  office: open.office + b.office,
});

export const gains = (by: PlayerId, b: Bonus, why: Why): readonly Entry[] => [
  pay(player(by), 'bank', b.pay, why),
  pay('bank', player(by), b.cash, why),
  deal(SHARE, 'bank', player(by), b.shares, why),
];

export const isOpen = (e: Effects): boolean =>
  e.promote.length + e.rail.length + e.workers.length > 0 ||
  e.steps + e.flip + e.swap + e.locomotive + e.station + e.office > 0;

/** The list without its cheapest item; RR-8: where open effects differ in price the cheapest is used first. */
export const withoutCheapest = (
  costs: readonly number[],
): readonly [number, readonly number[]] | undefined => {
  if (costs.length === 0) return undefined;
  const least = Math.min(...costs);
  const at = costs.indexOf(least);
  return [least, costs.filter((_, i) => i !== at)];
};

/** The effects open to whoever acts now. */
export const openNow = (phase: Phase): Effects =>
  phase.name === 'setup' || phase.name === 'action' || phase.name === 'trade' ? phase.open : NONE;

export const withOpen = (state: State, open: Effects): State => {
  const { phase } = state;
  return phase.name === 'setup' || phase.name === 'action' || phase.name === 'trade'
    ? { ...state, phase: { ...phase, open } }
    : state;
};
