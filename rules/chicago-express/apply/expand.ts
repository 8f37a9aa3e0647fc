import { company, type PlayerId } from '../../kernel/ledger';
import type { Outcome, Refusal, Ruling } from '../../kernel/ruling';
import { hexAt } from '../board';
import { LANDMARK_HEXES, MOST_HEXES, type HexId, type Railroad } from '../data';
import { trackCost } from '../formulas';
import {
  hasHouse,
  locomotiveOf,
  locomotivesLeft,
  ON_MAP,
  railroadsIn,
  sharesHeld,
  standsIn,
  treasury,
} from '../reading';
import { event, move, pay, refuse } from '../refusals';
import type { ExpressTable, Hex, Phase, State } from '../types';
import { chicagoPhase } from './chicago';
import { booked, done, draftOf } from './draft';
import { nextTurn } from './turn';

export type Expanding = Extract<Phase, { readonly name: 'expand' }>;

/** CE-15: what a locomotive in a hex brings. */
export const incomeFrom = (t: ExpressTable, hex: Hex): number => {
  if (hex.kind === 'industrial' && hex.industry !== undefined) return t.state.industry[hex.industry];
  if (hex.kind === 'forest' || hex.kind === 'plain' || hex.kind === 'start') return 0;
  return hex.income + (hasHouse(t.state, hex.id) ? hex.house : 0);
};

export const costOf = (t: ExpressTable, hex: Hex): number =>
  trackCost(hex.cost, railroadsIn(t.state, hex.id).length);

/** CE-12: who may build at all, whatever the hex. */
export const buildRefusal = (
  t: ExpressTable,
  { hexes, railroad: begun }: Expanding,
  by: PlayerId,
  railroad: Railroad,
): Refusal | undefined => {
  if (begun !== undefined && begun !== railroad) return refuse('other-railroad', { railroad: begun });
  if (sharesHeld(t, by, railroad) === 0) return refuse('no-share-held', { by, railroad });
  if (hexes.length >= MOST_HEXES) return refuse('three-hexes-only', { most: MOST_HEXES });
  return locomotivesLeft(t, railroad) > 0 ? undefined : refuse('no-locomotive-left', { railroad });
};

/** CE-13: who may share a hex. */
export const roomRefusal = (s: State, railroad: Railroad, hex: Hex): Refusal | undefined => {
  if (standsIn(s, railroad, hex.id)) return refuse('own-locomotive', { railroad, hex: hex.id });
  if (hex.kind === 'start') return refuse('start-closed', { hex: hex.id });
  const [there] = hex.kind === 'forest' || hex.kind === 'mountain' ? railroadsIn(s, hex.id) : [];
  return there === undefined ? undefined : refuse('hex-taken', { hex: hex.id, railroad: there });
};

/** What keeps a railroad out of one hex now. */
export const hexRefusal = (t: ExpressTable, railroad: Railroad, hex: Hex): Refusal | undefined => {
  const full = roomRefusal(t.state, railroad, hex);
  if (full !== undefined) return full;
  if (!hex.neighbours.some(n => standsIn(t.state, railroad, n)))
    return refuse('not-adjoining', { railroad, hex: hex.id });
  const cost = costOf(t, hex);
  const has = treasury(t, railroad);
  // CE-14: the treasury alone pays
  return cost > has ? refuse('treasury-short', { railroad, cost, has }) : undefined;
};

export const place = (
  t: ExpressTable,
  phase: Expanding,
  railroad: Railroad,
  id: HexId,
): Ruling<Outcome<State>> => {
  if (!t.state.map) return refuse('map-not-in-use');
  const hex = hexAt(t.board, id);
  const refusal = buildRefusal(t, phase, phase.turn, railroad) ?? hexRefusal(t, railroad, hex);
  if (refusal !== undefined) return refusal;
  const { state } = t;
  const cost = costOf(t, hex);
  const gain = incomeFrom(t, hex);
  const from = state.income[railroad];
  return done(
    t,
    booked(
      draftOf(t),
      {
        ...state,
        phase: { ...phase, railroad, hexes: [...phase.hexes, id] },
        income: gain === 0 ? state.income : { ...state.income, [railroad]: from + gain },
        track: { ...state.track, [railroad]: [...state.track[railroad], id] },
      },
      [
        pay(company(railroad), 'bank', cost, 'track', id),
        move(locomotiveOf(railroad), company(railroad), ON_MAP, 1, 'locomotive'),
      ],
      [event('built', { railroad, place: hex.name === '' ? id : hex.name, cost, from, to: from + gain })],
    ),
  );
};

/** CE-16 Ruling: the expansion is finished first, then comes the Chicago phase, at the income as it then stands. */
export const finish = (t: ExpressTable, { turn, railroad, hexes }: Expanding): Ruling<Outcome<State>> => {
  if (railroad === undefined || hexes.length === 0) return refuse('nothing-built');
  const d = draftOf(t);
  return done(
    t,
    hexes.includes(LANDMARK_HEXES.chicago) ? chicagoPhase(d, railroad, turn) : nextTurn(d, turn),
  );
};
