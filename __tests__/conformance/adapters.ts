import type { Adapter } from './adapter';

/** One adapter for each game that has transcripts. */
export const ADAPTERS: readonly Adapter[] = [];
