import type { Offer } from '../../kernel/action';
import { company as companyAccount, player } from '../../kernel/ledger';
import { money } from '../../kernel/money';
import { REVENUE_STEP } from '../apply/revenue';
import { cslTiles, tokenCost } from '../apply/track';
import { bankPrice } from '../apply/trains';
import { COMPANIES, DH_FIELD, PHASES, PRIVATES, PRIVATE_DATA, TRADE_INS, TRAIN_DATA, TRAINS } from '../data';
import { enoughShares, mostInNeed, needOf, owesTrain, type Need } from '../need';
import {
  bankTrains,
  poolTrains,
  playerOwning,
  privatesOf,
  trainCount,
  trainsAt,
  treasury,
  withSurplus,
} from '../reading';
import type { Action, OperatingRound, T1830 } from '../types';
import { allowed } from './allowed';
import { sellOffer, swapOffers, tradeOffer } from './stock';

type Offers = readonly Offer<Action>[];

const trackOffers = (t: T1830, { company }: OperatingRound): Offers =>
  PHASES[t.state.phase].colours.map(colour => ({
    action: { type: 'lay-track', company, cost: money(0), colour },
    ask: { field: 'cost', min: 0, max: treasury(t, company), step: 1 },
  }));

const tokenOffers = (t: T1830, round: OperatingRound): Offers => {
  const { company } = round;
  const cost = money(tokenCost(t, round, company));
  const free: Offers = round.free
    ? [{ action: { type: 'place-token', company, cost: money(0), field: DH_FIELD } }]
    : [];
  return [{ action: { type: 'place-token', company, cost } }, ...free];
};

const runOffer = (t: T1830, { company }: OperatingRound): Offer<Action> => {
  const runs = trainCount(t, company) > 0;
  const revenue = money(runs ? t.state.companies[company].lastRun : 0);
  const action = { type: 'run', company, revenue } as const;
  return runs ? { action, ask: { field: 'revenue', min: 0, step: REVENUE_STEP } } : { action };
};

/** §23.1: half to double the face value, as far as the treasury goes. */
const privateOffers = (t: T1830, { company }: OperatingRound): Offers =>
  PRIVATES.flatMap((p): Offers => {
    const { face } = PRIVATE_DATA[p];
    const [min, max] = [face / 2, Math.min(face * 2, treasury(t, company))];
    if (playerOwning(t, p) === undefined || max < min) return [];
    return [
      {
        action: { type: 'buy-private', company, private: p, price: money(Math.min(max, face)) },
        ask: { field: 'price', min, max, step: 1 },
      },
    ];
  });

const trainOffers = (t: T1830, { company }: OperatingRound): Offers => {
  const own = treasury(t, company);
  const fromBank = bankTrains(t).flatMap((train): Offers => {
    const plain = {
      type: 'buy-train',
      company,
      train,
      from: 'bank',
      price: money(bankPrice(train)),
    } as const;
    const trades = train === 'D' ? TRADE_INS : [];
    return [
      { action: plain },
      ...trades.map(trade => ({ action: { ...plain, price: money(bankPrice(train, trade)), trade } })),
    ];
  });
  const used = poolTrains(t).map((train): Offer<Action> => ({
    action: { type: 'buy-train', company, train, from: 'pool', price: money(bankPrice(train)) },
  }));
  const fromOthers = COMPANIES.filter(from => from !== company && own > 0).flatMap(from =>
    TRAINS.filter(train => trainsAt(t, companyAccount(from), train) > 0).map((train): Offer<Action> => ({
      action: { type: 'buy-train', company, train, from, price: money(Math.min(own, bankPrice(train))) },
      ask: { field: 'price', min: 1, max: own, step: 1 },
    })),
  );
  return [...fromBank, ...used, ...fromOthers];
};

/** §24: the president helps, sells, or is bankrupt. */
const needOffers = (t: T1830, need: Need): Offers => {
  const { company, president: by, train, owes, cash, treasury: own } = need;
  const help = money(owes);
  const type = 'buy-train-with-help';
  const fromBank = (['bank', 'pool'] as const).map((from): Offer<Action> => ({
    action: { type, company, train, from, help },
  }));
  const fromOthers = COMPANIES.filter(from => from !== company).flatMap(from =>
    TRAINS.flatMap((other): Offers => {
      const max = Math.min(cash, TRAIN_DATA[other].price - own);
      if (max < 1 || trainsAt(t, companyAccount(from), other) === 0) return [];
      const action = { type, company, train: other, from, help: money(max) } as const;
      return [{ action, ask: { field: 'help', min: 1, max, step: 1 } }];
    }),
  );
  const sales = COMPANIES.flatMap(c =>
    sellOffer(by, c, Math.min(mostInNeed(t, need, c), enoughShares(t, need, c))),
  );
  const trades = privatesOf(t, player(by)).flatMap(p =>
    t.players.filter(to => to !== by).map(to => tradeOffer(t, p, to)),
  );
  return [...fromBank, ...fromOthers, ...sales, ...trades, { action: { type: 'bankrupt', by } }];
};

const surplusOffers = (t: T1830): Offers =>
  withSurplus(t).flatMap(company =>
    TRAINS.filter(train => trainsAt(t, companyAccount(company), train) > 0).map((train): Offer<Action> => ({
      action: { type: 'discard-train', company, train },
    })),
  );

const stepOffers = (t: T1830, round: OperatingRound): Offers => {
  const { company, step } = round;
  const go: Offers = [{ action: { type: 'skip', company } }, runOffer(t, round)];
  switch (step) {
    case 'track':
      return [...trackOffers(t, round), ...tokenOffers(t, round), ...go];
    case 'token':
      return [...tokenOffers(t, round), ...go];
    case 'run':
      return [runOffer(t, round)];
    case 'dividend':
      return [{ action: { type: 'pay-out', company } }, { action: { type: 'withhold', company } }];
    case 'trains': {
      const need = needOf(t);
      const noRoute: Offers = owesTrain(t, company)
        ? [{ action: { type: 'end-turn', company, route: false } }]
        : [{ action: { type: 'end-turn', company } }];
      return [...trainOffers(t, round), ...(need === undefined ? [] : needOffers(t, need)), ...noRoute];
    }
  }
};

export const operatingOffers = (t: T1830, round: OperatingRound): Offers => {
  const surplus = surplusOffers(t);
  if (surplus.length > 0) return surplus;
  const { company } = round;
  const csl = cslTiles(t).map((tile): Offer<Action> => ({ action: { type: 'lay-csl', company, tile } }));
  return allowed(t, [...stepOffers(t, round), ...privateOffers(t, round), ...csl, ...swapOffers(t)]);
};
