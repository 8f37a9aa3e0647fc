import type { ActionSpecs } from '../kernel/action';
import { COLOURS, COMPANIES, FIELD_IDS, PRIVATES, SOURCES, TILE_IDS, TRAINS } from './data';

const SELLERS = ['bank', 'pool', ...COMPANIES] as const;

export const ACTIONS = {
  /** §7.1: buys the cheapest private at the price asked. */
  take: { by: 'player', private: PRIVATES, price: 'money' },
  /** §7.2: bids for a later private, or in the auction among its bidders. */
  bid: { by: 'player', private: PRIVATES, amount: 'money' },
  /** Passes, or ends a stock turn in which something was bought or sold. */
  pass: { by: 'player' },

  /** §8.1, §9: buys the president's certificate and names the par; free for the owner of the B&O private. */
  par: { by: 'player', company: COMPANIES, price: 'money' },
  buy: { by: 'player', company: COMPANIES, from: SOURCES },
  /** In a stock round, or by a president who must find money for a train (§24). */
  sell: { by: 'player', company: COMPANIES, shares: 'count' },
  /** §17: the Mohawk & Hudson for a share of the NYC. */
  swap: { by: 'player', from: SOURCES },
  /** §23.1: a private from its owner to another player. */
  'trade-private': { private: PRIVATES, to: 'player', price: 'money' },

  /** §23.1: a private from its owner to the company on turn. */
  'buy-private': { company: COMPANIES, private: PRIVATES, price: 'money' },
  /** Field and tile may stay unsaid: then the colour and the price are all the bank checks. */
  'lay-track': {
    company: COMPANIES,
    cost: 'money',
    colour: { optional: COLOURS },
    field: { optional: FIELD_IDS },
    tile: { optional: TILE_IDS },
  },
  /** §17: the additional tile of the company that owns the Champlain & St. Lawrence. */
  'lay-csl': { company: COMPANIES, tile: TILE_IDS },
  'place-token': { company: COMPANIES, cost: 'money', field: { optional: FIELD_IDS } },
  /** Goes without track, or without a token. */
  skip: { company: COMPANIES },
  /** §20: what all trains together earn; 0 where there is no train or no route. */
  run: { company: COMPANIES, revenue: 'money' },
  'pay-out': { company: COMPANIES },
  withhold: { company: COMPANIES },
  'buy-train': {
    company: COMPANIES,
    train: TRAINS,
    from: SELLERS,
    price: 'money',
    trade: { optional: TRAINS },
  },
  /** §24: the whole treasury and the president's help make the price; if that is said too, it must agree. Without a route he may not help. */
  'buy-train-with-help': {
    company: COMPANIES,
    train: TRAINS,
    from: SELLERS,
    help: 'money',
    price: { optional: 'money' },
    route: { optional: 'flag' },
  },
  'discard-train': { company: COMPANIES, train: TRAINS },
  /** `route` false: there is none, so that no train is owed (§20.2). */
  'end-turn': { company: COMPANIES, route: { optional: 'flag' } },
  /** §24f: the president of the company on turn cannot raise the money. */
  bankrupt: { by: 'player' },
} as const satisfies ActionSpecs;
