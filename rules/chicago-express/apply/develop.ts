import { company, type PlayerId } from '../../kernel/ledger';
import type { Outcome, Refusal, Ruling } from '../../kernel/ruling';
import { byRailroad, hexAt } from '../board';
import { FOREST_MONEY, LANDMARK_HEXES, type HexId, type Industry, type Railroad } from '../data';
import { hasHouse, HOUSE, housesLeft, ON_MAP, railroadsIn } from '../reading';
import { event, move, pay, refuse } from '../refusals';
import type { Draft, ExpressTable, Hex, State } from '../types';
import { booked, done, draftOf } from './draft';
import { nextTurn } from './turn';

/** CE-17: an industrial city grows by its marker, not by a house; Detroit grows by itself. */
export const growing = (hex: Hex): Industry | undefined =>
  hex.kind === 'industrial' && hex.industry !== 'detroit' ? hex.industry : undefined;

const neverDeveloped = (hex: Hex): boolean =>
  hex.kind === 'plain' ||
  hex.kind === 'start' ||
  hex.id === LANDMARK_HEXES.chicago ||
  hex.id === LANDMARK_HEXES.detroit;

/** Whether a hex can ever carry a house of the supply. */
export const takesHouse = (hex: Hex): boolean => !neverDeveloped(hex) && hex.kind !== 'industrial';

export const markerRefusal = (t: ExpressTable, city: Industry): Refusal | undefined => {
  const value = t.state.industry[city];
  return value >= t.board.industry[city].end ? refuse('marker-at-end', { value }) : undefined;
};

export const houseRefusal = (t: ExpressTable): Refusal | undefined =>
  housesLeft(t) > 0 ? undefined : refuse('no-house-left');

/** CE-17: what keeps a hex from being developed now. */
export const developRefusal = (t: ExpressTable, hex: Hex): Refusal | undefined => {
  if (neverDeveloped(hex)) return refuse('never-developed', { hex: hex.id });
  if (railroadsIn(t.state, hex.id).length === 0) return refuse('nobody-there', { hex: hex.id });
  const city = growing(hex);
  if (city !== undefined) return markerRefusal(t, city);
  return hasHouse(t.state, hex.id) ? refuse('has-house', { hex: hex.id }) : houseRefusal(t);
};

const raised = (s: State, who: readonly Railroad[], by: number): State['income'] =>
  byRailroad(r => s.income[r] + (who.includes(r) ? by : 0));

/** CE-19: the marker goes one step on, and with it the income of every railroad there. */
export const moveMarker = (d: Draft, city: Industry, who: readonly Railroad[]): Draft => {
  const { state, board } = d.table;
  const { step, end } = board.industry[city];
  const from = state.industry[city];
  const to = Math.min(end, from + step);
  return booked(
    d,
    { ...state, income: raised(state, who, to - from), industry: { ...state.industry, [city]: to } },
    [],
    [event('marker-moved', { from, to, railroads: who.join(' ') })],
  );
};

const ONE_HOUSE = move(HOUSE, 'bank', ON_MAP, 1, 'house');

/** CE-18: a house lifts the income of every railroad there. */
export const houseInCity = (d: Draft, who: readonly Railroad[], gain: number, hex?: HexId): Draft => {
  const { state } = d.table;
  const developed = hex === undefined ? state.developed : [...state.developed, hex];
  return booked(
    d,
    { ...state, income: raised(state, who, gain), developed },
    [ONE_HOUSE],
    [event('developed', { gain, railroads: who.join(' ') })],
  );
};

/** CE-20: a house in a forest brings money, not income. */
export const houseInForest = (d: Draft, railroad: Railroad, hex?: HexId): Draft => {
  const { state } = d.table;
  return booked(
    d,
    hex === undefined ? state : { ...state, developed: [...state.developed, hex] },
    [ONE_HOUSE, pay('bank', company(railroad), FOREST_MONEY, 'forest', hex)],
    [event('forest-money', { railroad, amount: FOREST_MONEY })],
  );
};

export const develop = (t: ExpressTable, turn: PlayerId, id: HexId): Ruling<Outcome<State>> => {
  if (!t.state.map) return refuse('map-not-in-use');
  const hex = hexAt(t.board, id);
  const refusal = developRefusal(t, hex);
  if (refusal !== undefined) return refusal;
  const who = railroadsIn(t.state, id);
  const [first] = who;
  const city = growing(hex);
  const d = draftOf(t);
  if (city !== undefined) return done(t, nextTurn(moveMarker(d, city, who), turn));
  if (hex.kind === 'forest' && first !== undefined)
    return done(t, nextTurn(houseInForest(d, first, id), turn));
  return done(t, nextTurn(houseInCity(d, who, hex.house, id), turn));
};
