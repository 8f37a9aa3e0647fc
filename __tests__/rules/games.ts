import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Example } from '../../rules/kernel/example';
import { defaultOptions, type Game } from '../../rules/kernel/game';
import type { PlayerId } from '../../rules/kernel/ledger';
import { blankSheet, type Sheet } from '../../rules/kernel/sheet';
import type { Start } from '../../rules/kernel/table';
import { GAMES } from '../../rules/registry';

export type AnyExample = Example<unknown, { readonly type: string }>;

interface Folder {
  readonly EXAMPLES: readonly AnyExample[];
  /** An invented board for games whose printed figures are not ours to ship. */
  readonly SAMPLE_SHEET?: Sheet;
  readonly SAMPLE_OPTIONS?: (players: readonly PlayerId[]) => Readonly<Record<string, unknown>>;
}

export interface GameUnderTest {
  readonly game: Game;
  readonly examples: readonly AnyExample[];
  readonly replays: readonly { readonly name: string; readonly text: string }[];
  readonly startFor: (players: number, options?: Readonly<Record<string, unknown>>) => Start;
}

const seats = (n: number): readonly PlayerId[] => Array.from({ length: n }, (_, i): PlayerId => `p${i + 1}`);
const rulesFolder = join(__dirname, '../../rules');

const underTest = (game: Game): GameUnderTest => {
  const folder = jest.requireActual<Folder>(`../../rules/${game.id}/examples`);
  const replayFolder = join(rulesFolder, game.id, 'replays');
  return {
    game,
    examples: folder.EXAMPLES,
    replays: existsSync(replayFolder)
      ? readdirSync(replayFolder).map(name => ({
          name,
          text: readFileSync(join(replayFolder, name), 'utf8'),
        }))
      : [],
    startFor: (n, options) => {
      const players = seats(n);
      return {
        players,
        options: {
          ...defaultOptions(game.options, players),
          ...folder.SAMPLE_OPTIONS?.(players),
          ...options,
        },
        sheet: folder.SAMPLE_SHEET ?? blankSheet(game.sheet),
      };
    },
  };
};

/** Every game of the registry with what its own folder brings for the laws. */
export const UNDER_TEST: readonly GameUnderTest[] = GAMES.map(underTest);
