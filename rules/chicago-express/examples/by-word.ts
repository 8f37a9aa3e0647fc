import { money } from '../../kernel/money';
import { looseHouses, looseLocomotives } from '../reading';
import type { Action, ExpressTable } from '../types';
import {
  DEVELOP,
  EXPAND,
  holds,
  housesGone,
  incomeOf,
  owns,
  phaseOf,
  scene,
  turnOf,
  usesUp,
  type Row,
} from './scenes';

const BUILDING = scene({ phase: EXPAND, map: false });
const GROWING = scene({ phase: DEVELOP, map: false });
const NYC = [holds('p1', 'nyc'), owns('nyc', 10)];

type Entered = Extract<Action, { readonly type: 'enter-expansion' }>;
const expansion = (more: Partial<Entered> = {}): Entered => ({
  type: 'enter-expansion',
  by: 'p1',
  railroad: 'nyc',
  locomotives: 2,
  cost: money(6),
  income: 1,
  into: [],
  ...more,
});
type Grown = Extract<Action, { readonly type: 'enter-development' }>;
const development = (more: Partial<Grown> = {}): Grown => ({
  type: 'enter-development',
  by: 'p1',
  what: 'city',
  railroads: ['nyc'],
  gain: 1,
  ...more,
});
const looseNyc = (t: ExpressTable): number => looseLocomotives(t, 'nyc');

export const WORD_ROWS: readonly Row[] = [
  {
    rule: 'CE-14',
    shows: 'without the map an expansion is its cost and its income',
    given: { state: BUILDING, entries: NYC },
    play: expansion(),
    then: { 'company:nyc': 4, 'piece:loco-nyc@company:nyc': 21 },
    sees: [
      [incomeOf('nyc'), 9],
      [looseNyc, 2],
      [turnOf, 'p2'],
    ],
  },
  {
    rule: 'CE-21',
    shows: 'without the map Chicago is still Chicago',
    given: { state: BUILDING, entries: NYC },
    play: expansion({ locomotives: 1, cost: money(3), income: 7, into: ['chicago'] }),
    then: { 'player:p1': 75 },
    events: ['chicago-reached', 'wabash-opens'],
    sees: [[phaseOf, 'bidding']],
  },
  {
    rule: 'CE-12',
    shows: 'three locomotives at most, by word too',
    given: { state: BUILDING, entries: NYC },
    play: expansion({ locomotives: 4 }),
    refused: 'three-hexes-only',
  },
  {
    rule: 'CE-12',
    shows: 'an expansion without a locomotive is none',
    given: { state: BUILDING, entries: NYC },
    play: expansion({ locomotives: 0 }),
    refused: 'nothing-built',
  },
  {
    rule: 'CE-12',
    shows: 'the charter must hold as many locomotives',
    given: { state: BUILDING, entries: [...NYC, usesUp('nyc', 22)] },
    play: expansion(),
    refused: 'no-locomotive-left',
  },
  {
    rule: 'CE-13',
    shows: 'Detroit is entered once',
    given: { state: scene({ phase: EXPAND, map: false, track: { nyc: ['S3', 'E0'] } }), entries: NYC },
    play: expansion({ into: ['detroit'] }),
    refused: 'own-locomotive',
  },
  {
    rule: 'CE-14',
    shows: 'the treasury bounds the cost, by word too',
    given: { state: BUILDING, entries: NYC },
    play: expansion({ cost: money(11) }),
    refused: 'treasury-short',
  },
  {
    rule: 'CE-18',
    shows: 'a house by word: the figure and the railroads are said',
    given: { state: GROWING },
    play: development({ railroads: ['prr', 'nyc'], gain: 2 }),
    then: { 'piece:house@bank': 19 },
    sees: [
      [incomeOf('prr'), 9],
      [incomeOf('nyc'), 10],
      [incomeOf('co'), 5],
    ],
  },
  {
    rule: 'CE-18',
    shows: 'a house that brings nothing is a slip',
    given: { state: GROWING },
    play: development({ gain: 0 }),
    refused: 'no-gain',
  },
  {
    rule: 'CE-17',
    shows: 'somebody has to be there',
    given: { state: GROWING },
    play: development({ railroads: ['wabash'] }),
    refused: 'nobody-there',
  },
  {
    rule: 'CE-20',
    shows: 'a forest by word pays 2',
    given: { state: GROWING },
    play: development({ what: 'forest', gain: 0 }),
    then: { 'company:nyc': 2 },
    sees: [[looseHouses, 1]],
  },
  {
    rule: 'CE-13',
    shows: 'a forest has one railroad',
    given: { state: GROWING },
    play: development({ what: 'forest', railroads: ['prr', 'nyc'] }),
    refused: 'forest-one-railroad',
  },
  {
    rule: 'CE-19',
    shows: 'an industrial city by word moves its marker',
    given: { state: GROWING },
    play: development({ what: 'pittsburgh' }),
    then: { 'piece:house@bank': 20 },
    sees: [
      [incomeOf('nyc'), 10],
      [t => t.state.industry.pittsburgh, 6],
    ],
  },
  {
    rule: 'bank',
    shows: 'hexes are not tapped at a table without the map',
    given: { state: BUILDING, entries: NYC },
    play: { type: 'place', by: 'p1', railroad: 'nyc', hex: 'R3' },
    refused: 'map-not-in-use',
  },
  {
    rule: 'bank',
    shows: 'at a table with the map hexes are tapped',
    given: { state: scene({ phase: EXPAND }), entries: NYC },
    play: expansion(),
    refused: 'map-in-use',
  },
  {
    rule: 'bank',
    shows: 'the choice can be changed in the middle of a turn',
    given: { state: scene({ phase: EXPAND }), entries: NYC },
    after: [{ type: 'use-map', map: false }],
    play: expansion(),
    then: { 'company:nyc': 4 },
  },
  {
    rule: 'bank',
    shows: 'back on the map, locomotives booked by word can be shown',
    given: { state: scene({ map: true }), entries: [usesUp('nyc', 2), housesGone(1)] },
    after: [
      { type: 'mark-locomotive', railroad: 'nyc', hex: 'R3' },
      { type: 'mark-house', hex: 'R3' },
    ],
    play: { type: 'mark-locomotive', railroad: 'nyc', hex: 'Q3' },
    then: { 'company:nyc': 0 },
    sees: [
      [looseNyc, 0],
      [looseHouses, 0],
      [incomeOf('nyc'), 8],
    ],
  },
  {
    rule: 'bank',
    shows: 'where all is on the map there is nothing to show',
    given: { state: scene() },
    play: { type: 'mark-house', hex: 'R3' },
    refused: 'nothing-to-mark',
  },
];
