import type { ActionSpecs } from '../kernel/action';
import { COLOURS, DEEDS, LOCOMOTIVES, TELEGRAPH_TILES, TRACKS } from './data';

const FROM = ['supply', 'board'] as const;
const WORKER = { worker: COLOURS, from: FROM } as const;
const DEAL = ['upper', 'lower'] as const;

export const ACTIONS = {
  'start-tile': { by: 'player', tile: 'text', worker: COLOURS },
  /** A tile lying on the map, said when it is first needed. */
  'city-tile': { city: 'text', tile: 'text' },
  'telegraph-tile': { area: 'count', tile: TELEGRAPH_TILES },
  place: { by: 'player', deed: DEEDS, worker: COLOURS },
  station: { by: 'player', city: 'text', free: { optional: 'flag' } },
  'first-bonus': { by: 'player' },
  rail: {
    by: 'player',
    terrain: 'count',
    trade: 'flag',
    cities: { list: 'text' },
    free: { optional: 'flag' },
  },
  office: { by: 'player', area: 'count', free: { optional: 'flag' } },
  'tile-bonus': { by: 'player', ...WORKER },
  sell: { by: 'player', piece: ['building', 'rail'] },
  extra: { by: 'player', as: COLOURS, deal: { optional: DEAL } },
  promote: { by: 'player', ...WORKER, milestone: 'text' },
  advance: {
    by: 'player',
    track: TRACKS,
    steps: 'count',
    give: { optional: { list: { fields: WORKER } } },
  },
  locomotive: { by: 'player', loco: LOCOMOTIVES },
  flip: { by: 'player', loco: LOCOMOTIVES, to: ['down', 'up'] },
  swap: { by: 'player', give: COLOURS, from: FROM, take: COLOURS },
  'take-worker': { by: 'player', colour: COLOURS },
  'sell-shares': { by: 'player', count: 'count' },
  hire: { by: 'player', colour: COLOURS },
  'end-action': { by: 'player' },
  'skip-turn': { by: 'player' },
  deal: { by: 'player', deal: DEAL },
  done: { by: 'player' },
  'trade-tile': { tile: 'text' },
  'take-milestone': { by: 'player', milestone: 'text', drawn: { optional: { list: 'text' } } },
} as const satisfies ActionSpecs;
