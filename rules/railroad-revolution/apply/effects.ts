import { player, type Entry, type PlayerId } from '../../kernel/ledger';
import type { Refusal } from '../../kernel/ruling';
import { stepId, type Gate } from '../board';
import { COLOURS, HARD_GATES } from '../data';
import { openNow, withoutCheapest, withOpen } from '../effects';
import {
  commonSupply,
  companyOf,
  faceDown,
  faces,
  hasWorker,
  hasWorkers,
  locoPiece,
  onMilestone,
  promoted,
  SHARE,
  shares,
  stack,
  standsAt,
} from '../pieces';
import { deal, missing, move, pay, refuse } from '../refusals';
import { withCompany } from '../rounds';
import { placesLeft } from '../score';
import type { ActionNamed, Colour, Effects, RailTable, Result, Track } from '../types';
import { claim } from './claim';

const notOpen = (by: PlayerId, effect: keyof Effects): Refusal => refuse('effect-not-open', { by, effect });

export const promote = (t: RailTable, a: ActionNamed<'promote'>): Result => {
  const { by, worker, from, milestone } = a;
  const open = openNow(t.state.phase);
  const cheapest = withoutCheapest(open.promote);
  if (cheapest === undefined) return notOpen(by, 'promote');
  if (!companyOf(t, by).hand.includes(milestone)) return refuse('milestone-not-held', { by, milestone });
  if (!hasWorker(t, by, a)) return refuse('worker-not-available', { by, worker, from });
  const printed = t.board.milestones[milestone];
  if (printed === undefined || printed.workers.length === 0)
    return missing({ table: 'milestones', row: milestone, column: 'worker1' });
  // RR-9: A to C want the printed colours, D takes any
  if (!placesLeft(printed, promoted(t, milestone)).some(place => place === worker || place === 'any'))
    return refuse('no-place-on-milestone', { by, worker, milestone });
  const [price, rest] = cheapest;
  return {
    ok: true,
    state: withOpen(t.state, { ...open, promote: rest }),
    entries: [
      move(worker, standsAt(by, from), onMilestone(milestone), 1, 'promotion'),
      pay(player(by), 'bank', price, 'promotion'),
    ],
  };
};

export interface Toll {
  readonly pay: number;
  readonly shares: number;
  readonly workers: number;
}

/** RR-10: what the steps from a marker's place cost together; the variant multiplies the money. */
export const tollFor = (t: RailTable, by: PlayerId, track: Track, steps: number): Toll | Refusal => {
  const at = companyOf(t, by).tracks[track];
  const top = t.board.tops[track];
  if (top !== null && at + steps > top) return refuse('end-of-track', { by, track, top });
  const gates: Gate[] = [];
  for (let to = at + 1; to <= at + steps; to++) {
    const gate = t.board.steps[stepId(track, to)];
    if (gate === undefined) return refuse('end-of-track', { by, track, top: to - 1 });
    if (gate.points === null) return missing({ table: 'steps', row: stepId(track, to), column: 'points' });
    gates.push(gate);
  }
  const sum = (of: (g: Gate) => number): number => gates.reduce((all, g) => all + of(g), 0);
  const times = t.options.gates === 'hard' ? HARD_GATES : 1;
  return { pay: sum(g => g.pay) * times, shares: sum(g => g.shares), workers: sum(g => g.worker) };
};

export const advance = (t: RailTable, a: ActionNamed<'advance'>): Result => {
  const { by, track, steps, give = [] } = a;
  const open = openNow(t.state.phase);
  if (steps < 1 || steps > open.steps) return notOpen(by, 'steps');
  const toll = tollFor(t, by, track, steps);
  if ('ok' in toll) return toll;
  if (shares(t, by) < toll.shares)
    return refuse('gate-shares', { by, shares: toll.shares, held: shares(t, by) });
  if (give.length !== toll.workers || !hasWorkers(t, by, give))
    return refuse('gate-workers', { by, workers: toll.workers });
  return {
    ok: true,
    state: withCompany(withOpen(t.state, { ...open, steps: open.steps - steps }), by, c => ({
      tracks: { ...c.tracks, [track]: c.tracks[track] + steps },
    })),
    entries: [
      pay(player(by), 'bank', toll.pay, 'gate', track),
      deal(SHARE, player(by), 'bank', toll.shares, 'gate'),
      ...give.map((g): Entry => move(g.worker, standsAt(by, g.from), 'bank', 1, 'gate')),
    ],
  };
};

export const locomotive = (t: RailTable, { by, loco }: ActionNamed<'locomotive'>): Result => {
  const open = openNow(t.state.phase);
  if (open.locomotive === 0) return notOpen(by, 'locomotive');
  if (stack(t, loco) === 0) return refuse('stack-empty', { loco });
  return {
    ok: true,
    state: withOpen(t.state, { ...open, locomotive: open.locomotive - 1 }),
    entries: [move(locoPiece(loco), 'bank', player(by), 1, 'new-locomotive')],
  };
};

/** RR-6: turned down it gives its bonus, turned up none. */
export const flip = (t: RailTable, { by, loco, to }: ActionNamed<'flip'>): Result => {
  const open = openNow(t.state.phase);
  if (open.flip === 0) return notOpen(by, 'flip');
  const { up, down } = faces(t, by, loco);
  if ((to === 'down' ? up : down) === 0) return refuse('no-such-locomotive', { by, loco, to });
  const flipped = withOpen(t.state, { ...open, flip: open.flip - 1 });
  if (to === 'up') {
    const turned = move(locoPiece(loco), faceDown(by), player(by), 1, 'flipped');
    return { ok: true, state: flipped, entries: [turned] };
  }
  const bonus = t.board.locomotives[loco] ?? null;
  if (bonus === null) return missing({ table: 'locomotives', row: loco, column: 'cash' });
  const { state, entries } = claim({ ...t, state: flipped }, by, bonus, 'locomotive');
  return {
    ok: true,
    state,
    entries: [move(locoPiece(loco), player(by), faceDown(by), 1, 'flipped'), ...entries],
  };
};

export const swap = (t: RailTable, { by, give, from, take }: ActionNamed<'swap'>): Result => {
  const open = openNow(t.state.phase);
  if (open.swap === 0) return notOpen(by, 'swap');
  if (!hasWorker(t, by, { worker: give, from }))
    return refuse('worker-not-yours', { by, worker: give, from });
  if (commonSupply(t)[take] === 0) return refuse('worker-gone', { colour: take });
  return {
    ok: true,
    state: withOpen(t.state, { ...open, swap: open.swap - 1 }),
    entries: [
      move(give, standsAt(by, from), 'bank', 1, 'swap'),
      move(take, 'bank', player(by), 1, 'swap'), // Ruling: whoever is swapped from the board comes back to the supply
    ],
  };
};

/** Which of the workers won this colour settles: the one with the fewest choices left; -1 where none does. */
const settles = (t: RailTable, won: Effects['workers'], colour: Colour): number => {
  const supply = commonSupply(t);
  const there = COLOURS.filter(c => supply[c] > 0);
  const choices = won.map(choice => {
    const left = there.filter(c => choice.includes(c));
    return left.length > 0 ? left : there; // p. 4: a colour that has run out is replaced by any other
  });
  const least = Math.min(...choices.filter(c => c.includes(colour)).map(c => c.length));
  return choices.findIndex(c => c.includes(colour) && c.length === least);
};

export const takeWorker = (t: RailTable, { by, colour }: ActionNamed<'take-worker'>): Result => {
  const open = openNow(t.state.phase);
  if (open.workers.length === 0) return notOpen(by, 'workers');
  if (commonSupply(t)[colour] === 0) return refuse('worker-gone', { colour });
  const at = settles(t, open.workers, colour);
  if (at < 0) return refuse('worker-not-offered', { by, colour });
  return {
    ok: true,
    state: withOpen(t.state, { ...open, workers: open.workers.filter((_, i) => i !== at) }),
    entries: [move(colour, 'bank', player(by), 1, 'worker-won')],
  };
};
