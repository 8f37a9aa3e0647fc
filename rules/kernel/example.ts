import type { Entry } from './ledger';
import type { Table } from './table';

/** What a row may change before it plays: entries from the mint, and parts of the state. */
export interface Given<S> {
  readonly entries?: readonly Entry[];
  readonly state?: Partial<S> | ((state: S) => S);
}

/** A sentence of the rulebook as a row: play these, then this, and see that. */
export interface Example<S, A, B = unknown, O = Readonly<Record<string, unknown>>> {
  readonly rule: string;
  readonly shows: string;
  /** How many play; the game's least where it does not matter. */
  readonly players?: number;
  readonly options?: Partial<O>;
  readonly given?: Given<S>;
  readonly after?: readonly A[];
  readonly play: A;
  /** Balances afterwards: `player:p1` is cash, `share:prr@player:p1` another unit. */
  readonly then?: Readonly<Record<string, number>>;
  readonly refused?: string;
  readonly events?: readonly string[];
  readonly ends?: readonly string[];
  readonly sees?: readonly (readonly [see: (t: Table<S, B, O>) => unknown, is: unknown])[];
}
