import { adapter1830 } from './1830';
import type { Adapter } from './adapter';
import { chicagoExpressAdapter } from './chicago-express';
import { railroadRevolutionAdapter } from './railroad-revolution';
import { spekulationAdapter } from './spekulation';

/** One adapter for each game that has transcripts. */
export const ADAPTERS: readonly Adapter[] = [
  adapter1830,
  chicagoExpressAdapter,
  spekulationAdapter,
  railroadRevolutionAdapter,
];
