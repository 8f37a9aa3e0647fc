import { journal } from '../kernel/ledger';
import { happenings, refusals } from '../kernel/ruling';

export const REFUSALS = {
  'still-dealing': 'SP-DEAL',
  'already-dealt': 'SP-DEAL',
  'not-your-share': 'SP-DEAL',
  'share-taken': 'SP-DEAL',
  'cannot-pay-sale': 'SP-3',
  'not-your-turn': 'SP-4',
  'first-is-trade': 'SP-4',
  'already-drawn': 'SP-4',
  'action-first': 'SP-5',
  'no-trade': 'SP-6',
  'not-your-trade': 'SP-6',
  'bought-already': 'SP-6',
  'sold-already': 'SP-6',
  'none-in-bank': 'SP-6',
  'too-little-cash': 'SP-6',
  'not-held': 'SP-6',
  'no-position': 'SP-7',
  'not-your-position': 'SP-7',
  'is-leader': 'SP-7',
  'is-last': 'SP-7',
  'card-missing': 'SP-9',
  'not-seated': 'SP-9',
  'card-gone': 'SP-11',
  'holiday-gone': 'SP-11',
  'tile-out': 'SP-12',
  'distance-out': 'SP-12',
  'no-such-distance': 'SP-12',
  over: 'SP-13',
} as const;
export type Reason = keyof typeof REFUSALS;
export const refuse = refusals(REFUSALS);

export const WHYS = { start: 'SP-FACTS', dealt: 'SP-FACTS', buy: 'SP-6', sell: 'SP-6' } as const;
export const { pay, deal } = journal(WHYS);

export const EVENTS = {
  lapsed: 'SP-7',
  placed: 'SP-7',
  moved: 'SP-9',
  stays: 'SP-13',
  'holiday-stops': 'SP-10',
  'holiday-halves': 'SP-10',
  reshuffled: 'SP-11',
  'tiles-back': 'SP-12',
  arrived: 'SP-13',
  'game-over': 'SP-13',
} as const;
export const event = happenings(EVENTS);
