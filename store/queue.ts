/**
 * A queue of one: each piece of work waits for what came before it, whether that went well or not. Where there is nothing
 * to wait for it begins at once, so that a write is on its way before the screen is drawn anew.
 */
export const queue = (): (<T>(work: () => Promise<T>) => Promise<T>) => {
  let before: Promise<unknown> | undefined;
  return work => {
    const mine = before === undefined ? work() : before.then(work);
    const over: Promise<unknown> = mine
      .catch(() => undefined)
      .then(() => {
        if (before === over) before = undefined;
      });
    before = over;
    return mine;
  };
};
