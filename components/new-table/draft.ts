import { defaultOptions, type Game } from '@/rules/kernel/game';
import { blankSheet } from '@/rules/kernel/sheet';
import { GAMES, gameById } from '@/rules/registry';
import { cleanName, isLong, playersOf, type Draft, type Seat } from '@/store/header';

/** Seat colours in the order in which they are handed out. */
export const COLOURS: readonly string[] = ['1', '2', '0', '3', '4', '5', '6', '7', '8', '9'];

/** The options as they are being set: only what was touched; the game's defaults fill the rest. */
export interface Setup {
  readonly game: Game;
  readonly name: string;
  readonly mode: 'bank' | 'aid';
  readonly seats: readonly Seat[];
  readonly chosen: Readonly<Record<string, unknown>>;
  /** The id of a kept sheet; none: as the game ships it. */
  readonly sheetId?: string | undefined;
}

export const freeColour = (seats: readonly Seat[]): string =>
  COLOURS.find(c => !seats.some(s => s.colour === c)) ?? '0';

const withSeats = (seats: readonly Seat[], least: number, most: number): readonly Seat[] => {
  const full = [...seats];
  while (full.length < least) full.push({ name: '', colour: freeColour(full) });
  // A game for fewer drops empty seats first, then the last ones.
  while (full.length > most) {
    const empty = full.findIndex(s => cleanName(s.name) === '');
    full.splice(empty === -1 ? full.length - 1 : empty, 1);
  }
  return full;
};

export const forGame = (setup: Setup, game: Game): Setup => ({
  ...setup,
  game,
  chosen: {},
  sheetId: undefined,
  seats: withSeats(setup.seats, Math.max(game.players[0], Math.min(3, game.players[1])), game.players[1]),
});

export const firstSetup = (gameId: string | undefined): Setup | undefined => {
  const game = (gameId === undefined ? undefined : gameById(gameId)) ?? GAMES[0];
  return game && forGame({ game, name: '', mode: 'bank', seats: [], chosen: {} }, game);
};

export const optionsOf = ({ game, seats, chosen }: Setup): Readonly<Record<string, unknown>> => ({
  ...defaultOptions(game.options, playersOf(seats)),
  ...chosen,
});

export const moved = <T>(list: readonly T[], from: number, to: number): readonly T[] => {
  const next = [...list];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
};

export type SeatProblem = 'empty' | 'doubled' | 'long';

/** What is wrong with each name, seat by seat. */
export const seatProblems = (seats: readonly Seat[]): readonly (SeatProblem | undefined)[] => {
  const names = seats.map(s => cleanName(s.name));
  return names.map((name, i) => {
    if (name === '') return 'empty';
    if (isLong(name)) return 'long';
    const twin = names.findIndex(other => other.toLowerCase() === name.toLowerCase());
    return twin < i ? 'doubled' : undefined;
  });
};

export const draftOf = (setup: Setup, sheet: Draft['sheet'] | undefined, sheetName?: string): Draft => ({
  game: setup.game.id,
  name: setup.name,
  mode: setup.mode,
  seats: setup.seats,
  options: optionsOf(setup),
  sheet: sheet ?? blankSheet(setup.game.sheet),
  ...(sheetName !== undefined && { sheetName }),
});
