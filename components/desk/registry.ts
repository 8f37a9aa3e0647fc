import { lazy } from 'react';

import type { DeskComponent } from './types';

/** The desk of each game, fetched when its first table opens. */
export const DESKS: Readonly<Record<string, DeskComponent>> = {
  'railroad-revolution': lazy(async () => ({ default: (await import('../railroad-revolution/Desk')).Desk })),
  spekulation: lazy(async () => ({ default: (await import('../spekulation/Desk')).Desk })),
  'chicago-express': lazy(async () => ({ default: (await import('../chicago-express/Desk')).Desk })),
  '1830': lazy(async () => ({ default: (await import('../1830/Desk')).Desk })),
  'free-bank': lazy(async () => ({ default: (await import('../free-bank/Desk')).Desk })),
};
