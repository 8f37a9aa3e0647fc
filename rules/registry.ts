import { freeBank } from './free-bank';
import type { Game } from './kernel/game';

/** Every game the bank knows, in the order in which the app offers them. */
export const GAMES: readonly Game[] = [freeBank];

export const gameById = (id: string): Game | undefined => GAMES.find(g => g.id === id);
