import type { ActionOf } from '../kernel/action';
import type { PlayerId } from '../kernel/ledger';
import type { Outcome, Ruling } from '../kernel/ruling';
import type { OptionsOf, Table } from '../kernel/table';
import type { ACTIONS } from './actions';
import type { Board } from './board';
import type {
  COLOURS,
  CONDITIONS,
  DEEDS,
  LETTERS,
  LOCOMOTIVES,
  OPTIONS,
  TELEGRAPH_TILES,
  TRACKS,
} from './data';

export type Colour = (typeof COLOURS)[number];
export type DeedName = (typeof DEEDS)[number];
export type Track = (typeof TRACKS)[number];
export type Locomotive = (typeof LOCOMOTIVES)[number];
export type TelegraphTile = (typeof TELEGRAPH_TILES)[number];
export type Letter = (typeof LETTERS)[number];
export type ConditionName = (typeof CONDITIONS)[number];
export type DealName = 'upper' | 'lower';
export type From = 'supply' | 'board';
export type Piece = 'building' | 'rail';

/** A worker of one's own and where he stands. */
export interface Stand {
  readonly worker: Colour;
  readonly from: From;
}

/** Effects won and not yet used. A promotion or a rail is kept with what it costs, a worker with his colours. */
export interface Effects {
  readonly promote: readonly number[];
  readonly rail: readonly number[];
  readonly workers: readonly (readonly Colour[])[];
  readonly steps: number;
  readonly flip: number;
  readonly swap: number;
  readonly locomotive: number;
  readonly station: number;
  readonly office: number;
}

/** The action of a turn under way. */
export type Deed = {
  readonly worker: Colour;
  readonly extra?: Colour;
  /** A trade symbol was built on. */
  readonly trade: boolean;
} & (
  | {
      readonly name: 'station';
      readonly city?: string;
      readonly price: number;
      /** The bonus for the first station: not for this one, to be had, or had. */
      readonly first: 'no' | 'open' | 'had';
    }
  | { readonly name: 'railroad'; readonly laid: number; readonly toLay: number; readonly triangles: number }
  | {
      readonly name: 'telegraph';
      readonly area?: number;
      readonly tileUsed: boolean;
      readonly shares: number;
    }
  | { readonly name: 'sell'; readonly sold: boolean }
);

export interface ActionPhase {
  readonly name: 'action';
  readonly deed: Deed;
  readonly open: Effects;
}
export type Phase =
  | { readonly name: 'setup'; readonly by: PlayerId; readonly tile?: string; readonly open: Effects }
  | { readonly name: 'turn' }
  | ActionPhase
  | {
      readonly name: 'trade';
      readonly by: PlayerId;
      readonly made: readonly DealName[];
      readonly open: Effects;
    }
  | { readonly name: 'trade-tile'; readonly then: 'trade' | 'turn-ends' | ActionPhase }
  | { readonly name: 'milestone'; readonly due: readonly Due[] }
  | { readonly name: 'over' };

/** A milestone that a player has still to choose. */
export interface Due {
  readonly by: PlayerId;
  readonly letter: Letter;
}

export interface Rail {
  readonly terrain: number;
  readonly trade: boolean;
}

/** What a player has reached on the map and beside his board; what can be counted lies in the books. */
export interface Company {
  readonly hand: readonly string[];
  readonly reached: readonly string[];
  readonly tracks: Readonly<Record<Track, number>>;
  readonly cities: readonly string[];
  readonly stations: readonly string[];
  readonly offices: readonly number[];
  /** Without the first rail, which lies on the same field for all. */
  readonly rails: readonly Rail[];
}

export interface State {
  readonly phase: Phase;
  /** Whose turn it is; in the set-up, who begins. */
  readonly active: PlayerId;
  /** Turns begun, all players together. */
  readonly turns: number;
  readonly companies: Readonly<Record<PlayerId, Company>>;
  readonly startTiles: readonly { readonly tile: string; readonly worker: Colour }[];
  readonly cityTiles: Readonly<Record<string, string>>;
  readonly telegraphTiles: Readonly<Record<number, TelegraphTile>>;
  readonly tradeTile?: string;
  /** Trade tiles laid aside since the stack was last made. */
  readonly discards: readonly string[];
  readonly end?: {
    readonly by: PlayerId;
    /** How many turns each player will have had. */
    readonly rounds: number;
    readonly last: boolean;
  };
}

export type Action = ActionOf<typeof ACTIONS>;
export type ActionNamed<T extends Action['type']> = Extract<Action, { readonly type: T }>;
export type Options = OptionsOf<typeof OPTIONS>;
export type RailTable = Table<State, Board, Options>;
export type Result = Ruling<Outcome<State>>;
