import type { Hold, News, Windows } from './windows';

type Word =
  | News
  | { readonly news: 'who'; readonly id: string; readonly me: string }
  | { readonly news: 'mine'; readonly id: string; readonly to: string }
  | { readonly news: 'stolen'; readonly id: string };

const ANSWER_WITHIN = 300;

/** Holds by Web Locks: the browser frees them when a window dies. */
const byLocks =
  (locks: LockManager) =>
  (id: string, lost: () => void, steal = false): Promise<Hold | undefined> =>
    new Promise((resolve, reject) => {
      let mine = false;
      const keep = (lock: Lock | null): Promise<void> | undefined => {
        if (lock === null) {
          resolve(undefined);
          return undefined;
        }
        return new Promise<void>(free => {
          mine = true;
          const release = async (): Promise<void> => {
            mine = false;
            free();
            await over.catch(() => undefined);
          };
          resolve({ release });
        });
      };
      const over = locks.request(`bankhalter/${id}`, steal ? { steal } : { ifAvailable: true }, keep);
      over.catch((error: unknown) => {
        if (mine) lost();
        reject(error);
      });
    });

/** Holds by asking around, where a page is not served safely enough for Web Locks. */
const byWord = (channel: BroadcastChannel, me: string) => {
  const held = new Map<string, () => void>();
  channel.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    if (data.news === 'who' && held.has(data.id))
      channel.postMessage({ news: 'mine', id: data.id, to: data.me } satisfies Word);
    if (data.news !== 'stolen') return;
    const lost = held.get(data.id);
    held.delete(data.id);
    lost?.();
  });
  const isHeld = (id: string): Promise<boolean> =>
    new Promise(resolve => {
      const answer = (yes: boolean): void => {
        channel.removeEventListener('message', hear);
        clearTimeout(timer);
        resolve(yes);
      };
      const hear = ({ data }: MessageEvent<Word>): void => {
        if (data.news === 'mine' && data.id === id && data.to === me) answer(true);
      };
      const timer = setTimeout(() => answer(false), ANSWER_WITHIN);
      channel.addEventListener('message', hear);
      channel.postMessage({ news: 'who', id, me } satisfies Word);
    });

  return async (id: string, lost: () => void, steal = false): Promise<Hold | undefined> => {
    if (steal) channel.postMessage({ news: 'stolen', id } satisfies Word);
    else if (await isHeld(id)) return undefined;
    held.set(id, lost);
    return { release: async () => void held.delete(id) };
  };
};

/** The windows of a browser. Without locks and channels the fence in the storage is left: the last to write wins. */
export const webWindows = (
  me: string,
  locks: LockManager | undefined,
  channel: BroadcastChannel | undefined,
  onWake: (wake: () => void) => () => void,
): Windows => ({
  hold:
    locks !== undefined
      ? byLocks(locks)
      : channel !== undefined
        ? byWord(channel, me)
        : async () => ({ release: async () => undefined }),
  tell: news => channel?.postMessage(news satisfies Word),
  hear: listen => {
    const hear = ({ data }: MessageEvent<Word>): void => {
      if (data.news === 'table' || data.news === 'list' || data.news === 'free') listen(data);
    };
    channel?.addEventListener('message', hear);
    const asleep = onWake(() => listen({ news: 'wake' }));
    return () => {
      channel?.removeEventListener('message', hear);
      asleep();
    };
  },
});
