import { nextSeat } from '../../kernel/auction';
import { player, type Entry, type PlayerId } from '../../kernel/ledger';
import { byDial, byRailroad } from '../board';
import { LANDMARK_HEXES, RAILROADS, type Railroad } from '../data';
import { dividendDue, metEnds, paysNow, sharesHeld, standsIn } from '../reading';
import { event, pay } from '../refusals';
import type { Draft, ExpressTable, State } from '../types';
import { booked } from './draft';

/** CE-25: every holder of one railroad, in seat order: what a share gets is rounded up, then multiplied. */
export const dividendEntries = (
  t: ExpressTable,
  r: Railroad,
  why: 'dividend' | 'chicago-dividend',
): readonly Entry[] => {
  const each = paysNow(t, r);
  return t.players.flatMap(id => {
    const held = sharesHeld(t, id, r);
    return held > 0 && each > 0 ? [pay('bank', player(id), held * each, why, r)] : [];
  });
};

export const total = (entries: readonly Entry[]): number => entries.reduce((sum, e) => sum + e.amount, 0);

/** CE-24: Detroit moves one step, not past its end, and takes the income of the railroads there along. */
const withDetroit = (d: Draft): Draft => {
  const { state, board } = d.table;
  const { step, end } = board.industry.detroit;
  const from = state.industry.detroit;
  const to = Math.max(from, Math.min(end, from + step));
  if (to === from) return d;
  const income = byRailroad(
    r => state.income[r] + (standsIn(state, r, LANDMARK_HEXES.detroit) ? to - from : 0),
  );
  return booked(
    d,
    { ...state, income, industry: { ...state.industry, detroit: to } },
    [],
    [event('detroit-grows', { from, to })],
  );
};

const dividendPhase = (d: Draft, turn: PlayerId): Draft => {
  const entries = RAILROADS.flatMap(r => dividendEntries(d.table, r, 'dividend'));
  const n = d.table.state.dividends + 1;
  const paid = booked(d, { ...d.table.state, dividends: n }, entries, [
    event('general-dividend', { n, amount: total(entries) }),
  ]);
  // CE-24: the end is checked before dials and Detroit move
  const ends = metEnds(paid.table);
  if (ends.length > 0)
    return booked(paid, { ...paid.table.state, phase: { name: 'over', turn } }, [], [event('game-over')]);
  const reset: State = { ...paid.table.state, dials: byDial(() => 0) };
  return withDetroit(booked(paid, reset, [], [event('dials-reset')]));
};

/** CE-8: where two dials stand on red when a turn begins, the dividend phase comes first. */
export const beginTurn = (d: Draft, turn: PlayerId): Draft => {
  const { state } = d.table;
  const begun = booked(d, { ...state, phase: { name: 'turn', turn }, turns: state.turns + 1 });
  return dividendDue(begun.table) ? dividendPhase(begun, turn) : begun;
};

export const nextTurn = (d: Draft, after: PlayerId): Draft =>
  beginTurn(d, nextSeat(d.table.players, after) ?? after);
