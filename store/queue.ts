/** A queue of one: each piece of work waits for what came before it, whether that went well or not. */
export const queue = (): (<T>(work: () => Promise<T>) => Promise<T>) => {
  let before: Promise<unknown> = Promise.resolve();
  return work => {
    const mine = before.then(work);
    before = mine.catch(() => undefined);
    return mine;
  };
};
