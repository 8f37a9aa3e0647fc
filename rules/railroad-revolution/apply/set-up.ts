import { player, type Entry } from '../../kernel/ledger';
import { nextSeat } from '../../kernel/auction';
import { NONE } from '../effects';
import { beside, piecesOf } from '../pieces';
import { missing, move, refuse } from '../refusals';
import type { ActionNamed, RailTable, Result } from '../types';
import { claim } from './claim';
import { inDebt, lapses, understaffed } from './turn';

/** p. 4: a start tile and the coloured worker beside it. */
export const startTile = (t: RailTable, { by, tile, worker }: ActionNamed<'start-tile'>): Result => {
  const { phase, startTiles } = t.state;
  if (phase.name !== 'setup') return refuse('not-now', { by });
  if (phase.tile !== undefined || startTiles.some(s => s.tile === tile) || !(tile in t.board.startTiles))
    return refuse('start-tile-gone', { tile });
  // one worker of each colour but white lies there
  if (worker === 'white' || startTiles.some(s => s.worker === worker))
    return refuse('start-worker-gone', { worker });
  const bonus = t.board.startTiles[tile] ?? null;
  if (bonus === null) return missing({ table: 'start-tiles', row: tile, column: 'cash' });
  const taken = { ...t.state, startTiles: [...startTiles, { tile, worker }], phase: { ...phase, tile } };
  const { state, entries } = claim({ ...t, state: taken }, by, bonus, 'start-tile');
  return { ok: true, state, entries: [move(worker, 'bank', player(by), 1, 'start-tile'), ...entries] };
};

/** What lies beside the map after the set-up goes back into the box. */
const cleared = (t: RailTable): readonly Entry[] =>
  t.players.flatMap(id => [
    move('building', beside(id), 'out', piecesOf(t, beside(id), 'building'), 'not-used'),
    move('rail', beside(id), 'out', piecesOf(t, beside(id), 'rail'), 'not-used'),
  ]);

export const doneSettingUp = (t: RailTable, { by }: ActionNamed<'done'>): Result => {
  const { phase, active } = t.state;
  if (phase.name !== 'setup' || phase.tile === undefined) return refuse('not-now', { by });
  const no = inDebt(t, by) ?? understaffed(t, by);
  if (no !== undefined) return no;
  const events = lapses(t, by);
  if (by === active)
    return { ok: true, state: { ...t.state, phase: { name: 'turn' } }, entries: cleared(t), events };
  const next = nextSeat([...t.players].reverse(), by) ?? active;
  return {
    ok: true,
    state: { ...t.state, phase: { name: 'setup', by: next, open: NONE } },
    entries: [],
    events,
  };
};
