import type { ActionSpecs } from '../kernel/action';
import { PARTIES } from './data';

export const ACTIONS = {
  pay: { from: PARTIES, to: PARTIES, amount: 'money' },
  /** One party pays every (other) player the same. */
  'pay-all': { from: PARTIES, amount: 'money' },
  /** Every (other) player pays one party the same. */
  'all-pay': { to: PARTIES, amount: 'money' },
  finish: {},
} as const satisfies ActionSpecs;
