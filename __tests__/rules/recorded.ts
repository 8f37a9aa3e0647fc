import type { AnyAction } from '../../rules/kernel/action';
import type { Game } from '../../rules/kernel/game';
import type { PlayerId } from '../../rules/kernel/ledger';
import type { Table } from '../../rules/kernel/table';

/** A whole game of our own, as it lies in `rules/<game>/replays`: what was played and how it ended. */
export interface Recorded {
  readonly rulesVersion: number;
  readonly players: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly actions: readonly AnyAction[];
  readonly ends: readonly string[];
  readonly standings: readonly {
    readonly player: PlayerId;
    readonly place: number;
    readonly worth: number;
  }[];
}

export const resultOf = (game: Game, t: Table): Pick<Recorded, 'ends' | 'standings'> => ({
  ends: game.end(t)?.triggers ?? [],
  standings: game.standings(t).map(({ player, place, worth }) => ({ player, place, worth })),
});
