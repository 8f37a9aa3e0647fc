import type { Entry, PlayerId } from '../../kernel/ledger';
import type { GameEvent } from '../../kernel/ruling';
import type { CellRef } from '../../kernel/sheet';
import { COLOURS } from '../data';
import { NONE } from '../effects';
import { companyOf, onMilestone, workersAt } from '../pieces';
import { event, missing, move } from '../refusals';
import { clockwise, isLastTurn, nextAfter, turnsLeft, withCompany } from '../rounds';
import { milestoneMet } from '../score';
import type { Due, Letter, RailTable, Result, State } from '../types';

const NEXT_LETTER: Readonly<Record<Letter, Letter | undefined>> = {
  A1: 'B',
  A2: 'B',
  B: 'C',
  C: 'D',
  D: undefined,
};

/** Milestones of a letter that nobody has or has had. */
export const pile = (t: RailTable, letter: Letter): readonly string[] => {
  const gone = new Set(
    t.players.flatMap(id => {
      const { hand, reached } = companyOf(t, id);
      return [...hand, ...reached];
    }),
  );
  const left: string[] = [];
  for (const id in t.board.milestones)
    if (t.board.milestones[id]?.letter === letter && !gone.has(id)) left.push(id);
  return left;
};

interface Reached {
  readonly by: PlayerId;
  readonly milestone: string;
}

/** RR-9: all that are complete, the active player's first, then in seat order. */
const completed = (t: RailTable): readonly Reached[] | CellRef => {
  const all: Reached[] = [];
  for (const by of clockwise(t, t.state.active))
    for (const milestone of companyOf(t, by).hand) {
      const met = milestoneMet(t, by, milestone);
      if (typeof met !== 'boolean') return met;
      if (met) all.push({ by, milestone });
    }
  return all;
};

/** The turn passes on, or the game is over. */
export const nextTurn = (t: RailTable): { readonly state: State; readonly events: readonly GameEvent[] } => {
  const { state } = t;
  if (isLastTurn(t)) return { state: { ...state, phase: { name: 'over' } }, events: [event('game-over')] };
  const next: State = { ...state, phase: { name: 'turn' }, active: nextAfter(t, state.active) };
  if (state.end === undefined || state.end.last || !t.players.every(id => turnsLeft(t, id) === 1))
    return { state: next, events: [] };
  // RR-11: the round is played out, then everybody has one more turn
  return { state: { ...next, end: { ...state.end, last: true } }, events: [event('last-round')] };
};

/** The end of a turn: milestones first, then whoever comes next. */
export const endTurn = (t: RailTable, before: readonly GameEvent[] = []): Result => {
  const reached = completed(t);
  if (!('length' in reached)) return missing(reached);
  const entries: Entry[] = [];
  const events: GameEvent[] = [...before];
  const due: Due[] = [];
  let { state } = t;
  for (const { by, milestone } of reached) {
    const there = workersAt(t, onMilestone(milestone));
    entries.push(...COLOURS.map(c => move(c, onMilestone(milestone), 'bank', there[c], 'milestone-reached')));
    events.push(event('milestone-reached', { by, milestone }));
    state = withCompany(state, by, c => ({
      hand: c.hand.filter(m => m !== milestone),
      reached: [...c.reached, milestone],
    }));
    const letter = NEXT_LETTER[t.board.milestones[milestone]?.letter ?? 'D'];
    const waiting = due.filter(d => d.letter === letter).length;
    // Ruling: no new tile after the last turn of the game, nor from a stack that is used up
    if (letter !== undefined && !isLastTurn(t) && pile(t, letter).length > waiting) due.push({ by, letter });
  }
  if (due.length > 0)
    return { ok: true, state: { ...state, phase: { name: 'milestone', due } }, entries, events };
  const next = nextTurn({ ...t, state });
  return { ok: true, state: next.state, entries, events: [...events, ...next.events] };
};

/** RR-7: the active player deals first; a tile not said yet is asked for before. */
export const startTrade = (t: RailTable, before: readonly GameEvent[]): Result => ({
  ok: true,
  state: {
    ...t.state,
    phase:
      t.state.tradeTile === undefined
        ? { name: 'trade-tile', then: 'trade' }
        : { name: 'trade', by: t.state.active, made: [], open: NONE },
  },
  entries: [],
  events: [...before, event('trade')],
});
