import type { ReactNode } from 'react';

import type { Party } from './party';

export interface DeskHeaderProps {
  /** The table, or what is going on: `Auction: New York Central`. */
  readonly title: string;
  readonly subtitle: string;
  readonly actor?: Party | undefined;
  /** Who speaks, when it is not the actor's own name: the president of an operating company. */
  readonly name?: string | undefined;
  /** What is asked, as a verb: `chooses an action`. */
  readonly asked?: string | undefined;
  /** Who comes next, or the priority: `{ words: 'next', name: 'Deniz' }`. */
  readonly next?: { readonly words: string; readonly name: string } | undefined;
  /** In place of `next`: tiles, points. */
  readonly aside?: ReactNode;
  readonly onBack: () => void;
  /** IconButtons with `ground="dark"`: ledger, menu. */
  readonly actions?: ReactNode;
}
