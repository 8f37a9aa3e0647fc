import type { ActionOf } from '../kernel/action';
import type { Auction } from '../kernel/auction';
import type { Entry, PlayerId } from '../kernel/ledger';
import type { Money } from '../kernel/money';
import type { GameEvent, Outcome, Ruling } from '../kernel/ruling';
import type { OptionsOf, Table } from '../kernel/table';
import type { ACTIONS } from './actions';
import type { Company, FieldId, OPTIONS, Private, TileId, Train } from './data';

/** A company whose president's certificate is sold: its par, its president and where its marker lies. */
export interface Listing {
  readonly par: number;
  readonly president: PlayerId;
  readonly row: number;
  readonly col: number;
  /** When the marker came to its cell: of markers in one cell the earlier lies on top. */
  readonly since: number;
}

export interface Corporation {
  readonly listing?: Listing;
  /** Whether its capital has been paid. */
  readonly funded: boolean;
  /** Whether it has had a turn. */
  readonly operated: boolean;
  readonly lastRun: number;
  /** Where its tokens lie, home first; a question mark where the table did not say. */
  readonly stations: readonly (FieldId | '?')[];
}

type Bids = Readonly<Partial<Record<Private, Readonly<Record<PlayerId, Money>>>>>;

export interface AuctionRound {
  readonly name: 'auction';
  readonly turn: PlayerId;
  /** How many have passed in a row. */
  readonly passes: number;
  /** What has come off the price of the Schuylkill Valley. */
  readonly cut: number;
  readonly bids: Bids;
  /** Bidders settling a private among themselves; `turn` waits for them. */
  readonly lot?: Auction<Private>;
}

export interface StockRound {
  readonly name: 'stock';
  readonly turn: PlayerId;
  readonly passes: number;
  /** Nothing has happened in this turn yet. */
  readonly fresh: boolean;
  /** The player on turn has bought or sold. */
  readonly acted: boolean;
  /** The one ordinary purchase of this turn is made. */
  readonly bought: boolean;
  /** What each player has sold in this round. */
  readonly sold: Readonly<Record<PlayerId, readonly Company[]>>;
}

export const STEPS = ['track', 'token', 'run', 'dividend', 'trains'] as const;
export type OperatingStep = (typeof STEPS)[number];

export interface OperatingRound {
  readonly name: 'operating';
  readonly number: number;
  readonly of: number;
  readonly company: Company;
  readonly step: OperatingStep;
  readonly fresh: boolean;
  /** The tile of this turn is laid. */
  readonly tile: boolean;
  /** That tile lies on the field of the Delaware & Hudson and its owner laid it: its token is free. */
  readonly free: boolean;
  /** The token of this turn is placed. */
  readonly token: boolean;
  readonly revenue: number;
  /** Those who have acted, in their order, and those still to act, in no order. */
  readonly done: readonly Company[];
  readonly waiting: readonly Company[];
  /** Those whose trains a new phase has made too many (§21). */
  readonly surplus: readonly Company[];
}

export type Round =
  | AuctionRound
  | { readonly name: 'par'; readonly turn: PlayerId }
  | StockRound
  | OperatingRound
  /** The order of the last operating round is kept for the record. */
  | { readonly name: 'over'; readonly order: readonly Company[] };

/** What the books do not hold: markers, presidents, the map as far as it was told, and whose turn it is. */
export interface State {
  readonly round: Round;
  readonly companies: Readonly<Record<Company, Corporation>>;
  /** The largest train sold so far. */
  readonly phase: Train;
  readonly priority: PlayerId;
  /** The first is the one that begins with the privates. */
  readonly stockRound: number;
  readonly turns: number;
  /** Counts marker moves. */
  readonly moves: number;
  readonly tiles: Readonly<Partial<Record<FieldId, TileId>>>;
  /** How many tiles were laid without saying where. */
  readonly untold: number;
  readonly broken: boolean;
  readonly bankrupt?: PlayerId;
}

/** One field of the players' map: what a tile costs there and what its stops are worth as printed. */
export interface FieldFigures {
  readonly name: string;
  readonly cost: number;
  readonly low: number;
  readonly high: number;
}
export type Board = Readonly<Record<FieldId, FieldFigures>>;

export type Action = ActionOf<typeof ACTIONS>;
export type ActionNamed<T extends Action['type']> = Extract<Action, { readonly type: T }>;
export type Options = OptionsOf<typeof OPTIONS>;
export type T1830 = Table<State, Board, Options>;
export type Ruled = Ruling<Outcome<State>>;

/** A table in the middle of an action, with what has been booked so far and what has happened by itself. */
export interface Draft extends T1830 {
  readonly entries: readonly Entry[];
  readonly events: readonly GameEvent[];
}
