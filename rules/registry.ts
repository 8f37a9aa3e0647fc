import { eighteen30 } from './1830';
import { chicagoExpress } from './chicago-express';
import { freeBank } from './free-bank';
import type { Game } from './kernel/game';
import { railroadRevolution } from './railroad-revolution';
import { spekulation } from './spekulation';

/** Every game the bank knows, in the order in which the app offers them. */
export const GAMES: readonly Game[] = [chicagoExpress, eighteen30, railroadRevolution, spekulation, freeBank];

export const gameById = (id: string): Game | undefined => GAMES.find(g => g.id === id);
