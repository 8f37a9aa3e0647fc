/** The right to write to one table, held by one window at a time. */
export interface Hold {
  /** Resolves when others may have it. */
  readonly release: () => Promise<void>;
}

/** What windows tell each other: a table has grown, the list has changed, a table is free again. */
export type News =
  | { readonly news: 'table'; readonly id: string }
  | { readonly news: 'list' }
  | { readonly news: 'free'; readonly id: string };

/**
 * The other windows of the app on this device. `hold` gives nothing where another one has the table, unless it steals;
 * `lost` is called when another one has stolen it. Storage fences late writes by itself: this is for saying so in time.
 */
export interface Windows {
  readonly hold: (id: string, lost: () => void, steal?: boolean) => Promise<Hold | undefined>;
  readonly tell: (news: News) => void;
  /** Hears the news of others, and `wake` when this window comes back to the front. */
  readonly hear: (listen: (news: News | { readonly news: 'wake' }) => void) => () => void;
}

/** A phone has one window. */
export const oneWindow: Windows = {
  hold: async () => ({ release: async () => undefined }),
  tell: () => undefined,
  hear: () => () => undefined,
};
