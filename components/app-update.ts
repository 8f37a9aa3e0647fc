export interface AppUpdate {
  /** A newer version is there and waits to be asked in. */
  readonly waiting: boolean;
  /** Starts the newer version; the page loads again. */
  readonly start: () => void;
}

const NONE: AppUpdate = { waiting: false, start: () => {} };

/** On a phone the store brings updates. */
export const useAppUpdate = (): AppUpdate => NONE;
