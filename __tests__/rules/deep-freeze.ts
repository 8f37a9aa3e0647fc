/** Freezes a value all the way down, so that a rule which writes to a table is caught at once. */
export const deepFreeze = <T>(x: T): T => {
  if (typeof x !== 'object' || x === null || Object.isFrozen(x)) return x;
  Object.freeze(x);
  Object.values(x).forEach(deepFreeze);
  return x;
};
