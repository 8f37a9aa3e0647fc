import type { HexId } from '../data';
import { EXPAND, holds, incomeOf, owns, scene, usesUp, type Row } from './scenes';

const place = (railroad: 'prr' | 'bo' | 'co' | 'nyc' | 'wabash', hex: HexId) =>
  ({ type: 'place', by: 'p1', railroad, hex }) as const;
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
    play: { type: 'finish', by: 'p1' },
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
