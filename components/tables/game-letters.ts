import type { Game } from '@/rules/kernel/game';

/** What stands on a game's seal: the first letters of its name, or the sign of its money where it is any game. */
export const gameLetters = (game: Game): string => {
  if (game.sheet.tables.length === 0 && game.edition === 'Bankhalter') return game.currency;
  const [first = '?', second] = game.text.en.name.split(' ');
  return second === undefined ? first.slice(0, 2) : `${first.charAt(0)}${second.charAt(0)}`.toUpperCase();
};
