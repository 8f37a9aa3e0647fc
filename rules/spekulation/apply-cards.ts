import { nextSeat } from '../kernel/auction';
import type { PlayerId } from '../kernel/ledger';
import type { GameEvent, Outcome, Ruling } from '../kernel/ruling';
import { cardsLeft } from './bags';
import { CARDS, type Card, type Tile } from './data';
import { laidInOrder, movement, seatsFrom, type Movement } from './movement';
import { event, refuse } from './refusals';
import type { Played, SpekulationTable, State } from './types';

export const playCard = (t: SpekulationTable, by: PlayerId, card: Card): Ruling<Outcome<State>> => {
  const { phase } = t.state;
  if (phase.name !== 'cards') return refuse('action-first'); // SP-5
  if (!t.players.includes(by)) return refuse('not-seated', { by });
  if (!cardsLeft(t, by).includes(card))
    // SP-11
    return card === 'holiday' ? refuse('holiday-gone', { by }) : refuse('card-gone', { by, company: card });
  return {
    ok: true,
    state: { ...t.state, phase: { ...phase, played: { ...phase.played, [by]: card } } },
    entries: [],
  };
};

/** What is known of the movement with the cards laid so far. */
export const movementOf = (t: SpekulationTable, played: Played, distance: number): Movement => {
  const seats = seatsFrom(t.players, t.state.turn);
  return movement(t.state, laidInOrder(seats, played), distance, t.players.length);
};

const told = (
  { state }: SpekulationTable,
  { moves, distance, holidays, track }: Movement,
): readonly GameEvent[] => {
  const many =
    holidays === 0 ? [] : [event(distance === 0 ? 'holiday-stops' : 'holiday-halves', { distance })];
  let arrived = state.arrived.length;
  const steps = moves.flatMap(({ company, from, to }) => {
    if (from === to) return [event('stays', { company })];
    const moved = event('moved', { company, from, to });
    if (track.arrived[arrived] !== company) return [moved];
    arrived += 1;
    return [moved, event('arrived', { company, place: arrived })];
  });
  return [...many, ...steps];
};

/** SP-11: when all nine are played, they are shuffled anew. */
const discard = (t: SpekulationTable, played: Played): State['gone'] =>
  Object.fromEntries(
    t.players.map(id => {
      const card = played[id];
      const gone = [...(t.state.gone[id] ?? []), ...(card === undefined ? [] : [card])];
      return [id, gone.length === CARDS.length ? [] : gone];
    }),
  );

/** SP-12: after a trade tile all tiles go back into the bags, otherwise they stay out. */
const tilesAfter = (state: State, tile: Tile): State['out'] =>
  tile === 'trade' ? { tiles: [], distances: [] } : state.out;

/** SP-9: all cards together move the stones, and the turn is over. */
export const move = (t: SpekulationTable): Ruling<Outcome<State>> => {
  const { phase, turn, turnNo } = t.state;
  if (phase.name !== 'cards') return refuse('action-first');
  const { played, drawn } = phase;
  const waiting = seatsFrom(t.players, turn).find(id => played[id] === undefined);
  if (waiting !== undefined) return refuse('card-missing', { by: waiting });
  const moved = movementOf(t, played, drawn.distance);
  const gone = discard(t, played);
  const over = moved.track.arrived.length > 0; // SP-13
  const fresh = t.players.filter(id => gone[id]?.length === 0);
  return {
    ok: true,
    state: {
      ...moved.track,
      gone,
      out: tilesAfter(t.state, drawn.tile),
      phase: over ? { name: 'over' } : { name: 'draw' },
      turn: over ? turn : (nextSeat(t.players, turn) ?? turn),
      turnNo: over ? turnNo : turnNo + 1,
    },
    entries: [],
    events: [
      ...told(t, moved),
      ...(over ? [] : fresh.map(by => event('reshuffled', { by }))),
      ...(drawn.tile === 'trade' ? [event('tiles-back')] : []),
      ...(over ? [event('game-over')] : []),
    ],
  };
};
