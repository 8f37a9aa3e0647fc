import type { Offer } from '../../kernel/action';
import { player, playerOf, type PlayerId } from '../../kernel/ledger';
import { money } from '../../kernel/money';
import {
  COMPANIES,
  PARS,
  PRESIDENT_SHARES,
  PRIVATES,
  PRIVATE_DATA,
  SOURCES,
  type Company,
  type Private,
} from '../data';
import { cash, ownerOf, playerOwning } from '../reading';
import { mostForSale } from '../shares';
import type { Action, StockRound, T1830 } from '../types';
import { allowed, allowedAlike } from './allowed';

export const sellOffer = (by: PlayerId, company: Company, max: number): readonly Offer<Action>[] =>
  max < 1
    ? []
    : [
        {
          action: { type: 'sell', by, company, shares: 1 },
          ask: { field: 'shares', min: 1, max, step: 1 },
        },
      ];

export const tradeOffer = (t: T1830, p: Private, to: PlayerId): Offer<Action> => {
  const max = cash(t, player(to));
  return {
    action: { type: 'trade-private', private: p, to, price: money(Math.min(max, PRIVATE_DATA[p].face)) },
    ask: { field: 'price', min: 0, max, step: 1 },
  };
};

/** The owner of the Mohawk & Hudson may have his say in anybody's turn. */
export const swapOffers = (t: T1830): readonly Offer<Action>[] => {
  const by = playerOwning(t, 'M&H');
  return by === undefined ? [] : SOURCES.map(from => ({ action: { type: 'swap', by, from } }));
};

/** Once one may start a company, the par is a question of cash alone. */
const startOffers = (t: T1830, by: PlayerId, company: Company): readonly Offer<Action>[] => {
  const own = cash(t, player(by));
  const affordable = PARS.filter(price => PRESIDENT_SHARES * price <= own);
  return allowedAlike(
    t,
    affordable.map(price => ({ action: { type: 'par', by, company, price: money(price) } })),
  );
};

const shareOffers = (t: T1830, by: PlayerId, company: Company): readonly Offer<Action>[] => {
  if (t.state.companies[company].listing === undefined) return startOffers(t, by, company);
  const buys = SOURCES.map((from): Offer<Action> => ({ action: { type: 'buy', by, company, from } }));
  return allowed(t, [...buys, ...sellOffer(by, company, mostForSale(t, by, company))]);
};

/** §23.1: the player on turn sells his privates and buys those of others. */
const tradeOffers = (t: T1830, by: PlayerId): readonly Offer<Action>[] =>
  PRIVATES.flatMap(p => {
    const owner = playerOf(ownerOf(t, p));
    const buyers = owner === by ? t.players.filter(id => id !== by) : [by];
    return owner === undefined ? [] : buyers.map(to => tradeOffer(t, p, to));
  });

export const stockOffers = (t: T1830, { turn: by }: StockRound): readonly Offer<Action>[] => [
  ...COMPANIES.flatMap(company => shareOffers(t, by, company)),
  ...allowed(t, [...swapOffers(t), ...tradeOffers(t, by), { action: { type: 'pass', by } }]),
];
