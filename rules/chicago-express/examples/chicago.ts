import type { HexId } from '../data';
import { EXPAND, holds, incomeOf, leastOf, owns, phaseOf, scene, turnOf, type Row } from './scenes';

const place = (railroad: 'prr' | 'bo' | 'co' | 'nyc' | 'wabash', hex: HexId) =>
  ({ type: 'place', by: 'p1', railroad, hex }) as const;
const finish = { type: 'finish', by: 'p1' } as const;

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
