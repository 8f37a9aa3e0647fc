import type { IconName } from './icons';
import type { Party } from './party';

/** What moved in a record: money or pieces between two accounts, or only words. */
export interface LedgerMove {
  readonly from?: Party | undefined;
  readonly to?: Party | undefined;
  readonly amount?: number | undefined;
  readonly words?: string | undefined;
}

/** A head over the records of a turn, or one record; newest first. */
export type LedgerItem =
  | {
      readonly kind: 'turn';
      readonly key: string;
      readonly title: string;
      readonly party?: Party | undefined;
      /** What the turn came to for whoever began it. */
      readonly amount?: number | undefined;
    }
  | LedgerRecord;

export interface LedgerRecord {
  readonly kind: 'record';
  readonly key: string;
  readonly number: number;
  readonly title: string;
  readonly time: string;
  readonly state: 'plain' | 'correction' | 'undone';
  readonly moves: readonly LedgerMove[];
  /** `undone by record 59`, `by the banker, overrules CE-20`. */
  readonly note?: { readonly icon: IconName; readonly words: string } | undefined;
}
