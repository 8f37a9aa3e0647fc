import type { Offer } from '../../kernel/action';
import type { PlayerId } from '../../kernel/ledger';
import { money } from '../../kernel/money';
import { askingPrice, cheapestUnsold, freeCash, leastBidFor } from '../apply/auction';
import { PARS, PRIVATES, type Private } from '../data';
import { ownerOf } from '../reading';
import type { Action, AuctionRound, T1830 } from '../types';
import { allowed } from './allowed';

const bidOffer = (t: T1830, round: AuctionRound, by: PlayerId, p: Private): readonly Offer<Action>[] => {
  const min = leastBidFor(round, p);
  const max = freeCash(t, round, by, p);
  if (max < min) return [];
  const action = { type: 'bid', by, private: p, amount: min } as const;
  // §7.2: five more are the least, not the step: any sum from there on is a bid.
  return [{ action, ask: { field: 'amount', min, max, step: 1 } }];
};

export const auctionOffers = (t: T1830, round: AuctionRound): readonly Offer<Action>[] => {
  const { lot, turn } = round;
  if (lot !== undefined)
    return lot.still
      .filter(by => by !== lot.leader)
      .flatMap(by => [...bidOffer(t, round, by, lot.lot), { action: { type: 'pass', by } as const }]);
  const cheapest = cheapestUnsold(t);
  const later = PRIVATES.filter(p => p !== cheapest && ownerOf(t, p) === 'bank');
  const taking: readonly Offer<Action>[] =
    cheapest === undefined
      ? []
      : [
          {
            action: { type: 'take', by: turn, private: cheapest, price: money(askingPrice(round, cheapest)) },
          },
        ];
  return [
    ...allowed(t, taking),
    ...later.flatMap(p => bidOffer(t, round, turn, p)),
    { action: { type: 'pass', by: turn } },
  ];
};

export const parOffers = (by: PlayerId): readonly Offer<Action>[] =>
  PARS.map(price => ({ action: { type: 'par', by, company: 'bo', price: money(price) } }));
