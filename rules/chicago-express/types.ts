import type { ActionOf } from '../kernel/action';
import type { Auction } from '../kernel/auction';
import type { Entry, PlayerId } from '../kernel/ledger';
import type { GameEvent } from '../kernel/ruling';
import type { OptionsOf, OptionSpecs, Table } from '../kernel/table';
import type { ACTIONS } from './actions';
import type { Dial, HEX_KINDS, HexId, Industry, Railroad } from './data';

export type HexKind = (typeof HEX_KINDS)[number];

/** One hex of the players' board, with its neighbours worked out. */
export interface Hex {
  readonly id: HexId;
  readonly col: number;
  readonly row: number;
  readonly kind: HexKind;
  readonly name: string;
  readonly cost: number;
  readonly income: number;
  readonly house: number;
  readonly neighbours: readonly HexId[];
  readonly home?: Railroad;
  readonly industry?: Industry;
}

export interface IndustryTrack {
  readonly start: number;
  readonly step: number;
  readonly end: number;
}

/** The board sheet as the rules work on it. */
export interface Board {
  readonly hexes: ReadonlyMap<HexId, Hex>;
  readonly all: readonly Hex[];
  readonly industry: Readonly<Record<Industry, IndustryTrack>>;
  readonly startIncome: Readonly<Record<Railroad, number>>;
  readonly dials: Readonly<Record<Dial, number>>;
}

/** A share under the hammer: who opened the bidding, and by which rule it came up. */
export interface Lot {
  readonly railroad: Railroad;
  readonly first: PlayerId;
  readonly kind: 'opening' | 'share' | 'wabash';
}

export type Phase =
  | { readonly name: 'opening'; readonly auction: Auction<Lot>; readonly starter?: PlayerId }
  | { readonly name: 'bidding'; readonly turn: PlayerId; readonly auction: Auction<Lot> }
  | { readonly name: 'turn'; readonly turn: PlayerId }
  | { readonly name: 'offer'; readonly turn: PlayerId }
  | {
      readonly name: 'expand';
      readonly turn: PlayerId;
      readonly railroad?: Railroad;
      readonly hexes: readonly HexId[];
    }
  | { readonly name: 'develop'; readonly turn: PlayerId }
  | { readonly name: 'over'; readonly turn: PlayerId };

/** What the books do not hold: markers, dials, where the locomotives and houses stand, and whose turn it is. */
export interface State {
  readonly phase: Phase;
  readonly turns: number;
  readonly income: Readonly<Record<Railroad, number>>;
  readonly dials: Readonly<Record<Dial, number>>;
  readonly industry: Readonly<Record<Industry, number>>;
  /** The hexes of each network as far as the app was told; Wabash is open once it has one. */
  readonly track: Readonly<Record<Railroad, readonly HexId[]>>;
  readonly developed: readonly HexId[];
  /** Whether hexes are tapped; without the map the table's word is taken for the geography. */
  readonly map: boolean;
  readonly dividends: number;
}

export const OPTIONS = {
  firstBidder: {
    field: 'player',
    default: (players: readonly PlayerId[]): PlayerId => players[0] ?? 'p1',
  },
  map: { field: 'flag', default: true },
} as const satisfies OptionSpecs;

export type Action = ActionOf<typeof ACTIONS>;
export type Options = OptionsOf<typeof OPTIONS>;
export type ExpressTable = Table<State, Board, Options>;

/** A table in the middle of a step: what has been booked so far, and what has happened by itself. */
export interface Draft {
  readonly table: ExpressTable;
  readonly entries: readonly Entry[];
  readonly events: readonly GameEvent[];
}
