import type { HexId } from '../data';
import { DEVELOP, housesGone, incomeOf, markerOf, scene, type Row } from './scenes';

const develop = (hex: HexId) => ({ type: 'develop', by: 'p1', hex }) as const;

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
