import type { AnyAction, Offer } from '../kernel/action';
import { company as companyAccount, player, type Account, type PlayerId } from '../kernel/ledger';
import { askingPrice, cheapestUnsold, freeCash, leastBidFor } from './apply/auction';
import {
  COMPANIES,
  FIELD_IDS,
  FIELDS,
  PRIVATES,
  PRIVATE_DATA,
  SHARES,
  type Company,
  type FieldId,
  type Private,
} from './data';
import { GRID, inOrder, listingOf, paidFrom, type Spot } from './market';
import { fieldRefused } from './apply/track';
import { cash, inOffering, ownerOf, playerOwning, privatesOf } from './reading';
import {
  STEPS,
  type Action,
  type ActionNamed,
  type AuctionRound,
  type OperatingRound,
  type OperatingStep,
  type State,
  type T1830,
} from './types';

/** What the desk draws: readings of the table and of its offers, no rule of its own. */

/** The offers of one kind, with the fields of that action. */
export const offersOf = <T extends Action['type']>(
  offers: readonly Offer[],
  type: T,
): readonly Offer<AnyAction & ActionNamed<T>>[] =>
  offers.filter((o): o is Offer<AnyAction & ActionNamed<T>> => o.action.type === type);

const DEEDS: Readonly<Record<OperatingStep, readonly string[]>> = {
  track: ['lay-track'],
  token: ['place-token'],
  run: ['run'],
  dividend: ['pay-out', 'withhold'],
  trains: ['buy-train', 'buy-train-with-help', 'end-turn'],
};
/** The steps of an operating turn in which something can be done now: a banker may jump to them. */
export const openSteps = (offers: readonly Offer[]): readonly OperatingStep[] =>
  STEPS.filter(step => offers.some(o => DEEDS[step].includes(o.action.type)));

/** Where the turn stands: the first step from there on that has something to do. */
export const stepToShow = ({ step }: OperatingRound, offers: readonly Offer[]): OperatingStep => {
  const open = openSteps(offers);
  return open.find(s => STEPS.indexOf(s) >= STEPS.indexOf(step)) ?? step;
};

export interface MarketView extends Spot {
  readonly price: string;
  readonly zone: 'cell' | 'par' | 'yellow' | 'orange' | 'brown';
}
export const MARKET: readonly MarketView[] = GRID.flatMap((cells, row) =>
  cells.flatMap((cell, col): readonly MarketView[] =>
    cell === undefined
      ? []
      : [{ row, col, price: String(cell.price), zone: cell.par ? 'par' : (cell.zone ?? 'cell') }],
  ),
);

/** Every marker on the market, in order of arrival. */
export const markersOf = (s: State): readonly (Spot & { readonly company: Company })[] =>
  COMPANIES.flatMap(company => {
    const at = listingOf(s, company);
    return at === undefined ? [] : [{ company, row: at.row, col: at.col, since: at.since }];
  })
    .sort((a, b) => a.since - b.since)
    .map(({ company, row, col }) => ({ company, row, col }));

/** Where a dividend takes the marker. */
export const dividendPath = (t: T1830, c: Company): readonly Spot[] => {
  const at = listingOf(t.state, c);
  return at === undefined ? [] : [at, paidFrom(at)];
};

/** The rows of the matrix: companies with a price in their order, then those of which somebody holds a share. */
export const matrixOrder = (
  t: T1830,
): { readonly rows: readonly Company[]; readonly waiting: readonly Company[] } => {
  const listed = COMPANIES.filter(c => listingOf(t.state, c) !== undefined);
  const unlisted = COMPANIES.filter(c => listingOf(t.state, c) === undefined);
  const held = unlisted.filter(c => inOffering(t, c) < SHARES);
  return { rows: [...inOrder(t.state, listed), ...held], waiting: unlisted.filter(c => !held.includes(c)) };
};

export interface LotLine {
  readonly private: Private;
  readonly name: string;
  readonly face: number;
  readonly income: number;
  /** What it costs now, or what a bid must be at least. */
  readonly price: number;
  readonly state: 'sold' | 'cheapest' | 'later';
  readonly owner?: PlayerId;
  /** Highest first. */
  readonly bids: readonly { readonly by: PlayerId; readonly amount: number }[];
}
/** §7: the privates in the order of sale, with the bids that lie on them. */
export const lotLines = (t: T1830, round: AuctionRound): readonly LotLine[] => {
  const cheapest = cheapestUnsold(t);
  return PRIVATES.map(p => {
    const { name, face, income } = PRIVATE_DATA[p];
    const owner = playerOwning(t, p);
    const laid = round.bids[p] ?? {};
    const state = ownerOf(t, p) !== 'bank' ? 'sold' : p === cheapest ? 'cheapest' : 'later';
    const price = state === 'later' ? leastBidFor(round, p) : askingPrice(round, p);
    const bids = t.players
      .flatMap(by => (laid[by] === undefined ? [] : [{ by, amount: Number(laid[by]) }]))
      .sort((a, b) => b.amount - a.amount);
    return { private: p, name, face, income, price, state, bids, ...(owner === undefined ? {} : { owner }) };
  });
};

/** §7.2: what a player has, and how much of it lies on bids. */
export const tiedUp = (t: T1830, round: AuctionRound, id: PlayerId): number =>
  cash(t, player(id)) - freeCash(t, round, id);

/** What the privates of an account bring in each operating round. */
const incomeOf = (t: T1830, account: Account): number =>
  privatesOf(t, account).reduce((sum, p) => sum + PRIVATE_DATA[p].income, 0);
export const companyIncome = (t: T1830, c: Company): number => incomeOf(t, companyAccount(c));

/** §18: the fields that can take a tile, row by row of the map. */
export const tileFields = (t: T1830): readonly FieldId[] =>
  FIELD_IDS.filter(field => fieldRefused(t, field) === undefined);
/** §19: the fields with a city. */
export const CITY_FIELDS: readonly FieldId[] = FIELD_IDS.filter(field => FIELDS[field].cities !== undefined);
