import type { ActionSpecs } from '../kernel/action';
import { DIALS, HEX_IDS, LANDMARKS, RAILROADS } from './data';

/** What can be developed where the map is not kept. */
export const WORDS_FOR_DEVELOPED = ['city', 'forest', 'wheeling', 'pittsburgh', 'fort-wayne'] as const;

export const ACTIONS = {
  bid: { by: 'player', amount: 'money' },
  pass: { by: 'player' },
  choose: { by: 'player', dial: DIALS },
  /** The chosen action is not carried out: only the dial was turned. */
  decline: { by: 'player' },
  offer: { by: 'player', railroad: RAILROADS },
  place: { by: 'player', railroad: RAILROADS, hex: HEX_IDS },
  finish: { by: 'player' },
  develop: { by: 'player', hex: HEX_IDS },
  /** A whole expansion by the table's word: how many locomotives, what they cost and bring, and which of the cities with rules of their own they reach. */
  'enter-expansion': {
    by: 'player',
    railroad: RAILROADS,
    locomotives: 'count',
    cost: 'money',
    income: 'count',
    into: { list: LANDMARKS },
  },
  /** A development by the table's word: what, who stands there, and the figure in the house. */
  'enter-development': {
    by: 'player',
    what: WORDS_FOR_DEVELOPED,
    railroads: { list: RAILROADS },
    gain: 'count',
  },
  'use-map': { map: 'flag' },
  /** Tells the map where a locomotive or a house stands that was booked without it. */
  'mark-locomotive': { railroad: RAILROADS, hex: HEX_IDS },
  'mark-house': { hex: HEX_IDS },
} as const satisfies ActionSpecs;
