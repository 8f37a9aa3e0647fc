import { player, type Entry, type PlayerId } from '../../kernel/ledger';
import type { GameEvent, Refusal } from '../../kernel/ruling';
import { COLOURS, LEAST_WORKERS, RAILS } from '../data';
import { isOpen, NONE, openNow } from '../effects';
import { endTurn, startTrade } from './turn-end';
import { available, cash, companyOf, left, onBoard, workersAt, workersIn } from '../pieces';
import { event, move, refuse } from '../refusals';
import type { ActionNamed, Colour, Deed, DeedName, RailTable, Result } from '../types';

/** Why an action cannot be chosen at all. */
export const barred = (t: RailTable, by: PlayerId, deed: DeedName): Refusal | undefined => {
  const { cities, stations, offices } = companyOf(t, by);
  switch (deed) {
    case 'station':
      return left(t, by, 'building') === 0 || cities.every(c => stations.includes(c))
        ? refuse('no-station-possible', { by })
        : undefined;
    case 'railroad':
      return left(t, by, 'rail') === 0 ? refuse('no-rail-left', { by }) : undefined; // RR-4: with none the action is barred
    case 'telegraph':
      return left(t, by, 'building') === 0 || offices.length === t.board.telegraph.length
        ? refuse('no-office-possible', { by })
        : undefined;
    case 'sell':
      return left(t, by, 'building') + left(t, by, 'rail') === 0
        ? refuse('nothing-to-sell', { by })
        : undefined;
  }
};

const newDeed = (t: RailTable, by: PlayerId, name: DeedName, worker: Colour): Deed => {
  const common = { worker, trade: false };
  switch (name) {
    case 'station':
      return { ...common, name, price: 0, first: 'no' };
    case 'railroad':
      return { ...common, name, laid: 0, toLay: Math.min(RAILS.each, left(t, by, 'rail')), triangles: 0 };
    case 'telegraph':
      return { ...common, name, tileUsed: false, shares: 0 };
    case 'sell':
      return { ...common, name, sold: false };
  }
};

/** RR-1: with an empty supply everybody comes back from the board; this is no action. */
const comesBack = (t: RailTable, by: PlayerId): readonly Entry[] => {
  if (workersIn(t, player(by)) > 0) return [];
  const there = workersAt(t, onBoard(by));
  return COLOURS.map(c => move(c, onBoard(by), player(by), there[c], 'workers-back'));
};

/** The workers that can be placed now: those of the supply, or all where it is empty. */
export const placeable = (t: RailTable, by: PlayerId): Readonly<Record<Colour, number>> =>
  workersAt(t, workersIn(t, player(by)) > 0 ? player(by) : onBoard(by));

export const place = (t: RailTable, { by, deed, worker }: ActionNamed<'place'>): Result => {
  if (t.state.phase.name !== 'turn') return refuse('not-now', { by });
  if (placeable(t, by)[worker] === 0) return refuse('worker-not-in-supply', { by, worker });
  const no = barred(t, by, deed);
  if (no !== undefined) return no;
  const back = comesBack(t, by);
  const open = deed === 'sell' ? { ...NONE, flip: 1 } : NONE; // RR-6: one flip goes with every sale
  return {
    ok: true,
    state: {
      ...t.state,
      turns: t.state.turns + 1,
      phase: { name: 'action', deed: newDeed(t, by, deed, worker), open },
    },
    entries: [...back, move(worker, player(by), onBoard(by), 1, 'worker-placed')],
    events: back.length > 0 ? [event('workers-back', { by })] : [],
  };
};

/** Ruling: who has no piece left for any action gives up the turn. */
export const skipTurn = (t: RailTable, { by }: ActionNamed<'skip-turn'>): Result => {
  if (t.state.phase.name !== 'turn') return refuse('not-now', { by });
  const deeds = ['station', 'railroad', 'telegraph', 'sell'] as const;
  if (deeds.some(d => barred(t, by, d) === undefined)) return refuse('can-still-act', { by });
  return endTurn({ ...t, state: { ...t.state, turns: t.state.turns + 1 } });
};

/** RR-2: how much of the main action is still to be done. */
export const unfinished = (deed: Deed): boolean => {
  switch (deed.name) {
    case 'station':
      return deed.city === undefined;
    case 'railroad':
      return deed.laid < deed.toLay;
    case 'telegraph':
      return deed.area === undefined;
    case 'sell':
      return !deed.sold;
  }
};

export const inDebt = (t: RailTable, by: PlayerId): Refusal | undefined =>
  cash(t, by) < 0 ? refuse('below-zero', { by, short: -cash(t, by) }) : undefined;

export const understaffed = (t: RailTable, by: PlayerId): Refusal | undefined => {
  const workers = available(t, by);
  return workers < LEAST_WORKERS
    ? refuse('too-few-workers', { by, workers, least: LEAST_WORKERS })
    : undefined;
};

export const lapses = (t: RailTable, by: PlayerId): readonly GameEvent[] =>
  isOpen(openNow(t.state.phase)) ? [event('lapsed', { by })] : [];

export const endAction = (t: RailTable, { by }: ActionNamed<'end-action'>): Result => {
  const { phase } = t.state;
  if (phase.name !== 'action') return refuse('not-now', { by });
  if (unfinished(phase.deed)) return refuse('action-incomplete', { by, deed: phase.deed.name });
  // Ruling: an action is paid before its trade begins; the workers are counted at the end of the whole turn
  const no = inDebt(t, by) ?? (phase.deed.trade ? undefined : understaffed(t, by));
  if (no !== undefined) return no;
  const lapsed = lapses(t, by);
  return phase.deed.trade ? startTrade(t, lapsed) : endTurn(t, lapsed);
};
