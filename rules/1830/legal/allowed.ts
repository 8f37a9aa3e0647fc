import type { Offer } from '../../kernel/action';
import { apply } from '../apply';
import type { Action, T1830 } from '../types';

/** What could be meant, as far as the judge allows it. */
export const allowed = (t: T1830, offers: readonly Offer<Action>[]): readonly Offer<Action>[] =>
  offers.filter(offer => apply(t, offer.action).ok);

/** Offers that stand or fall together: one of them is tried for all. */
export const allowedAlike = (t: T1830, offers: readonly Offer<Action>[]): readonly Offer<Action>[] => {
  const [one] = offers;
  return one !== undefined && apply(t, one.action).ok ? offers : [];
};
