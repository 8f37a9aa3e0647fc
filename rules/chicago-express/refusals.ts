import { journal } from '../kernel/ledger';
import { happenings, refusals } from '../kernel/ruling';

export const REFUSALS = {
  'not-your-bid': 'CE-2',
  'already-passed': 'CE-2',
  'bid-too-low': 'CE-2',
  'bid-not-higher': 'CE-2',
  'bid-over-cash': 'CE-2',
  'no-auction': 'CE-2',
  'not-your-turn': 'CE-6',
  'not-now': 'CE-6',
  'dial-on-red': 'CE-7',
  'wabash-closed': 'CE-9',
  'no-share-left': 'CE-9',
  'no-share-held': 'CE-12',
  'other-railroad': 'CE-12',
  'three-hexes-only': 'CE-12',
  'no-locomotive-left': 'CE-12',
  'not-adjoining': 'CE-12',
  'nothing-built': 'CE-12',
  'already-built': 'CE-12',
  'own-locomotive': 'CE-13',
  'hex-taken': 'CE-13',
  'start-closed': 'CE-13',
  'treasury-short': 'CE-14',
  'never-developed': 'CE-17',
  'nobody-there': 'CE-17',
  'has-house': 'CE-17',
  'no-house-left': 'CE-17',
  'marker-at-end': 'CE-17',
  'forest-one-railroad': 'CE-13',
  'no-gain': 'CE-18',
  over: 'CE-26',
  'map-in-use': 'bank',
  'map-not-in-use': 'bank',
  'nothing-to-mark': 'bank',
} as const;
export type Reason = keyof typeof REFUSALS;
export const refuse = refusals(REFUSALS);

export const WHYS = {
  start: 'p. 2',
  share: 'CE-3',
  track: 'CE-14',
  forest: 'CE-20',
  dividend: 'CE-25',
  'chicago-dividend': 'CE-21',
  locomotive: 'CE-12',
  house: 'CE-17',
} as const;
export const { pay, deal, move } = journal(WHYS);

export const EVENTS = {
  'share-sold': 'CE-3',
  'share-for-nothing': 'CE-4',
  'share-unsold': 'CE-11',
  'first-turn': 'CE-5',
  'dial-red': 'CE-7',
  built: 'CE-15',
  developed: 'CE-18',
  'marker-moved': 'CE-19',
  'forest-money': 'CE-20',
  'chicago-reached': 'CE-21',
  'wabash-opens': 'CE-22',
  'wabash-auction': 'CE-23',
  'general-dividend': 'CE-24',
  'dials-reset': 'CE-24',
  'detroit-grows': 'CE-24',
  'next-is-last': 'CE-26',
  'game-over': 'CE-26',
} as const;
export const event = happenings(EVENTS);
