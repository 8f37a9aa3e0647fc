import type { Entry } from './ledger';

export type Param = string | number | boolean;
export type Params = Readonly<Record<string, Param>>;

/** "No" as a value: a kebab-case fact, the rule that says so, and the figures that decided it. */
export interface Refusal<R extends string = string> {
  readonly ok: false;
  readonly reason: R;
  readonly rule: string;
  readonly params: Params;
}

/** A consequence nobody chose (a private closes, a company floats), for the desk and the log to say. */
export interface GameEvent<E extends string = string> {
  readonly event: E;
  readonly rule: string;
  readonly params: Params;
}

export interface Outcome<S> {
  readonly ok: true;
  readonly state: S;
  readonly entries: readonly Entry[];
  readonly events?: readonly GameEvent[];
}

export type Ruling<T extends { readonly ok: true }> = T | Refusal;

const NONE: Params = {};

/** Ties each reason of a game to its rule, once. */
export const refusals =
  <R extends string>(rules: Readonly<Record<R, string>>) =>
  (reason: R, params: Params = NONE): Refusal<R> => ({ ok: false, reason, rule: rules[reason], params });

/** Ties each event of a game to its rule, once. */
export const happenings =
  <E extends string>(rules: Readonly<Record<E, string>>) =>
  (event: E, params: Params = NONE): GameEvent<E> => ({ event, rule: rules[event], params });

/** What the kernel itself refuses, whatever the game. */
export const KERNEL_REFUSALS = {
  malformed: 'bank',
  overdrawn: 'bank',
  'bad-entry': 'bank',
  'too-few-players': 'bank',
  'too-many-players': 'bank',
  'bad-option': 'bank',
  'sheet-incomplete': 'bank',
  'no-such-cell': 'bank',
  'nothing-to-undo': 'bank',
  'nothing-to-redo': 'bank',
} as const;
export type KernelReason = keyof typeof KERNEL_REFUSALS;
export const refuseByBank = refusals(KERNEL_REFUSALS);

/** The end of an exhaustive switch: a new case does not compile until it is handled. */
export const never = (x: never): never => {
  throw new Error(`unhandled: ${JSON.stringify(x)}`);
};
