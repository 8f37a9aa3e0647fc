import type { HexId } from '../data';
import {
  DEVELOP,
  EXPAND,
  holds,
  housesGone,
  incomeOf,
  leastOf,
  markerOf,
  owns,
  phaseOf,
  scene,
  turnOf,
  usesUp,
  type Row,
} from './scenes';

const place = (railroad: 'prr' | 'bo' | 'co' | 'nyc' | 'wabash', hex: HexId) =>
  ({ type: 'place', by: 'p1', railroad, hex }) as const;
const finish = { type: 'finish', by: 'p1' } as const;
const develop = (hex: HexId) => ({ type: 'develop', by: 'p1', hex }) as const;

export const EXPANSION_ROWS: readonly Row[] = [
  {
    rule: 'CE-14',
    shows: 'NYC to Binghamton, where PRR stands: forest 2 and city 2 × 2, together 6',
    given: {
      state: scene({ phase: EXPAND, track: { prr: ['R5', 'R4', 'Q4', 'Q3'] } }),
      entries: [holds('p1', 'nyc'), owns('nyc', 10)],
    },
    after: [place('nyc', 'R3')],
    play: place('nyc', 'Q3'),
    then: { 'company:nyc': 4, 'piece:loco-nyc@company:nyc': 21 },
    sees: [[incomeOf('nyc'), 9]],
    events: ['built'],
  },
  {
    rule: 'CE-12',
    shows: 'without a share there is nothing to expand',
    given: { state: scene({ phase: EXPAND }), entries: [owns('prr', 10)] },
    play: place('prr', 'Q5'),
    refused: 'no-share-held',
  },
  {
    rule: 'CE-12',
    shows: 'one expansion, one railroad',
    given: {
      state: scene({ phase: EXPAND }),
      entries: [holds('p1', 'prr'), holds('p1', 'bo'), owns('prr', 10), owns('bo', 10)],
    },
    after: [place('prr', 'Q5')],
    play: place('bo', 'P6'),
    refused: 'other-railroad',
  },
  {
    rule: 'CE-12',
    shows: 'the fourth hex is one too many',
    given: { state: scene({ phase: EXPAND }), entries: [holds('p1', 'prr'), owns('prr', 10)] },
    after: [place('prr', 'Q5'), place('prr', 'P5'), place('prr', 'R6')],
    play: place('prr', 'R4'),
    refused: 'three-hexes-only',
  },
  {
    rule: 'CE-12',
    shows: 'a hex away from the network is out of reach',
    given: { state: scene({ phase: EXPAND }), entries: [holds('p1', 'nyc'), owns('nyc', 10)] },
    play: place('nyc', 'Q3'),
    refused: 'not-adjoining',
  },
  {
    rule: 'CE-12',
    shows: 'without locomotives the network stays as it is',
    given: {
      state: scene({ phase: EXPAND }),
      entries: [holds('p1', 'nyc'), owns('nyc', 10), usesUp('nyc', 23)],
    },
    play: place('nyc', 'R3'),
    refused: 'no-locomotive-left',
  },
  {
    rule: 'CE-12',
    shows: 'an expansion has at least one hex',
    given: { state: scene({ phase: EXPAND }), entries: [holds('p1', 'nyc')] },
    play: finish,
    refused: 'nothing-built',
  },
  {
    rule: 'CE-12',
    shows: 'what was built cannot be declined',
    given: { state: scene({ phase: EXPAND }), entries: [holds('p1', 'nyc'), owns('nyc', 10)] },
    after: [place('nyc', 'S4')],
    play: { type: 'decline', by: 'p1' },
    refused: 'already-built',
  },
  {
    rule: 'CE-13',
    shows: 'one locomotive of a railroad per hex',
    given: { state: scene({ phase: EXPAND }), entries: [holds('p1', 'nyc'), owns('nyc', 10)] },
    play: place('nyc', 'S3'),
    refused: 'own-locomotive',
  },
  {
    rule: 'CE-13',
    shows: 'a forest takes one locomotive in all',
    given: {
      state: scene({ phase: EXPAND, track: { prr: ['R5', 'R4', 'R3'] } }),
      entries: [holds('p1', 'nyc'), owns('nyc', 10)],
    },
    play: place('nyc', 'R3'),
    refused: 'hex-taken',
  },
  {
    rule: 'CE-13',
    shows: 'a foreign start city is closed',
    given: {
      state: scene({ phase: EXPAND, track: { prr: ['R5', 'R6'] } }),
      entries: [holds('p1', 'prr'), owns('prr', 10)],
    },
    play: place('prr', 'Q7'),
    refused: 'start-closed',
  },
  {
    rule: 'CE-13',
    shows: 'Fort Wayne is open to everybody',
    given: {
      state: scene({ phase: EXPAND, track: { prr: ['R5', 'D4'], wabash: ['D3'] } }),
      entries: [holds('p1', 'prr'), owns('prr', 10)],
    },
    play: place('prr', 'D3'),
    then: { 'company:prr': 8 },
    sees: [[incomeOf('prr'), 8]],
  },
  {
    rule: 'CE-14',
    shows: 'the money of the players never helps',
    given: { state: scene({ phase: EXPAND }), entries: [holds('p1', 'nyc'), owns('nyc', 1)] },
    play: place('nyc', 'R3'),
    refused: 'treasury-short',
  },
  {
    rule: 'CE-15',
    shows: 'a developed mountain brings its own figure and the one of its house',
    given: {
      state: scene({ phase: EXPAND, track: { co: ['Q9', 'H8'] }, developed: ['G9'] }),
      entries: [holds('p1', 'co'), owns('co', 10)],
    },
    play: place('co', 'G9'),
    sees: [[incomeOf('co'), 8]],
  },
  {
    rule: 'CE-15',
    shows: 'an industrial city brings what its marker says now',
    given: {
      state: scene({ phase: EXPAND, track: { bo: ['Q7', 'J6'] }, industry: { wheeling: 5 } }),
      entries: [holds('p1', 'bo'), owns('bo', 10)],
    },
    play: place('bo', 'I6'),
    sees: [[incomeOf('bo'), 11]],
  },
];

const NEAR_CHICAGO = scene({ phase: EXPAND, track: { nyc: ['S3', 'B2'] }, income: { nyc: 20 } });

export const CHICAGO_ROWS: readonly Row[] = [
  {
    rule: 'CE-16',
    shows: 'the expansion is finished first: the extra dividend knows the income of all its hexes',
    given: { state: NEAR_CHICAGO, entries: [holds('p1', 'nyc'), holds('p2', 'nyc'), owns('nyc', 10)] },
    after: [place('nyc', 'A2'), place('nyc', 'B3')],
    play: finish,
    then: { 'player:p1': 74, 'player:p2': 74 },
    events: ['chicago-reached', 'wabash-opens', 'wabash-auction'],
    sees: [
      [phaseOf, 'bidding'],
      [leastOf, 1],
      [incomeOf('wabash'), 1],
      [t => t.state.dials.auction, 0],
    ],
  },
  {
    rule: 'CE-22',
    shows: 'Wabash opens at 3 where Fort Wayne has its house',
    given: {
      state: scene({ phase: EXPAND, track: { nyc: ['S3', 'B2'] }, income: { nyc: 20 }, developed: ['D3'] }),
      entries: [holds('p1', 'nyc'), owns('nyc', 10)],
    },
    after: [place('nyc', 'A2')],
    play: finish,
    then: { 'piece:loco-wabash@company:wabash': 10, 'company:wabash': 0 },
    sees: [
      [incomeOf('wabash'), 3],
      [leastOf, 3],
    ],
  },
  {
    rule: 'CE-23',
    shows: 'nobody bids for Wabash: it is open all the same, and play goes on to the left',
    given: { state: NEAR_CHICAGO, entries: [holds('p1', 'nyc'), owns('nyc', 10)] },
    after: [place('nyc', 'A2'), finish, { type: 'pass', by: 'p1' }],
    play: { type: 'pass', by: 'p2' },
    then: { 'share:wabash@company:wabash': 2 },
    sees: [
      [t => t.state.track.wabash, ['D3']],
      [turnOf, 'p2'],
    ],
  },
  {
    rule: 'CE-21',
    shows: 'the second railroad in Chicago is paid its dividend too; nothing else happens',
    given: {
      state: scene({
        phase: EXPAND,
        track: { nyc: ['S3', 'B2'], prr: ['R5', 'A2'], wabash: ['D3'] },
        income: { nyc: 20 },
      }),
      entries: [holds('p1', 'nyc'), owns('nyc', 10)],
    },
    after: [place('nyc', 'A2')],
    play: finish,
    then: { 'company:nyc': 4, 'player:p1': 87 },
    sees: [
      [phaseOf, 'turn'],
      [turnOf, 'p2'],
    ],
  },
];

export const DEVELOPMENT_ROWS: readonly Row[] = [
  {
    rule: 'CE-18',
    shows: 'Charleston: C&O goes from 12 to 13',
    given: { state: scene({ phase: DEVELOP, track: { co: ['Q9', 'I9'] }, income: { co: 12 } }) },
    play: develop('I9'),
    then: { 'piece:house@bank': 19 },
    sees: [[incomeOf('co'), 13]],
    events: ['developed'],
  },
  {
    rule: 'CE-19',
    shows: 'Wheeling 3 → 4: PRR 17 → 18, B&O 14 → 15, and no house is used',
    given: {
      state: scene({
        phase: DEVELOP,
        track: { prr: ['R5', 'I6'], bo: ['Q7', 'I6'] },
        income: { prr: 17, bo: 14 },
      }),
    },
    play: develop('I6'),
    then: { 'piece:house@bank': 20 },
    sees: [
      [incomeOf('prr'), 18],
      [incomeOf('bo'), 15],
      [incomeOf('nyc'), 8],
      [markerOf('wheeling'), 4],
    ],
    events: ['marker-moved'],
  },
  {
    rule: 'CE-19',
    shows: 'Pittsburgh moves in steps of 2',
    given: { state: scene({ phase: DEVELOP, track: { prr: ['R5', 'K4'] } }) },
    play: develop('K4'),
    sees: [
      [incomeOf('prr'), 9],
      [markerOf('pittsburgh'), 6],
    ],
  },
  {
    rule: 'CE-20',
    shows: 'a forest brings 2 into the treasury and no income',
    given: { state: scene({ phase: DEVELOP, track: { nyc: ['S3', 'R3'] } }) },
    play: develop('R3'),
    then: { 'company:nyc': 2, 'piece:house@bank': 19 },
    sees: [[incomeOf('nyc'), 8]],
    events: ['forest-money'],
  },
  {
    rule: 'CE-17',
    shows: 'Chicago is never developed',
    given: { state: scene({ phase: DEVELOP, track: { nyc: ['S3', 'A2'] } }) },
    play: develop('A2'),
    refused: 'never-developed',
  },
  {
    rule: 'CE-17',
    shows: 'where no locomotive stands nothing is developed',
    given: { state: scene({ phase: DEVELOP }) },
    play: develop('I9'),
    refused: 'nobody-there',
  },
  {
    rule: 'CE-17',
    shows: 'one house is enough',
    given: { state: scene({ phase: DEVELOP, track: { co: ['Q9', 'I9'] }, developed: ['I9'] }) },
    play: develop('I9'),
    refused: 'has-house',
  },
  {
    rule: 'CE-17',
    shows: 'without a house in the supply no city grows',
    given: {
      state: scene({ phase: DEVELOP, track: { co: ['Q9', 'I9'] } }),
      entries: [housesGone(20)],
    },
    play: develop('I9'),
    refused: 'no-house-left',
  },
  {
    rule: 'CE-17',
    shows: 'an industrial city stops at the end of its track',
    given: { state: scene({ phase: DEVELOP, track: { prr: ['R5', 'I6'] }, industry: { wheeling: 6 } }) },
    play: develop('I6'),
    refused: 'marker-at-end',
  },
];
