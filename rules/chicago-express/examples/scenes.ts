import type { Example } from '../../kernel/example';
import { company, player, type Entry, type PlayerId } from '../../kernel/ledger';
import type { Dial, HexId, Industry, Railroad } from '../data';
import { locomotiveOf } from '../reading';
import { deal, move, pay } from '../refusals';
import type { Action, Board, ExpressTable, Options, Phase, State } from '../types';

export type Row = Example<State, Action, Board, Options>;

/** What a row puts on the board before it plays; what it does not name stays as at the start. */
interface Scene {
  readonly phase?: Phase;
  readonly income?: Partial<State['income']>;
  readonly dials?: Partial<State['dials']>;
  readonly industry?: Partial<State['industry']>;
  readonly track?: Partial<Readonly<Record<Railroad, readonly HexId[]>>>;
  readonly developed?: readonly HexId[];
  readonly map?: boolean;
}

export const scene =
  ({ phase = TURN, developed = [], map, ...rest }: Scene = {}) =>
  (s: State): State => ({
    ...s,
    phase,
    developed,
    map: map ?? s.map,
    income: { ...s.income, ...rest.income },
    dials: { ...s.dials, ...rest.dials },
    industry: { ...s.industry, ...rest.industry },
    track: { ...s.track, ...rest.track },
  });

export const TURN: Phase = { name: 'turn', turn: 'p1' };
export const OFFER: Phase = { name: 'offer', turn: 'p1' };
export const EXPAND: Phase = { name: 'expand', turn: 'p1', hexes: [] };
export const DEVELOP: Phase = { name: 'develop', turn: 'p1' };

export const holds = (id: PlayerId, r: Railroad, n = 1): Entry => deal(r, company(r), player(id), n, 'share');
export const owns = (r: Railroad, amount: number): Entry => pay('mint', company(r), amount, 'start');
export const usesUp = (r: Railroad, n: number): Entry =>
  move(locomotiveOf(r), company(r), 'pool:map', n, 'locomotive');
export const housesGone = (n: number): Entry => move('house', 'bank', 'pool:map', n, 'house');

export const incomeOf =
  (r: Railroad) =>
  (t: ExpressTable): number =>
    t.state.income[r];
export const dialOf =
  (d: Dial) =>
  (t: ExpressTable): number =>
    t.state.dials[d];
export const markerOf =
  (i: Industry) =>
  (t: ExpressTable): number =>
    t.state.industry[i];
export const phaseOf = (t: ExpressTable): string => t.state.phase.name;
export const turnOf = ({ state: { phase } }: ExpressTable): PlayerId | undefined =>
  phase.name === 'opening' ? undefined : phase.turn;
export const leastOf = ({ state: { phase } }: ExpressTable): number | undefined =>
  phase.name === 'opening' || phase.name === 'bidding' ? phase.auction.least : undefined;
