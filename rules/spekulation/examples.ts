import { DRAWS, SETUP } from './examples/draws';
import { ENDS, MOVES } from './examples/moves';
import { POSITIONS } from './examples/positions';
import type { Row } from './examples/sample';
import { TRADES } from './examples/trades';

export { SAMPLE_SHEET } from './examples/sample';

export const EXAMPLES: readonly Row[] = [...SETUP, ...DRAWS, ...TRADES, ...POSITIONS, ...MOVES, ...ENDS];
