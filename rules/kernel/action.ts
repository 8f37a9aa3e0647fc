import { fitsAll, has, isPlain, type Fields, type ValuesOf } from './fields';

export type ActionSpecs = Readonly<Record<string, Fields>>;

/** A discriminated union on `type`, derived from a game's table of actions. */
export type ActionOf<Specs extends ActionSpecs> = {
  [T in keyof Specs & string]: { readonly type: T } & ValuesOf<Specs[T]>;
}[keyof Specs & string];

export interface AnyAction {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** Reads an action from anywhere: a stored log, a file, a desk. */
export const readAction = <Specs extends ActionSpecs>(
  specs: Specs,
  x: unknown,
): ActionOf<Specs> | undefined => {
  if (!isPlain(x) || typeof x['type'] !== 'string' || !has(specs, x['type'])) return undefined;
  const fields = specs[x['type']];
  return fields !== undefined && fitsAll(fields, x, 'type') ? (x as ActionOf<Specs>) : undefined;
};

/** A number still to be said: from `min` in steps of `step`, up to `max` where there is an upper bound. */
export interface Ask {
  readonly field: string;
  readonly min: number;
  readonly max?: number;
  readonly step: number;
}

/** Something the table may do now; where a number is still open, `action` holds its default. */
export interface Offer<A = AnyAction> {
  readonly action: A;
  readonly ask?: Ask;
}

/** The offer nearest to what was refused: the same deed, its number moved into range. */
export const nearestOffer = (offers: readonly Offer[], refused: AnyAction): AnyAction | undefined => {
  const alike = (o: Offer): boolean =>
    o.action.type === refused.type &&
    Object.keys(o.action).every(k => k === o.ask?.field || o.action[k] === refused[k]);
  const offer = offers.find(alike);
  if (offer === undefined) return undefined;
  if (offer.ask === undefined) return offer.action;
  const { field, min, max = Infinity, step } = offer.ask;
  const wanted = refused[field];
  if (typeof wanted !== 'number' || !Number.isFinite(wanted)) return offer.action;
  const clamped = Math.min(max, Math.max(min, wanted));
  return { ...offer.action, [field]: min + Math.round((clamped - min) / step) * step };
};
