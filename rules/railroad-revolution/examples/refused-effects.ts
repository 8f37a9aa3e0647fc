import { GREY, grey, no, p2, promote, setup, take, trading } from './refusing';
import { by, extra, gets, open, place, turn, type Row } from './row';

/** Refusals of sales, deals, effects, milestones and tracks. */
export const REFUSED_EFFECTS: readonly Row[] = [
  no('nothing-to-sell', 'nothing is left', place('sell'), {
    ...turn(),
    entries: [gets.less('rail', 15), gets.less('building', 12)],
  }),
  no('piece-sold', 'one piece an action', { type: 'sell', by, piece: 'rail' }, turn(), [
    place('sell'),
    { type: 'sell', by, piece: 'rail' },
  ]),
  no(
    'not-in-leftmost-area',
    'no building in the leftmost area',
    { type: 'sell', by, piece: 'building' },
    turn(),
    [place('sell')],
  ),
  no('no-trade-now', 'deals wait for a trade', { type: 'deal', by, deal: 'upper' }),
  no('not-your-deal', 'the active player first', { type: 'deal', by: p2, deal: 'upper' }, turn(trading)),
  no('deal-made', 'each deal once', { type: 'deal', by, deal: 'upper' }, turn(trading)),
  no(
    'one-deal-only',
    'the others one deal',
    { type: 'deal', by, deal: 'lower' },
    turn({ ...trading, active: p2 }),
  ),
  no(
    'deal-costs-more',
    'not enough shares',
    { type: 'deal', by, deal: 'lower' },
    turn({ ...trading, tradeTile: '2' }),
  ),
  no('name-the-deal', 'grey says which deal', extra('grey'), grey, [place('sell', 'grey')]),
  no(
    'trade-tile-unknown',
    'the tile is asked for',
    GREY,
    {
      state: s => {
        const { tradeTile: _gone, ...rest } = turn().state(s);
        return rest;
      },
      entries: [gets.worker('grey')],
    },
    [place('sell', 'grey')],
  ),
  no('not-in-trade-stack', 'a tile just laid aside stays there', { type: 'trade-tile', tile: '1' }, grey, [
    place('sell', 'grey'),
    GREY,
  ]),
  no('effect-not-open', 'no swap has been won', {
    type: 'swap',
    by,
    give: 'white',
    from: 'supply',
    take: 'grey',
  }),
  no(
    'no-such-locomotive',
    'no locomotive lies face down',
    { type: 'flip', by, loco: 'promote', to: 'up' },
    open({ flip: 1 }),
  ),
  no(
    'stack-empty',
    'promoting locomotives are in no stack',
    { type: 'locomotive', by, loco: 'promote' },
    open({ locomotive: 1 }),
  ),
  no(
    'worker-gone',
    'no white worker in the common supply',
    { type: 'swap', by, give: 'white', from: 'supply', take: 'white' },
    open({ swap: 1 }),
  ),
  no(
    'worker-not-yours',
    'no grey worker to give',
    { type: 'swap', by, give: 'grey', from: 'supply', take: 'orange' },
    open({ swap: 1 }),
  ),
  no(
    'worker-not-offered',
    'grey was won, not orange',
    { type: 'take-worker', by, colour: 'orange' },
    open({ workers: [['grey']] }),
  ),
  no(
    'start-tile-gone',
    'one start tile each',
    { type: 'start-tile', by: p2, tile: '2a', worker: 'orange' },
    {},
    setup('1a'),
  ),
  no(
    'start-worker-gone',
    'the workers beside the tiles are coloured',
    { type: 'start-tile', by: p2, tile: '1a', worker: 'white' },
    {},
  ),
  no(
    'start-building-place',
    'the start office stands at a trade symbol',
    { type: 'office', by: p2, area: 2, free: true },
    {},
    setup('2b'),
  ),
  no('milestone-not-held', 'somebody else has it', promote('A1-1'), open({ promote: [0] })),
  no(
    'worker-not-available',
    'no grey worker to promote',
    { type: 'promote', by, worker: 'grey', from: 'board', milestone: 'A2-2' },
    open({ promote: [0] }, { hand: ['A2-2'] }),
  ),
  no(
    'no-place-on-milestone',
    'the colours are printed',
    promote('A2-2'),
    open({ promote: [0] }, { hand: ['A2-2'] }),
  ),
  no('milestone-not-due', 'nobody has reached one', take('B-1')),
  no('milestone-gone', 'somebody has it', take('A1-1'), turn(), [
    { type: 'take-milestone', by: p2, milestone: 'A1-1' },
  ]),
  no(
    'milestone-not-drawn',
    'it must be among the three',
    take('B-1', ['B-2', 'B-3', 'B-4']),
    turn({ phase: { name: 'milestone', due: [{ by, letter: 'B' }] } }),
  ),
  no(
    'drawn-otherwise',
    'three are drawn, not two',
    take('B-1', ['B-1', 'B-2']),
    turn({ phase: { name: 'milestone', due: [{ by, letter: 'B' }] } }),
  ),
  no(
    'drawn-otherwise',
    'three different ones',
    take('B-1', ['B-1', 'B-1', 'B-2']),
    turn({ phase: { name: 'milestone', due: [{ by, letter: 'B' }] } }),
  ),
  no(
    'end-of-track',
    'seven steps lead to the top',
    { type: 'advance', by, track: 'network', steps: 2 },
    open({ steps: 3 }, { tracks: { network: 6, stations: 0, telegraph: 0 } }),
  ),
  no(
    'gate-shares',
    'a share must be given up',
    { type: 'advance', by, track: 'network', steps: 1 },
    {
      ...open({ steps: 1 }, { tracks: { network: 4, stations: 0, telegraph: 0 } }),
      entries: [{ ...gets.shares(3), from: 'player:p1', to: 'mint' }],
    },
  ),
  no(
    'gate-workers',
    'a worker must be given up',
    { type: 'advance', by, track: 'network', steps: 1 },
    open({ steps: 1 }, { tracks: { network: 6, stations: 0, telegraph: 0 } }),
  ),
  no(
    'missing-figure',
    'a milestone that nobody has described is asked for',
    promote('A1-9'),
    open({ promote: [0] }, { hand: ['A1-9'] }),
  ),
];
