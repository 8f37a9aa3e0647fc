import { money } from '../../kernel/money';
import {
  dialOf,
  holds,
  housesGone,
  incomeOf,
  markerOf,
  OFFER,
  phaseOf,
  scene,
  turnOf,
  usesUp,
  type Row,
} from './scenes';

const DUE = { auction: 3, expand: 5 } as const;
const decline = { type: 'decline', by: 'p1' } as const;

export const DIVIDEND_ROWS: readonly Row[] = [
  {
    rule: 'CE-25',
    shows: 'income 16, three sold: 5.33 becomes 6 a share, so 12 and 6',
    given: {
      state: scene({ phase: OFFER, dials: DUE, income: { nyc: 16 } }),
      entries: [holds('p1', 'nyc', 2), holds('p2', 'nyc')],
    },
    play: decline,
    then: { 'player:p1': 72, 'player:p2': 66 },
    events: ['general-dividend'],
  },
  {
    rule: 'CE-25',
    shows: 'income 17, both sold shares in one hand: 9 and 9, so 18',
    given: {
      state: scene({ phase: OFFER, dials: DUE, income: { nyc: 17 } }),
      entries: [holds('p1', 'nyc', 2)],
    },
    play: decline,
    then: { 'player:p1': 78, 'player:p2': 60 },
  },
  {
    rule: 'CE-25',
    shows: 'Wabash open without a sold share pays nothing',
    given: { state: scene({ phase: OFFER, dials: DUE, income: { wabash: 3 }, track: { wabash: ['D3'] } }) },
    play: decline,
    then: { 'player:p1': 60, 'player:p2': 60 },
  },
  {
    rule: 'CE-8',
    shows: 'two dials on red: the dividend comes before the next turn, then dials and Detroit move',
    given: {
      state: scene({ phase: OFFER, dials: { ...DUE, develop: 2 }, track: { nyc: ['S3', 'E0'] } }),
      entries: [holds('p2', 'nyc')],
    },
    play: decline,
    then: { 'player:p2': 68 },
    sees: [
      [dialOf('auction'), 0],
      [dialOf('develop'), 0],
      [markerOf('detroit'), 2],
      [incomeOf('nyc'), 9],
      [incomeOf('prr'), 7],
      [turnOf, 'p2'],
    ],
    events: ['dials-reset', 'detroit-grows'],
  },
  {
    rule: 'CE-8',
    shows: 'one dial on red brings no dividend',
    given: { state: scene({ phase: OFFER, dials: { auction: 3 } }), entries: [holds('p2', 'nyc')] },
    play: decline,
    then: { 'player:p2': 60 },
    sees: [[dialOf('auction'), 3]],
  },
  {
    rule: 'CE-23',
    shows: 'the Chicago phase comes before a general dividend, which then knows the new Wabash share',
    given: {
      state: scene({
        phase: { name: 'expand', turn: 'p1', railroad: 'nyc', hexes: ['A2'] },
        dials: DUE,
        income: { nyc: 15 },
        track: { nyc: ['S3', 'A2'] },
      }),
      entries: [holds('p1', 'nyc')],
    },
    after: [
      { type: 'finish', by: 'p1' },
      { type: 'bid', by: 'p1', amount: money(1) },
    ],
    play: { type: 'pass', by: 'p2' },
    then: { 'player:p1': 90, 'company:wabash': 1, 'share:wabash@player:p1': 1 },
  },
];

const GAME_OVER = [[phaseOf, 'over'] as const];

export const END_ROWS: readonly Row[] = [
  {
    rule: 'CE-26',
    shows: 'three charters without locomotives end the game; dials and Detroit stay',
    given: {
      state: scene({ phase: OFFER, dials: DUE }),
      entries: [usesUp('prr', 19), usesUp('bo', 21), usesUp('co', 25), holds('p1', 'prr')],
    },
    play: decline,
    then: { 'player:p1': 67 },
    ends: ['locomotives'],
    sees: [...GAME_OVER, [dialOf('auction'), 3], [markerOf('detroit'), 1]],
    events: ['game-over'],
  },
  {
    rule: 'CE-26',
    shows: 'three charters without shares end the game',
    given: {
      state: scene({ phase: OFFER, dials: DUE }),
      entries: [holds('p1', 'prr', 3), holds('p2', 'bo', 4), holds('p1', 'wabash', 2)],
    },
    play: decline,
    ends: ['shares'],
    sees: GAME_OVER,
  },
  {
    rule: 'CE-26',
    shows: 'three houses left end the game',
    given: { state: scene({ phase: OFFER, dials: DUE }), entries: [housesGone(17)] },
    play: decline,
    ends: ['houses'],
    sees: GAME_OVER,
  },
  {
    rule: 'CE-26',
    shows: 'four houses left do not',
    given: { state: scene({ phase: OFFER, dials: DUE }), entries: [housesGone(16)] },
    play: decline,
    sees: [[phaseOf, 'turn']],
  },
  {
    rule: 'CE-26',
    shows: 'Detroit at 8 ends the game with the next dividend',
    given: { state: scene({ phase: OFFER, dials: DUE, industry: { detroit: 8 } }) },
    play: decline,
    ends: ['detroit'],
    sees: GAME_OVER,
  },
  {
    rule: 'CE-26',
    shows: 'a dividend that brings Detroit to 8 announces the last one',
    given: { state: scene({ phase: OFFER, dials: DUE, industry: { detroit: 7 } }) },
    play: decline,
    ends: ['detroit'],
    sees: [
      [phaseOf, 'turn'],
      [markerOf('detroit'), 8],
    ],
    events: ['next-is-last'],
  },
];
