import { REFUSED_ACTIONS } from './refused-actions';
import { REFUSED_EFFECTS } from './refused-effects';
import type { Row } from './row';
import { SHOWN } from './shown';

export { SAMPLE_SHEET } from './sample';
export const EXAMPLES: readonly Row[] = [...SHOWN, ...REFUSED_ACTIONS, ...REFUSED_EFFECTS];
