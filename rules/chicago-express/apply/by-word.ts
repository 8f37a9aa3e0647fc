import { company } from '../../kernel/ledger';
import type { Outcome, Refusal, Ruling } from '../../kernel/ruling';
import { hexAt } from '../board';
import { LANDMARK_HEXES, MOST_HEXES, RAILROADS, type HexId, type Railroad } from '../data';
import {
  hasHouse,
  isOpen,
  locomotiveOf,
  locomotivesLeft,
  looseHouses,
  looseLocomotives,
  ON_MAP,
  standsIn,
  treasury,
} from '../reading';
import { move, pay, refuse } from '../refusals';
import type { Action, ExpressTable, State } from '../types';
import { chicagoPhase } from './chicago';
import { houseInCity, houseInForest, houseRefusal, markerRefusal, moveMarker, takesHouse } from './develop';
import { booked, done, draftOf } from './draft';
import { buildRefusal, roomRefusal, type Expanding } from './expand';
import { nextTurn } from './turn';

type Entered<T extends Action['type']> = Extract<Action, { readonly type: T }>;

const expansionRefusal = (
  t: ExpressTable,
  phase: Expanding,
  a: Entered<'enter-expansion'>,
): Refusal | undefined => {
  const refusal = buildRefusal(t, phase, a.by, a.railroad);
  if (refusal !== undefined) return refusal;
  if (a.locomotives < 1) return refuse('nothing-built');
  if (a.locomotives > MOST_HEXES || a.into.length > a.locomotives)
    return refuse('three-hexes-only', { most: MOST_HEXES });
  if (a.locomotives > locomotivesLeft(t, a.railroad))
    return refuse('no-locomotive-left', { railroad: a.railroad });
  const twice = a.into.find(
    (l, i) => a.into.indexOf(l) !== i || standsIn(t.state, a.railroad, LANDMARK_HEXES[l]),
  );
  if (twice !== undefined)
    return refuse('own-locomotive', { railroad: a.railroad, hex: LANDMARK_HEXES[twice] });
  const has = treasury(t, a.railroad);
  return a.cost > has ? refuse('treasury-short', { railroad: a.railroad, cost: a.cost, has }) : undefined;
};

/** A whole expansion at once: the geography is the table's word, the money and the pieces are the bank's. */
export const enterExpansion = (
  t: ExpressTable,
  phase: Expanding,
  a: Entered<'enter-expansion'>,
): Ruling<Outcome<State>> => {
  if (t.state.map) return refuse('map-in-use');
  const refusal = expansionRefusal(t, phase, a);
  if (refusal !== undefined) return refusal;
  const { railroad, cost, by } = a;
  const { state } = t;
  const from = state.income[railroad];
  const d = booked(
    draftOf(t),
    {
      ...state,
      income: { ...state.income, [railroad]: from + a.income },
      track: {
        ...state.track,
        [railroad]: [...state.track[railroad], ...a.into.map(l => LANDMARK_HEXES[l])],
      },
    },
    [
      pay(company(railroad), 'bank', cost, 'track'),
      move(locomotiveOf(railroad), company(railroad), ON_MAP, a.locomotives, 'locomotive'),
    ],
  );
  return done(t, a.into.includes('chicago') ? chicagoPhase(d, railroad, by) : nextTurn(d, by));
};

export const enterDevelopment = (
  t: ExpressTable,
  { by, what, railroads, gain }: Entered<'enter-development'>,
): Ruling<Outcome<State>> => {
  if (t.state.map) return refuse('map-in-use');
  const who = RAILROADS.filter(r => railroads.includes(r) && isOpen(t.state, r));
  const [first] = who;
  if (first === undefined) return refuse('nobody-there');
  const d = draftOf(t);
  if (what === 'wheeling' || what === 'pittsburgh')
    return markerRefusal(t, what) ?? done(t, nextTurn(moveMarker(d, what, who), by));
  const short = houseRefusal(t);
  if (short !== undefined) return short;
  if (what === 'forest')
    return who.length > 1 ? refuse('forest-one-railroad') : done(t, nextTurn(houseInForest(d, first), by));
  if (gain < 1) return refuse('no-gain');
  const hex = what === 'fort-wayne' ? LANDMARK_HEXES[what] : undefined;
  if (hex !== undefined && hasHouse(t.state, hex)) return refuse('has-house', { hex });
  return done(t, nextTurn(houseInCity(d, who, gain, hex), by));
};

/** Ruling: with or without the map can be changed at any time but between the hexes of one expansion. */
export const chooseMap = (t: ExpressTable, map: boolean): Ruling<Outcome<State>> => {
  const { phase } = t.state;
  if (t.state.map === map) return refuse(map ? 'map-in-use' : 'map-not-in-use');
  if (phase.name === 'expand' && phase.hexes.length > 0) return refuse('already-built');
  return done(t, booked(draftOf(t), { ...t.state, map }));
};

export const markLocomotive = (t: ExpressTable, railroad: Railroad, id: HexId): Ruling<Outcome<State>> => {
  if (!t.state.map) return refuse('map-not-in-use');
  if (looseLocomotives(t, railroad) <= 0) return refuse('nothing-to-mark');
  const refusal = roomRefusal(t.state, railroad, hexAt(t.board, id));
  if (refusal !== undefined) return refusal;
  const { track } = t.state;
  return done(
    t,
    booked(draftOf(t), { ...t.state, track: { ...track, [railroad]: [...track[railroad], id] } }),
  );
};

export const markHouse = (t: ExpressTable, hex: HexId): Ruling<Outcome<State>> => {
  if (!t.state.map) return refuse('map-not-in-use');
  if (looseHouses(t) <= 0) return refuse('nothing-to-mark');
  if (!takesHouse(hexAt(t.board, hex))) return refuse('never-developed', { hex });
  if (hasHouse(t.state, hex)) return refuse('has-house', { hex });
  return done(t, booked(draftOf(t), { ...t.state, developed: [...t.state.developed, hex] }));
};
