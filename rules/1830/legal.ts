import type { Offer } from '../kernel/action';
import { never } from '../kernel/ruling';
import { apply } from './apply';
import { auctionOffers, parOffers } from './legal/auction';
import { operatingOffers } from './legal/operating';
import { stockOffers } from './legal/stock';
import type { Action, T1830 } from './types';

const conceivable = (t: T1830): readonly Offer<Action>[] => {
  const { round } = t.state;
  switch (round.name) {
    case 'auction':
      return auctionOffers(t, round);
    case 'par':
      return parOffers(round.turn);
    case 'stock':
      return stockOffers(t, round);
    case 'operating':
      return operatingOffers(t, round);
    case 'over':
      return [];
    default:
      return never(round);
  }
};

/** Everything the table may do now: what could be meant, as far as `apply` allows it. */
export const legal = (t: T1830): readonly Offer<Action>[] =>
  conceivable(t).filter(offer => apply(t, offer.action).ok);
