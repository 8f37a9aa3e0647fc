/**
 * The words of one game in one language. Sentences take their figures in double braces, with what they are:
 * `{{by, player}}`, `{{amount, money}}`, `{{company, company}}`; the screens put names, signs and letters in.
 */
export interface GameWords {
  readonly name: string;
  /** What the app does for this game, in one sentence. */
  readonly about: string;
  readonly reasons: Readonly<Record<string, string>>;
  readonly whys: Readonly<Record<string, string>>;
  readonly events: Readonly<Record<string, string>>;
  /** An action as the log tells it: name first. */
  readonly actions: Readonly<Record<string, string>>;
  /** An action as something that can be done now: verb first. */
  readonly offers: Readonly<Record<string, string>>;
  readonly options: Readonly<Record<string, OptionWords>>;
  readonly status: Readonly<Record<string, string>>;
  readonly ends: Readonly<Record<string, string>>;
  /** The lines of the standings. */
  readonly worth: Readonly<Record<string, string>>;
  readonly charts: Readonly<Record<string, string>>;
  readonly settings: Readonly<Record<string, string>>;
  /** What lies on the board, for the sheet that sets it up again. */
  readonly layout?: Readonly<Record<string, string>>;
  readonly sheet: Readonly<Record<string, SheetWords>>;
  readonly calc?: Readonly<Record<string, CalcWords>>;
  readonly card?: Readonly<Record<string, CardSection>>;
}

/** The words of one quick calculator. */
export interface CalcWords {
  readonly title: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly choices?: Readonly<Record<string, string>>;
  readonly lines: Readonly<Record<string, string>>;
}

/** One heading of the reference card; every line has its rule. */
export interface CardSection {
  readonly title: string;
  readonly lines: readonly { readonly rule: string; readonly text: string }[];
}

export interface OptionWords {
  readonly label: string;
  readonly help?: string;
  readonly values?: Readonly<Record<string, string>>;
}

export interface SheetWords {
  readonly title: string;
  readonly help?: string;
  readonly columns: Readonly<Record<string, string>>;
  readonly rows?: Readonly<Record<string, string>>;
  /** Words for the choices of a cell that is one of a list. */
  readonly values?: Readonly<Record<string, string>>;
  /** What is wrong with this table, where the game can say it better than the app: `gap`, `overlap`. */
  readonly problems?: Readonly<Record<string, string>>;
}

/** The part of a game's words that its own tables of reasons, events and actions call for. */
export interface WordsFor<
  Reason extends string,
  Why extends string,
  Event extends string,
  Action extends string,
  Option extends string,
  Trigger extends string,
> extends GameWords {
  readonly reasons: Readonly<Record<Reason, string>>;
  readonly whys: Readonly<Record<Why, string>>;
  readonly events: Readonly<Record<Event, string>>;
  readonly actions: Readonly<Record<Action, string>>;
  readonly offers: Readonly<Record<Action, string>>;
  readonly options: Readonly<Record<Option, OptionWords>>;
  readonly ends: Readonly<Record<Trigger, string>>;
}
