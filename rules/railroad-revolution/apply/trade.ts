import { player } from '../../kernel/ledger';
import { dealId } from '../board';
import { NONE } from '../effects';
import { SHARE, shares } from '../pieces';
import { deal as dealShares, event, missing, refuse } from '../refusals';
import { nextAfter } from '../rounds';
import type { ActionNamed, RailTable, Result, State } from '../types';
import { claim } from './claim';
import { inDebt, lapses, understaffed } from './turn';
import { endTurn } from './turn-end';

/** RR-7: the active player may make both deals, everybody else one. */
export const deal = (t: RailTable, { by, deal: which }: ActionNamed<'deal'>): Result => {
  const { phase, tradeTile } = t.state;
  if (phase.name !== 'trade' || tradeTile === undefined) return refuse('no-trade-now', { by });
  if (phase.by !== by) return refuse('not-your-deal', { by, next: phase.by });
  if (phase.made.includes(which)) return refuse('deal-made', { by });
  if (phase.made.length > 0 && by !== t.state.active) return refuse('one-deal-only', { by });
  const row = dealId(tradeTile, which);
  const cost = t.board.deals[row]?.cost ?? null;
  const reward = t.board.deals[row]?.reward ?? null;
  if (cost === null) return missing({ table: 'deals', row, column: 'cost' });
  if (reward === null) return missing({ table: 'deals', row, column: 'pay' });
  if (shares(t, by) < cost) return refuse('deal-costs-more', { by, cost, held: shares(t, by) });
  const made: State = { ...t.state, phase: { ...phase, made: [...phase.made, which] } };
  const { state, entries } = claim({ ...t, state: made }, by, reward, 'deal');
  return { ok: true, state, entries: [dealShares(SHARE, player(by), 'bank', cost, 'deal'), ...entries] };
};

/** One player's dealing is over: paid, staffed, what is still open lapses. */
export const doneDealing = (t: RailTable, { by }: ActionNamed<'done'>): Result => {
  const no = inDebt(t, by) ?? understaffed(t, by);
  if (no !== undefined) return no;
  const { state } = t;
  const next = nextAfter(t, by);
  const events = lapses(t, by);
  if (next !== state.active)
    return {
      ok: true,
      state: { ...state, phase: { name: 'trade', by: next, made: [], open: NONE } },
      entries: [],
      events,
    };
  const { tradeTile, ...rest } = state;
  return {
    ok: true,
    state: {
      ...rest,
      discards: tradeTile === undefined ? state.discards : [...state.discards, tradeTile],
      phase: { name: 'trade-tile', then: 'turn-ends' },
    },
    entries: [],
    events,
  };
};

/** Tiles that may come next; Ruling: the stack is made anew, of all tiles, when one is needed and none is left. */
export const tradeStack = ({ board, state }: RailTable): readonly string[] =>
  board.trades.filter(id => !state.discards.includes(id) && id !== state.tradeTile);

export const tradeTile = (t: RailTable, { tile }: ActionNamed<'trade-tile'>): Result => {
  const { state } = t;
  if (state.tradeTile !== undefined) return refuse('no-trade-now');
  const stack = tradeStack(t);
  const anew = stack.length === 0;
  if (!(anew ? t.board.trades : stack).includes(tile)) return refuse('not-in-trade-stack', { tile });
  const { phase } = state;
  const turned: State = { ...state, tradeTile: tile, discards: anew ? [] : state.discards };
  const events = anew ? [event('reshuffled')] : [];
  if (phase.name !== 'trade-tile') return { ok: true, state: turned, entries: [], events };
  if (phase.then === 'turn-ends') return endTurn({ ...t, state: turned }, events);
  const then =
    phase.then === 'trade'
      ? ({ name: 'trade', by: state.active, made: [], open: NONE } as const)
      : phase.then;
  return { ok: true, state: { ...turned, phase: then }, entries: [], events };
};
