import type { Offer } from '../kernel/action';
import { never } from '../kernel/ruling';
import { auctionOffers, parOffers } from './legal/auction';
import { operatingOffers } from './legal/operating';
import { stockOffers } from './legal/stock';
import type { Action, T1830 } from './types';

/** Everything the table may do now. */
export const legal = (t: T1830): readonly Offer<Action>[] => {
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
