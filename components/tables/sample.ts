import { defaultOptions, type Game } from '@/rules/kernel/game';
import { blankSheet } from '@/rules/kernel/sheet';
import { playersOf, type Draft } from '@/store/header';

const NAMES = ['Anna', 'Ben', 'Clara', 'Deniz'];
const COLOURS = ['1', '2', '0', '3'];

/** A table of a game to play with: four friends, or as many of them as it seats. */
export const sampleDraft = (game: Game, name: string): Draft => {
  const [, most] = game.players;
  const seats = NAMES.slice(0, most).map((one, i) => ({ name: one, colour: COLOURS[i] ?? '0' }));
  return {
    game: game.id,
    name,
    mode: 'bank',
    seats,
    options: defaultOptions(game.options, playersOf(seats)),
    sheet: blankSheet(game.sheet),
  };
};
