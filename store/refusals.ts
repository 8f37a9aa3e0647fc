import { refusals } from '@/rules/kernel/ruling';

/** What the store says no to, whatever the game; the app's own words tell it. */
export const STORE_REFUSALS = {
  'storage-full': 'store',
  'storage-refused': 'store',
  'read-only': 'store',
  'held-elsewhere': 'store',
  'caught-up': 'store',
  'no-such-table': 'store',
  'no-such-sheet': 'store',
  'unknown-game': 'store',
  'set-aside': 'store',
  'name-empty': 'store',
  'name-doubled': 'store',
  'name-too-long': 'store',
  'moved-on': 'store',
  'file-too-big': 'store',
  'file-damaged': 'store',
  'file-foreign': 'store',
  'file-newer': 'store',
  'file-unlawful': 'store',
} as const;
export type StoreReason = keyof typeof STORE_REFUSALS;
export const refuseByStore = refusals(STORE_REFUSALS);
