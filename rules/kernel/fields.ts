import type { PlayerId } from './ledger';
import { isWhole, type Money } from './money';

/**
 * The kinds of field that actions and options are made of: a list means "one of these".
 * Types, readers for stored logs and input controls all follow from them.
 */
export type Field =
  | 'player'
  | 'money'
  | 'count'
  | 'int'
  | 'text'
  | 'flag'
  | readonly string[]
  | { readonly list: Field }
  | { readonly perPlayer: Field }
  | { readonly fields: Fields }
  | { readonly optional: Field };
export type Fields = Readonly<Record<string, Field>>;

export type ValueOf<F> = F extends 'player'
  ? PlayerId
  : F extends 'money'
    ? Money
    : F extends 'count' | 'int'
      ? number
      : F extends 'text'
        ? string
        : F extends 'flag'
          ? boolean
          : F extends readonly (infer One)[]
            ? One
            : F extends { readonly list: infer L }
              ? readonly ValueOf<L>[]
              : F extends { readonly perPlayer: infer P }
                ? Readonly<Record<PlayerId, ValueOf<P>>>
                : F extends { readonly fields: infer Fs extends Fields }
                  ? ValuesOf<Fs>
                  : F extends { readonly optional: infer O }
                    ? ValueOf<O>
                    : never;

type OptionalKeys<Fs> = { [K in keyof Fs]: Fs[K] extends { readonly optional: Field } ? K : never }[keyof Fs];
export type ValuesOf<Fs extends Fields> = {
  readonly [K in Exclude<keyof Fs, OptionalKeys<Fs>>]: ValueOf<Fs[K]>;
} & { readonly [K in OptionalKeys<Fs>]?: ValueOf<Fs[K]> };

export const MOST_TEXT = 500;

export const isPlain = (x: unknown): x is Readonly<Record<string, unknown>> =>
  typeof x === 'object' && x !== null && !Array.isArray(x);
export const has = (x: object, key: string): boolean => Object.prototype.hasOwnProperty.call(x, key);
const isPlayer = (x: unknown): boolean => typeof x === 'string' && /^p[1-9]\d?$/.test(x);

/** Whether a value from outside is of the field's kind. */
export const fits = (field: Field, x: unknown): boolean => {
  switch (field) {
    case 'player':
      return isPlayer(x);
    case 'money':
    case 'count':
      return isWhole(x) && x >= 0;
    case 'int':
      return isWhole(x);
    case 'text':
      return typeof x === 'string' && x.length <= MOST_TEXT;
    case 'flag':
      return typeof x === 'boolean';
    default:
      return fitsCompound(field, x);
  }
};

const fitsCompound = (field: Exclude<Field, string>, x: unknown): boolean => {
  if (!isPlain(field)) return typeof x === 'string' && (field as readonly string[]).includes(x);
  if ('list' in field) return Array.isArray(x) && x.every(one => fits(field.list, one));
  if ('perPlayer' in field)
    return isPlain(x) && Object.keys(x).every(id => isPlayer(id) && fits(field.perPlayer, x[id]));
  if ('optional' in field) return x === undefined || fits(field.optional, x);
  return isPlain(x) && fitsAll(field.fields, x);
};

/** Whether an object has just these fields, each of its kind; `besides` names keys that belong to the carrier. */
export const fitsAll = (fields: Fields, x: Readonly<Record<string, unknown>>, besides?: string): boolean => {
  for (const key in fields) {
    const field = fields[key];
    if (field === undefined || !fits(field, has(x, key) ? x[key] : undefined)) return false;
  }
  for (const key in x) if (key !== besides && !has(fields, key)) return false;
  return true;
};
