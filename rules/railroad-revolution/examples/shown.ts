import type { PlayerId } from '../../kernel/ledger';
import { byArea, companyOf, leftOfLogo } from '../pieces';
import { turnsLeft } from '../rounds';
import { scoreLines, scoreOf } from '../score';
import type { RailTable } from '../types';
import { by, END, extra, gets, open, place, rail, turn, type Row } from './row';

const p2: PlayerId = 'p2';
const sumOf = (of: string) => (t: RailTable) =>
  scoreLines(t, by)
    .filter(line => line.of === of)
    .reduce((sum, line) => sum + line.amount, 0);

/** The book's own examples, and what each rule brings. */
export const SHOWN: readonly Row[] = [
  {
    rule: 'RR-4, p. 8',
    shows: 'two rails with two triangles between them cost 600',
    given: turn(),
    after: [place('railroad'), rail(2)],
    play: rail(0),
    then: { 'player:p1': 0, 'piece:rail@player:p1': 13 },
  },
  {
    rule: 'RR-4, p. 8',
    shows: 'with two and three triangles they cost 900, which may be owed until the turn ends',
    given: turn(),
    after: [place('railroad'), rail(2)],
    play: rail(3),
    then: { 'player:p1': -300 },
  },
  {
    rule: 'RR-4',
    shows: 'the only rail left costs the full 400',
    given: { ...turn(), entries: [gets.less('rail', 14)] },
    after: [place('railroad'), rail(0)],
    play: END,
    then: { 'player:p1': 200, 'piece:rail@player:p1': 0 },
  },
  {
    rule: 'RR-4',
    shows: 'orange brings 100 and 50 for each triangle, before or after the rails',
    given: { ...turn(), entries: [gets.worker('orange')] },
    after: [place('railroad', 'orange'), rail(2), extra('orange')],
    play: rail(3),
    then: { 'player:p1': 600 - 900 + 100 + 250 },
  },
  {
    rule: 'RR-5, p. 9',
    shows: 'the first office brings 3 + 1 shares',
    given: turn(),
    after: [place('telegraph')],
    play: { type: 'office', by, area: 2 },
    then: { 'share:telegraph@player:p1': 7 },
    events: ['first-office'],
  },
  {
    rule: 'RR-5, p. 9',
    shows: 'a worker given up brings the $600 of the tile',
    given: turn(),
    after: [place('telegraph'), { type: 'office', by, area: 2 }],
    play: { type: 'tile-bonus', by, worker: 'white', from: 'supply' },
    then: { 'player:p1': 1200, 'piece:white@bank': 1 },
  },
  {
    rule: 'RR-5, p. 9',
    shows: 'the second office there brings the brown figure only',
    given: turn({}, { offices: [2] }),
    after: [place('telegraph'), { type: 'office', by, area: 8 }, END, place('telegraph', 'white', p2)],
    play: { type: 'office', by: p2, area: 2 },
    then: { 'share:telegraph@player:p2': 6 },
  },
  {
    rule: 'RR-6, p. 10',
    shows: 'the rail that is all the leftmost area has sells for 600',
    given: turn(),
    after: [place('sell')],
    play: { type: 'sell', by, piece: 'rail' },
    then: { 'player:p1': 1200, 'piece:rail@out': 1 },
  },
  {
    rule: 'RR-6, p. 10',
    shows: 'the next sale, of a building or a rail, brings 700',
    given: { ...turn(), entries: [gets.less('rail', 1)] },
    after: [place('sell')],
    play: { type: 'sell', by, piece: 'building' },
    then: { 'player:p1': 1300 },
    sees: [[t => byArea(t, by, 'building'), [0, 1, 2, 2, 2, 1, 1, 2]]],
  },
  {
    rule: 'RR-6, p. 10',
    shows: 'a locomotive turned down brings its three shares',
    given: { ...open({ flip: 1 }), entries: [gets.piece('loco-shares', 1)] },
    play: { type: 'flip', by, loco: 'shares', to: 'down' },
    then: { 'share:telegraph@player:p1': 6, 'piece:loco-shares@pool:face-down-p1': 1 },
  },
  {
    rule: 'RR-12, p. 13',
    shows: 'two neighbouring offices bring 5 points, the third apart from them none',
    given: turn({}, { offices: [1, 4] }),
    after: [place('telegraph')],
    play: { type: 'office', by, area: 5 },
    sees: [[sumOf('link'), 5]],
  },
  {
    rule: 'RR-12, p. 13',
    shows: 'three offices in a row and two more bring 5 + 5 + 8',
    given: turn({}, { offices: [1, 2, 7] }),
    after: [
      place('telegraph'),
      { type: 'office', by, area: 3 },
      END,
      { type: 'done', by },
      { type: 'done', by: p2 },
    ],
    play: { type: 'trade-tile', tile: '2' },
    sees: [
      [
        t =>
          sumOf('link')({
            ...t,
            state: { ...t.state, companies: { p1: { ...companyOf(t, by), offices: [1, 2, 3, 7, 8] } } },
          }),
        18,
      ],
      [sumOf('link'), 10],
    ],
  },
  {
    rule: 'RR-12, p. 13',
    shows: 'offices that are not neighbours bring nothing',
    given: turn({}, { offices: [1, 3] }),
    after: [place('telegraph')],
    play: { type: 'office', by, area: 5 },
    sees: [[sumOf('link'), 0]],
  },
  {
    rule: 'RR-10, p. 12',
    shows: 'three offices times a marker at 5 are 15 points',
    given: open({ steps: 1 }, { offices: [1, 3, 5], tracks: { network: 0, stations: 0, telegraph: 4 } }),
    play: { type: 'advance', by, track: 'telegraph', steps: 1 },
    then: { 'share:telegraph@player:p1': 2 },
    sees: [
      [sumOf('telegraph'), 15],
      [t => scoreOf(t, by), 8 + 15],
    ],
  },
  {
    rule: 'RR-10, variant',
    shows: 'a step printed with $50 costs 500',
    options: { gates: 'hard' },
    given: open({ steps: 3 }),
    play: { type: 'advance', by, track: 'network', steps: 3 },
    then: { 'player:p1': 100 },
  },
  {
    rule: 'RR-10',
    shows: 'a worker is given up on the way to the top',
    given: open({ steps: 1 }, { tracks: { network: 0, stations: 6, telegraph: 0 } }),
    play: { type: 'advance', by, track: 'stations', steps: 1, give: [{ worker: 'white', from: 'supply' }] },
    then: { 'piece:white@player:p1': 3, 'piece:white@bank': 1 },
  },
  {
    rule: 'RR-9',
    shows: 'a milestone complete at the end of the turn gives its workers back and calls for the next letter',
    given: open({ promote: [0] }, { hand: ['A2-3'] }),
    after: [
      { type: 'promote', by, worker: 'white', from: 'supply', milestone: 'A2-3' },
      { type: 'hire', by, colour: 'grey' },
      { type: 'sell-shares', by, count: 2 },
    ],
    play: END,
    then: { 'piece:white@bank': 1, 'piece:white@player:p1': 3 },
    events: ['milestone-reached'],
    sees: [[t => t.state.phase, { name: 'milestone', due: [{ by, letter: 'B' }] }]],
  },
  {
    rule: 'RR-6',
    shows: 'grey makes a deal of one share for nothing, and the tile is replaced',
    given: { ...turn(), entries: [gets.worker('grey')] },
    after: [place('sell', 'grey')],
    play: { type: 'extra', by, as: 'grey', deal: 'upper' },
    then: { 'share:telegraph@player:p1': 3 },
    sees: [[t => t.state.phase.name, 'trade-tile']],
  },
  {
    rule: 'RR-3',
    shows: 'orange gives a price already paid back',
    given: { ...turn(), entries: [gets.worker('orange')] },
    after: [place('station', 'orange'), { type: 'station', by, city: 'Charlotte' }],
    play: extra('orange'),
    then: { 'player:p1': 600 },
  },
  {
    rule: 'p. 4',
    shows: 'a colour that has run out is replaced by another',
    given: { ...open({ workers: [['white']] }) },
    play: { type: 'take-worker', by, colour: 'orange' },
    then: { 'piece:orange@player:p1': 1 },
  },
  {
    rule: 'p. 4',
    shows:
      'who has won two settles the one that is there first, and keeps the choice for the one that is gone',
    given: { ...open({ workers: [['white'], ['grey']] }) },
    after: [{ type: 'take-worker', by, colour: 'grey' }],
    play: { type: 'take-worker', by, colour: 'orange' },
    then: { 'piece:grey@player:p1': 1, 'piece:orange@player:p1': 1 },
  },
  {
    rule: 'RR-1',
    shows: 'with an empty supply all workers come back before one is placed',
    given: { ...turn(), entries: [{ ...gets.less('white', 4), to: 'pool:board-p1' }] },
    play: place('sell'),
    then: { 'piece:white@player:p1': 3, 'piece:white@pool:board-p1': 1 },
    events: ['workers-back'],
  },
  {
    rule: 'RR-11',
    shows: 'clearing what is left of the logo leaves each player as many turns, and then one more',
    given: { ...turn(), entries: [gets.less('rail', 3), gets.less('building', 1)] },
    after: [place('sell')],
    play: { type: 'sell', by, piece: 'building' },
    ends: ['areas-cleared'],
    events: ['end-triggered'],
    sees: [
      [t => leftOfLogo(t, by), 0],
      [t => [turnsLeft(t, by), turnsLeft(t, p2)], [1, 2]],
    ],
  },
];
