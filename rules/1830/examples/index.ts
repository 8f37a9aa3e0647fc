import { AUCTION } from './auction';
import { EMERGENCY } from './emergency';
import type { Row } from './fixtures';
import { PRIVATE_ROWS } from './privates';
import { REVENUE } from './revenue';
import { STOCK } from './stock';
import { STOCK_REFUSED } from './stock-refused';
import { TRACK } from './track';
import { TRAIN_ROWS } from './trains';

/** The rulebook's sentences and examples, and a row for every refusal and end. */
export const EXAMPLES: readonly Row[] = [
  ...AUCTION,
  ...STOCK,
  ...STOCK_REFUSED,
  ...PRIVATE_ROWS,
  ...TRACK,
  ...REVENUE,
  ...TRAIN_ROWS,
  ...EMERGENCY,
];
