import type { ActionOf } from '../kernel/action';
import type { PlayerId } from '../kernel/ledger';
import type { Company, OptionsOf, Table } from '../kernel/table';
import type { ACTIONS } from './actions';
import type { Card, CompanyId, OPTIONS, Tile } from './data';

/** Where the stones stand: 0 is the start field, 60 is END, which keeps the order of arrival. */
export interface Track {
  readonly stones: Readonly<Record<CompanyId, number>>;
  readonly arrived: readonly CompanyId[];
}

export interface Drawn {
  readonly tile: Tile;
  readonly distance: number;
}

/** What one player has done in a trade round. */
export interface Trade {
  readonly bought?: CompanyId;
  readonly sold?: CompanyId;
}

export type Phase =
  | { readonly name: 'deal'; readonly by: PlayerId }
  | { readonly name: 'draw' }
  | {
      readonly name: 'trade';
      readonly drawn: Drawn;
      readonly by: PlayerId;
      /** Everybody who has had, or is having, his trade. */
      readonly trades: Readonly<Record<PlayerId, Trade>>;
    }
  | { readonly name: 'position'; readonly drawn: Drawn; readonly step: Step }
  | { readonly name: 'cards'; readonly drawn: Drawn; readonly played: Played }
  | { readonly name: 'over' };

/** +1 sets a stone before the one ahead of it, −1 behind the one after it. */
export type Step = 1 | -1;
export type Played = Readonly<Record<PlayerId, Card>>;

export interface State extends Track {
  readonly turnNo: number;
  readonly turn: PlayerId;
  readonly phase: Phase;
  /** The tiles that lie out since they last went back into the bags. */
  readonly out: { readonly tiles: readonly Tile[]; readonly distances: readonly number[] };
  /** The cards each player has played since his last reshuffle. */
  readonly gone: Readonly<Record<PlayerId, readonly Card[]>>;
}

export interface Stretch {
  readonly from: number;
  readonly to: number;
  /** By rank, the first first. */
  readonly prices: readonly number[];
}

/** The players' board as the rules read it. */
export interface Board {
  readonly companies: readonly (Company & { readonly id: CompanyId })[];
  readonly startPrice: number;
  readonly distances: readonly number[];
  readonly stretches: readonly Stretch[];
  /** The stretch that each field belongs to, by index; nothing at the start and at END. */
  readonly stretchAt: readonly number[];
  readonly end: readonly number[];
}

export type Action = ActionOf<typeof ACTIONS>;
export type Options = OptionsOf<typeof OPTIONS>;
export type SpekulationTable = Table<State, Board, Options>;
