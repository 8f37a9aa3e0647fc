import { player } from '../../kernel/ledger';
import { HIRE_PRICE, SHARE_PRICE } from '../data';
import { byArea, cash, leftmostArea, SHARE, shares, commonSupply, unknownArea } from '../pieces';
import { deal, missing, move, pay, refuse } from '../refusals';
import { actorOf } from '../rounds';
import type { ActionNamed, Phase, RailTable, Result } from '../types';
import { withDeed } from './claim';

/** RR-6: from the leftmost area that is not empty, for the figure above it; the piece leaves the game. */
export const sell = (t: RailTable, { by, piece }: ActionNamed<'sell'>): Result => {
  const { phase } = t.state;
  if (phase.name !== 'action') return refuse('not-now', { by });
  const { deed } = phase;
  if (deed.name !== 'sell') return refuse('another-action', { by, deed: deed.name });
  if (deed.sold) return refuse('piece-sold', { by });
  const unknown = unknownArea(t.board);
  if (unknown !== undefined) return missing(unknown);
  const area = leftmostArea(t, by);
  if ((byArea(t, by, piece)[area] ?? 0) === 0)
    return refuse('not-in-leftmost-area', { by, piece, area: area + 1 });
  const value = t.board.areas[area]?.value ?? null;
  if (value === null) return missing({ table: 'areas', row: `${area + 1}`, column: 'value' });
  return {
    ok: true,
    state: withDeed(t.state, { ...deed, sold: true }),
    entries: [move(piece, player(by), 'out', 1, 'sale'), pay('bank', player(by), value, 'sale', piece)],
  };
};

/** RR-2: at any time, as many as one has. */
export const sellShares = (t: RailTable, { by, count }: ActionNamed<'sell-shares'>): Result => {
  const held = shares(t, by);
  if (count < 1 || count > held) return refuse('too-few-shares', { by, held, count });
  return {
    ok: true,
    state: t.state,
    entries: [
      deal(SHARE, player(by), 'bank', count, 'shares-sold'),
      pay('bank', player(by), count * SHARE_PRICE, 'shares-sold'),
    ],
  };
};

/** Whether whoever acts is in the midst of his effects and may owe money until they end. */
const mayOwe = (phase: Phase): boolean =>
  phase.name === 'setup' ||
  phase.name === 'action' ||
  phase.name === 'trade' ||
  (phase.name === 'trade-tile' && typeof phase.then === 'object');

export const hire = (t: RailTable, { by, colour }: ActionNamed<'hire'>): Result => {
  if (commonSupply(t)[colour] === 0) return refuse('nobody-to-hire', { colour });
  const owes = by === actorOf(t.state) && mayOwe(t.state.phase);
  // Ruling: out of turn only with the cash in hand
  if (!owes && cash(t, by) < HIRE_PRICE)
    return refuse('hire-unpaid', { by, price: HIRE_PRICE, has: cash(t, by) });
  return {
    ok: true,
    state: t.state,
    entries: [pay(player(by), 'bank', HIRE_PRICE, 'hired'), move(colour, 'bank', player(by), 1, 'hired')],
  };
};
