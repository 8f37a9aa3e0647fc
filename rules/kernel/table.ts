import type { AnyAction } from './action';
import type { Field, ValueOf } from './fields';
import { balance, player, type Account, type Books, type Entry, type PlayerId, type Unit } from './ledger';
import type { GameEvent, Params } from './ruling';
import type { CellRef, Sheet } from './sheet';

/** A setting of a game chosen before it starts; `default` may depend on who plays. */
export interface OptionSpec {
  readonly field: Field;
  readonly default: unknown;
  readonly min?: number;
  readonly max?: number;
}
export type OptionSpecs = Readonly<Record<string, OptionSpec>>;
export type OptionsOf<Os extends OptionSpecs> = { readonly [K in keyof Os]: ValueOf<Os[K]['field']> };

/**
 * One game under way: who plays, what was chosen, the board in front of them, where the game stands, and the books.
 * `board` is read from the sheet once, so that rules need not search it.
 */
export interface Table<S = unknown, B = unknown, O = Readonly<Record<string, unknown>>> {
  readonly game: string;
  readonly players: readonly PlayerId[];
  readonly options: O;
  readonly sheet: Sheet;
  readonly board: B;
  readonly state: S;
  readonly books: Books;
}

/** What a table is started from; kept beside its log. */
export interface Start {
  readonly players: readonly PlayerId[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly sheet: Sheet;
}

export const cashOf = (t: Table, account: Account): number => balance(t.books, account);
export const heldBy = (t: Table, id: PlayerId, unit: Unit): number => balance(t.books, player(id), unit);

/** A sentence of the game's words, with its figures. */
export interface Phrase {
  readonly key: string;
  readonly params?: Params;
}

/** What the frame says about a table: where the game is, who acts, what is asked, who comes next. */
export interface Status {
  /** Counts the turns; records of one turn are restarted and told together. */
  readonly turn: number;
  readonly round: Phrase;
  readonly actor?: Account;
  readonly asks: Phrase;
  readonly next?: Account;
  /** The heading of the reference card that matters now. */
  readonly card?: string;
}

/** An end condition that has been met, and whether the game is over or plays on to a set point. */
export interface End {
  readonly triggers: readonly string[];
  readonly over: boolean;
}

export interface StandingLine {
  readonly of: string;
  readonly amount: number;
  readonly params?: Params;
}

export interface Standing {
  readonly player: PlayerId;
  /** 1 for the winner; equals share a place. */
  readonly place: number;
  readonly worth: number;
  readonly lines: readonly StandingLine[];
}

/** Places by worth, then by `tieBreak`, highest first; those equal in both share a place. */
export const ranked = (
  list: readonly Omit<Standing, 'place'>[],
  tieBreak: (player: PlayerId) => number = () => 0,
): readonly Standing[] => {
  const ahead = (a: Omit<Standing, 'place'>, b: Omit<Standing, 'place'>): number =>
    b.worth - a.worth || tieBreak(b.player) - tieBreak(a.player);
  return [...list]
    .sort(ahead)
    .map((s, _i, all) => ({ ...s, place: 1 + all.filter(other => ahead(other, s) < 0).length }));
};

/** A company as screens need it: letters always go with the colour. */
export interface Company {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  /** Which of the theme's liveries paints it. */
  readonly livery: string;
}

/** One figure worth drawing over time. */
export interface Figure {
  readonly chart: string;
  readonly of: string;
  readonly value: number;
}

/** A part of the state that a correction may set where the ledger does not reach (a price, an income, whose turn). */
export interface Setting {
  readonly id: string;
  readonly field: Field;
  readonly value: string | number | boolean;
  readonly label: Phrase;
}

export interface SettingChange {
  readonly id: string;
  readonly value: string | number | boolean;
}

/** Overrules the game: entries and settings that no rule has judged, with a note that says why. */
export interface Correction {
  readonly entries: readonly Entry[];
  readonly settings: readonly SettingChange[];
  readonly note: string;
}

/** A printed figure put right, or supplied, while the game is on. */
export interface FigureChange {
  readonly cell: CellRef;
  readonly value: string | number | boolean | null;
}

/** Something that lies on the table, and where it lies or what there is of it. */
export interface LayoutLine {
  readonly what: Phrase;
  readonly where: readonly Phrase[];
}

/** A flat-topped hex of a map to be drawn, by column and row; odd columns sit half a hex lower. */
export interface LayoutHex {
  readonly id: string;
  readonly name: string;
  readonly col: number;
  readonly row: number;
  readonly marks: readonly Phrase[];
}

/** One part of the board as it lies now: enough to set it up again on another day. */
export interface LayoutPart {
  readonly title: Phrase;
  readonly lines: readonly LayoutLine[];
  /** A picture, where a board has no names for its places. */
  readonly map?: readonly LayoutHex[];
}

/** What a step has done to a table. */
export interface Step {
  readonly ok: true;
  readonly table: Table;
  readonly entries: readonly Entry[];
  readonly events: readonly GameEvent[];
  readonly action?: AnyAction;
}
