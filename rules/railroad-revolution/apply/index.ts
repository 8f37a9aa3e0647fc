import { playerOf, post, type PlayerId } from '../../kernel/ledger';
import { never, type Outcome, type Refusal } from '../../kernel/ruling';
import { leftOfLogo, unknownArea } from '../pieces';
import { event, missing, refuse } from '../refusals';
import { actorOf, turnsOf } from '../rounds';
import { scoreNeeds } from '../score';
import type { Action, RailTable, Result, State } from '../types';
import { advance, flip, locomotive, promote, swap, takeWorker } from './effects';
import { extra } from './extra';
import { takeMilestone } from './milestone';
import { rail } from './railroad';
import { hire, sell, sellShares } from './sale';
import { doneSettingUp, startTile } from './set-up';
import { cityTile, firstBonus, station } from './station';
import { office, telegraphTile, tileBonus } from './telegraph';
import { deal, doneDealing, tradeTile } from './trade';
import { endAction, place, skipTurn } from './turn';

/** What anybody may do whoever's turn it is; the dealing has its own order. */
const ANY_TIME: readonly Action['type'][] = ['sell-shares', 'hire', 'deal', 'take-milestone'];

const outOfOrder = (t: RailTable, a: Action): Refusal | undefined => {
  if (t.state.phase.name === 'over') return refuse('game-over');
  if (!('by' in a)) return undefined;
  if (!t.players.includes(a.by)) return refuse('not-your-turn', { by: a.by, next: t.state.active });
  const actor = actorOf(t.state) ?? t.state.active;
  return a.by === actor || ANY_TIME.includes(a.type)
    ? undefined
    : refuse('not-your-turn', { by: a.by, next: actor });
};

const done = (t: RailTable, a: Extract<Action, { readonly type: 'done' }>): Result => {
  const { name } = t.state.phase;
  if (name === 'setup') return doneSettingUp(t, a);
  return name === 'trade' ? doneDealing(t, a) : refuse('not-now', { by: a.by });
};

const route = (t: RailTable, a: Action): Result => {
  switch (a.type) {
    case 'start-tile':
      return startTile(t, a);
    case 'city-tile':
      return cityTile(t, a);
    case 'telegraph-tile':
      return telegraphTile(t, a);
    case 'place':
      return place(t, a);
    case 'station':
      return station(t, a);
    case 'first-bonus':
      return firstBonus(t, a);
    case 'rail':
      return rail(t, a);
    case 'office':
      return office(t, a);
    case 'tile-bonus':
      return tileBonus(t, a);
    case 'sell':
      return sell(t, a);
    case 'extra':
      return extra(t, a);
    case 'promote':
      return promote(t, a);
    case 'advance':
      return advance(t, a);
    case 'locomotive':
      return locomotive(t, a);
    case 'flip':
      return flip(t, a);
    case 'swap':
      return swap(t, a);
    case 'take-worker':
      return takeWorker(t, a);
    case 'sell-shares':
      return sellShares(t, a);
    case 'hire':
      return hire(t, a);
    case 'end-action':
      return endAction(t, a);
    case 'skip-turn':
      return skipTurn(t, a);
    case 'deal':
      return deal(t, a);
    case 'done':
      return done(t, a);
    case 'trade-tile':
      return tradeTile(t, a);
    case 'take-milestone':
      return takeMilestone(t, a);
    default:
      return never(a);
  }
};

/** Whose pieces on the player's board an outcome takes. */
const builders = ({ entries }: Outcome<State>): readonly PlayerId[] =>
  entries.flatMap(e => {
    const by = e.unit === 'piece:building' || e.unit === 'piece:rail' ? playerOf(e.from) : undefined;
    return by === undefined ? [] : [by];
  });

/** Every figure that the score will be made of is asked for when it begins to count. */
const uncounted = (before: RailTable, after: RailTable): Refusal | undefined => {
  for (const id of after.players) {
    if (after.state.companies[id] === before.state.companies[id]) continue;
    const needs = scoreNeeds(after, id);
    if (needs !== undefined) return missing(needs);
  }
  return undefined;
};

const checked = (t: RailTable, outcome: Outcome<State>): Result => {
  const built = builders(outcome);
  const companies = outcome.state.companies !== t.state.companies;
  if (built.length === 0 && !companies) return outcome;
  const after: RailTable = { ...t, state: outcome.state, books: post(t.books, outcome.entries) };
  const unknown = built.length > 0 ? unknownArea(t.board) : undefined;
  if (unknown !== undefined) return missing(unknown);
  const no = uncounted(t, after);
  if (no !== undefined) return no;
  // RR-11; Ruling: clearing the areas by a deal on another's turn triggers the end as well
  const by = after.state.end === undefined ? built.find(id => leftOfLogo(after, id) === 0) : undefined;
  if (by === undefined) return outcome;
  const rounds = turnsOf(after, after.state.active) + 1;
  return {
    ...outcome,
    state: { ...after.state, end: { by, rounds, last: false } },
    events: [...(outcome.events ?? []), event('end-triggered', { by })],
  };
};

export const apply = (t: RailTable, a: Action): Result => {
  const no = outOfOrder(t, a);
  if (no !== undefined) return no;
  const result = route(t, a);
  return result.ok ? checked(t, result) : result;
};
