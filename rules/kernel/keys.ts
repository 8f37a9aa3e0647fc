/** The keys of a table in its order, typed; the casts that takes live here. */
export const keysOf = <T extends object>(table: T): readonly `${keyof T & (string | number)}`[] =>
  Object.keys(table) as `${keyof T & (string | number)}`[];

/** A record with a value for each key. */
export const recordOf = <K extends string, V>(
  keys: readonly K[],
  value: (key: K) => V,
): Readonly<Record<K, V>> => Object.fromEntries(keys.map(key => [key, value(key)])) as Record<K, V>;
