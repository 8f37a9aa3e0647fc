import { AUCTION_ROWS, OPENING_ROWS, TURN_ROWS } from './auctions';
import { WORD_ROWS } from './by-word';
import { CHICAGO_ROWS } from './chicago';
import { DEVELOPMENT_ROWS } from './development';
import { DIVIDEND_ROWS, END_ROWS } from './dividends';
import { EXPANSION_ROWS } from './expansion';
import type { Row } from './scenes';

export const EXAMPLES: readonly Row[] = [
  ...OPENING_ROWS,
  ...AUCTION_ROWS,
  ...TURN_ROWS,
  ...EXPANSION_ROWS,
  ...CHICAGO_ROWS,
  ...DEVELOPMENT_ROWS,
  ...DIVIDEND_ROWS,
  ...END_ROWS,
  ...WORD_ROWS,
];
