import { player, type Entry, type PlayerId } from '../../kernel/ledger';
import type { Bonus } from '../board';
import { EXTRA } from '../data';
import { gains, openNow, withBonus, withOpen } from '../effects';
import { pay, type Why } from '../refusals';
import type { Deed, RailTable, State } from '../types';

export interface Claimed {
  readonly state: State;
  readonly entries: readonly Entry[];
}

export const withDeed = (state: State, deed: Deed): State =>
  state.phase.name === 'action' ? { ...state, phase: { ...state.phase, deed } } : state;

/** RR-5: with the orange worker every share of the telegraph action brings money, whenever it comes. */
const withShares = (state: State, by: PlayerId, n: number): Claimed => {
  const { phase } = state;
  if (n === 0 || phase.name !== 'action' || phase.deed.name !== 'telegraph') return { state, entries: [] };
  const { deed } = phase;
  const orange = deed.extra === 'orange' ? n * EXTRA.telegraph.orange : 0;
  return {
    state: withDeed(state, { ...deed, shares: deed.shares + n }),
    entries: [pay('bank', player(by), orange, 'orange-worker')],
  };
};

/** Money and shares of a bonus are booked at once, everything else becomes open. */
export const claim = (t: RailTable, by: PlayerId, bonus: Bonus, why: Why): Claimed => {
  const opened = withOpen(t.state, withBonus(openNow(t.state.phase), bonus));
  const { state, entries } = withShares(opened, by, bonus.shares);
  return { state, entries: [...gains(by, bonus, why), ...entries] };
};

export const sharesClaimed = withShares;
