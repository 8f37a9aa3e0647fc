import { journal } from '../kernel/ledger';
import { happenings, refusals } from '../kernel/ruling';

export const REFUSALS = {
  'no-amount': 'FB-1',
  'too-much': 'FB-1',
  'same-party': 'FB-2',
  'not-seated': 'FB-2',
  'too-little-cash': 'FB-3',
  'bank-empty': 'FB-4',
  over: 'FB-5',
} as const;
export type Reason = keyof typeof REFUSALS;
export const refuse = refusals(REFUSALS);

export const WHYS = { start: 'FB-0', payment: 'FB-2', 'paid-to-all': 'FB-2', 'paid-by-all': 'FB-2' } as const;
export const { pay } = journal(WHYS);

export const EVENTS = { 'bank-empty': 'FB-4', finished: 'FB-5' } as const;
export const event = happenings(EVENTS);
