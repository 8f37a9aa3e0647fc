import { balance, company, pieceOf, player, shareOf, type PlayerId } from '../kernel/ledger';
import { dividendPerShare, endMetersOf, minimumBid, type EndMeter, type EndTrigger } from './formulas';
import {
  DIALS,
  HOUSES,
  RAILROADS,
  RED_DIALS_FOR_DIVIDEND,
  SHARES,
  type Dial,
  type HexId,
  type Railroad,
} from './data';
import type { ExpressTable, State } from './types';

const LOCOMOTIVE = {
  prr: 'loco-prr',
  bo: 'loco-bo',
  co: 'loco-co',
  nyc: 'loco-nyc',
  wabash: 'loco-wabash',
} as const satisfies Readonly<Record<Railroad, string>>;
export const locomotiveOf = (r: Railroad): (typeof LOCOMOTIVE)[Railroad] => LOCOMOTIVE[r];
export const HOUSE = 'house';
/** Where locomotives and houses lie once they are on the map. */
export const ON_MAP = 'pool:map';

export const treasury = (t: ExpressTable, r: Railroad): number => balance(t.books, company(r));
export const cash = (t: ExpressTable, id: PlayerId): number => balance(t.books, player(id));
export const sharesLeft = (t: ExpressTable, r: Railroad): number => balance(t.books, company(r), shareOf(r));
export const sharesSold = (t: ExpressTable, r: Railroad): number => SHARES[r] - sharesLeft(t, r);
export const sharesHeld = (t: ExpressTable, id: PlayerId, r: Railroad): number =>
  balance(t.books, player(id), shareOf(r));
export const locomotivesLeft = (t: ExpressTable, r: Railroad): number =>
  balance(t.books, company(r), pieceOf(LOCOMOTIVE[r]));
export const housesLeft = (t: ExpressTable): number => balance(t.books, 'bank', 'piece:house');

export const isOpen = (s: State, r: Railroad): boolean => s.track[r].length > 0;
export const standsIn = (s: State, r: Railroad, hex: HexId): boolean => s.track[r].includes(hex);
/** The railroads with a locomotive in a hex, in their usual order. */
export const railroadsIn = (s: State, hex: HexId): readonly Railroad[] =>
  RAILROADS.filter(r => standsIn(s, r, hex));
export const hasHouse = (s: State, hex: HexId): boolean => s.developed.includes(hex);

/** Locomotives and houses that were booked without the map and have no hex yet. */
export const looseLocomotives = (t: ExpressTable, r: Railroad): number =>
  balance(t.books, ON_MAP, pieceOf(LOCOMOTIVE[r])) - t.state.track[r].length;
export const looseHouses = (t: ExpressTable): number =>
  balance(t.books, ON_MAP, 'piece:house') - t.state.developed.length;

export const isRed = (t: ExpressTable, d: Dial): boolean => t.state.dials[d] >= t.board.dials[d];
/** CE-8: two dials on red, and a dividend phase comes before the next turn. */
export const dividendDue = (t: ExpressTable): boolean =>
  DIALS.filter(d => isRed(t, d)).length >= RED_DIALS_FOR_DIVIDEND;

export const leastFor = (t: ExpressTable, r: Railroad): number =>
  minimumBid(t.state.income[r], sharesSold(t, r));
export const paysNow = (t: ExpressTable, r: Railroad): number =>
  dividendPerShare(t.state.income[r], sharesSold(t, r));

const countOf = (holds: (r: Railroad) => boolean): number => RAILROADS.filter(holds).length;

export const endMeters = (t: ExpressTable): readonly EndMeter[] =>
  endMetersOf({
    chartersWithoutLocomotives: countOf(r => locomotivesLeft(t, r) <= 0),
    chartersWithoutShares: countOf(r => sharesLeft(t, r) <= 0),
    houses: housesLeft(t),
    housesAtStart: HOUSES,
    detroit: t.state.industry.detroit,
    detroitAtStart: t.board.industry.detroit.start,
    detroitAtEnd: t.board.industry.detroit.end,
  });
export const metEnds = (t: ExpressTable): readonly EndTrigger[] =>
  endMeters(t).flatMap(m => (m.left === 0 ? [m.trigger] : []));

/** CE-26: said as soon as it is true. */
export const nextDividendIsLast = (t: ExpressTable): boolean =>
  t.state.phase.name !== 'over' && metEnds(t).length > 0;

/** Who must act now; nobody once the game is over. */
export const actorOf = ({ phase }: State): PlayerId | undefined => {
  if (phase.name === 'opening' || phase.name === 'bidding') return phase.auction.next;
  return phase.name === 'over' ? undefined : phase.turn;
};
