import type { ActionOf, ActionSpecs, Offer } from './action';
import type { Calculator } from './calculator';
import type { Unit } from './ledger';
import type { Outcome, Ruling } from './ruling';
import type { Missing, Sheet, SheetSpec } from './sheet';
import type {
  Company,
  Correction,
  End,
  Figure,
  FigureChange,
  LayoutPart,
  OptionSpecs,
  OptionsOf,
  Setting,
  SettingChange,
  Standing,
  Start,
  Status,
  Step,
  Table,
} from './table';
import type { GameWords } from './words';

/** Everything a game is: data and pure functions. */
export interface GameDefinition<
  S,
  B,
  Specs extends ActionSpecs,
  Os extends OptionSpecs,
  W extends GameWords,
> {
  readonly id: string;
  /** The book that every rule reference cites. */
  readonly edition: string;
  readonly rulesVersion: number;
  readonly players: readonly [least: number, most: number];
  /** The sign on the money and the notes it comes in, smallest first; none where the game has no paper money. */
  readonly currency: string;
  /** Where the table chooses its own sign. */
  readonly sign?: (options: OptionsOf<Os>) => string;
  readonly notes: readonly number[];
  readonly options: Os;
  readonly actions: Specs;
  /** Whose cash may go below zero by the rules. */
  readonly overdraft: readonly ('bank' | 'players' | 'companies')[];
  /** Units other than cash that the bank gives out without limit. */
  readonly endless?: readonly Unit[];
  readonly sheet?: SheetSpec;
  /** Reads the sheet into the shape that the rules work on. */
  readonly board: (sheet: Sheet) => B;
  /** Left out by a game without companies; the same list for as long as nothing about them changes. */
  readonly companies?: (t: Table<S, B, OptionsOf<Os>>) => readonly Company[];
  readonly setup: (t: Table<undefined, B, OptionsOf<Os>>) => Ruling<Outcome<S>>;
  readonly legal: (t: Table<S, B, OptionsOf<Os>>) => readonly Offer<ActionOf<Specs>>[];
  readonly apply: (t: Table<S, B, OptionsOf<Os>>, action: ActionOf<Specs>) => Ruling<Outcome<S>>;
  readonly end: (t: Table<S, B, OptionsOf<Os>>) => End | undefined;
  readonly standings: (t: Table<S, B, OptionsOf<Os>>) => readonly Standing[];
  /** What a player's worth counts in; left out, in money. */
  readonly worthIn?: 'points';
  readonly status: (t: Table<S, B, OptionsOf<Os>>) => Status;
  readonly figures?: (t: Table<S, B, OptionsOf<Os>>) => readonly Figure[];
  /** What lies on the board beside money, shares and pieces in hand; told in the words of `layout`. */
  readonly layout?: (t: Table<S, B, OptionsOf<Os>>) => readonly LayoutPart[];
  readonly settings?: (t: Table<S, B, OptionsOf<Os>>) => readonly Setting[];
  readonly withSetting?: (t: Table<S, B, OptionsOf<Os>>, change: SettingChange) => S | undefined;
  readonly calculators?: readonly Calculator[];
  readonly refusals: Readonly<Record<string, string>>;
  readonly whys: Readonly<Record<string, string>>;
  readonly events: Readonly<Record<string, string>>;
  readonly text: { readonly en: W; readonly de: W };
}

/** A game as store and screens see it: its tables keep their state to themselves. */
export interface Game {
  readonly id: string;
  readonly edition: string;
  readonly rulesVersion: number;
  readonly players: readonly [least: number, most: number];
  readonly currency: string;
  readonly worthIn: 'money' | 'points';
  readonly signOf: (t: Table) => string;
  readonly notes: readonly number[];
  readonly options: OptionSpecs;
  readonly actions: ActionSpecs;
  readonly sheet: SheetSpec;
  readonly calculators: readonly Calculator[];
  readonly refusals: Readonly<Record<string, string>>;
  readonly whys: Readonly<Record<string, string>>;
  readonly events: Readonly<Record<string, string>>;
  readonly text: { readonly en: GameWords; readonly de: GameWords };
  /** The beginnings of the names of those accounts whose cash may go below zero. */
  readonly overdraft: readonly string[];
  readonly endless: readonly Unit[];
  readonly missing: (sheet: Sheet) => readonly Missing[];
  readonly start: (from: Start) => Ruling<Step>;
  readonly play: (t: Table, action: unknown) => Ruling<Step>;
  readonly correct: (t: Table, correction: Correction) => Ruling<Step>;
  readonly refigure: (t: Table, change: FigureChange) => Ruling<Step>;
  readonly legal: (t: Table) => readonly Offer[];
  readonly end: (t: Table) => End | undefined;
  readonly standings: (t: Table) => readonly Standing[];
  readonly status: (t: Table) => Status;
  readonly companies: (t: Table) => readonly Company[];
  readonly figures: (t: Table) => readonly Figure[];
  readonly layout: (t: Table) => readonly LayoutPart[];
  readonly settings: (t: Table) => readonly Setting[];
}

/** A game that its own desk and tests may look into. */
export interface OpenGame<S, B, O, A> extends Game {
  readonly open: (t: Table) => Table<S, B, O>;
  readonly apply: (t: Table<S, B, O>, action: A) => Ruling<Outcome<S>>;
}
