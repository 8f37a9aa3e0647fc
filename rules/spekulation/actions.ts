import type { ActionSpecs } from '../kernel/action';
import { COMPANIES, TILES } from './data';

export const ACTIONS = {
  /** The share a player has drawn from the bag before the first turn. */
  deal: { by: 'player', company: COMPANIES },
  draw: { by: 'player', tile: TILES, distance: 'count' },
  buy: { by: 'player', company: COMPANIES },
  sell: { by: 'player', company: COMPANIES },
  done: { by: 'player' },
  position: { by: 'player', company: COMPANIES },
  /** The card a player has laid; said again before the stones move, it takes the place of the first. */
  card: { by: 'player', company: COMPANIES },
  holiday: { by: 'player' },
  move: {},
} as const satisfies ActionSpecs;
