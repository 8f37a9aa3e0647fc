import type { Offer } from '../kernel/action';
import type { PlayerId } from '../kernel/ledger';
import { apply } from './apply';
import { tollFor } from './apply/effects';
import { startLetters } from './apply/milestone';
import { tradeStack } from './apply/trade';
import { pile } from './apply/turn-end';
import { AREAS, COLOURS, DEEDS, LOCOMOTIVES, TELEGRAPH_TILES, TRACKS } from './data';
import { openNow } from './effects';
import { companyOf, hasWorker, shares } from './pieces';
import { actorOf } from './rounds';
import type { Action, Colour, RailTable, Stand } from './types';

const COLOURED = COLOURS.filter(c => c !== 'white');
const FACES = ['down', 'up'] as const;
const DEALS = ['upper', 'lower'] as const;

/** One's workers, each colour once for every place where one stands. */
export const stands = (t: RailTable, by: PlayerId): readonly Stand[] =>
  COLOURS.flatMap(worker =>
    (['supply', 'board'] as const).map(from => ({ worker, from })).filter(stand => hasWorker(t, by, stand)),
  );

const rails = (t: RailTable, by: PlayerId, free: boolean): readonly Offer<Action>[] => {
  const { cities } = companyOf(t, by);
  const none = { type: 'rail', by, terrain: 0, trade: false, cities: [], ...(free && { free }) } as const;
  const ask = { field: 'terrain', min: 0, step: 1 };
  const further = Object.keys(t.board.cities).filter(city => !cities.includes(city));
  return [
    { action: none, ask },
    { action: { ...none, trade: true }, ask },
    ...further.map(city => ({ action: { ...none, cities: [city] }, ask })),
  ];
};

const plain = (actions: readonly Action[]): readonly Offer<Action>[] => actions.map(action => ({ action }));

const effects = (t: RailTable, by: PlayerId): readonly Offer<Action>[] => {
  const open = openNow(t.state.phase);
  const own = stands(t, by);
  const { cities, hand } = companyOf(t, by);
  const actions: Action[] = [];
  if (open.promote.length > 0)
    for (const milestone of hand)
      actions.push(...own.map(s => ({ type: 'promote', by, ...s, milestone }) as const));
  for (const track of TRACKS)
    for (let steps = 1; steps <= open.steps; steps++) {
      const toll = tollFor(t, by, track, steps);
      if ('ok' in toll) break;
      const gives =
        toll.workers === 0
          ? [undefined]
          : toll.workers === 1
            ? own.map(s => [s])
            : [own.slice(0, toll.workers)];
      for (const give of gives)
        actions.push({ type: 'advance', by, track, steps, ...(give !== undefined && { give }) });
    }
  if (open.locomotive > 0)
    actions.push(...LOCOMOTIVES.map(loco => ({ type: 'locomotive', by, loco }) as const));
  if (open.flip > 0)
    for (const loco of LOCOMOTIVES)
      actions.push(...FACES.map(to => ({ type: 'flip', by, loco, to }) as const));
  if (open.swap > 0)
    for (const { worker: give, from } of own)
      actions.push(
        ...COLOURS.filter(c => c !== give).map(take => ({ type: 'swap', by, give, from, take }) as const),
      );
  if (open.workers.length > 0)
    actions.push(...COLOURS.map(colour => ({ type: 'take-worker', by, colour }) as const));
  if (open.station > 0)
    actions.push(...cities.map(city => ({ type: 'station', by, city, free: true }) as const));
  if (open.office > 0)
    actions.push(...AREAS.map(area => ({ type: 'office', by, area, free: true }) as const));
  return [...plain(actions), ...(open.rail.length > 0 ? rails(t, by, true) : [])];
};

const deeds = (t: RailTable, by: PlayerId): readonly Offer<Action>[] => {
  const { phase } = t.state;
  if (phase.name !== 'action') return [];
  const { deed } = phase;
  const own = stands(t, by);
  const colours: readonly Colour[] = deed.worker === 'white' ? ['white'] : ['white', deed.worker];
  const extras: readonly Action[] = colours.flatMap((as): readonly Action[] =>
    deed.name === 'sell' && as === 'grey'
      ? DEALS.map(deal => ({ type: 'extra', by, as, deal }))
      : [{ type: 'extra', by, as }],
  );
  switch (deed.name) {
    case 'station':
      return plain([
        ...companyOf(t, by).cities.map(city => ({ type: 'station', by, city }) as const),
        { type: 'first-bonus', by },
        ...extras,
      ]);
    case 'railroad':
      return [...rails(t, by, false), ...plain(extras)];
    case 'telegraph':
      return plain([
        ...AREAS.map(area => ({ type: 'office', by, area }) as const),
        ...own.map(s => ({ type: 'tile-bonus', by, ...s }) as const),
        ...extras,
      ]);
    case 'sell':
      return plain([{ type: 'sell', by, piece: 'building' }, { type: 'sell', by, piece: 'rail' }, ...extras]);
  }
};

const phaseOffers = (t: RailTable, by: PlayerId): readonly Offer<Action>[] => {
  const { phase, startTiles } = t.state;
  switch (phase.name) {
    case 'setup': {
      const free = COLOURED.filter(c => !startTiles.some(s => s.worker === c));
      const tiles = Object.keys(t.board.startTiles).filter(id => !startTiles.some(s => s.tile === id));
      if (phase.tile !== undefined) return [...effects(t, by), { action: { type: 'done', by } }];
      return plain(
        tiles.flatMap(tile => free.map(worker => ({ type: 'start-tile', by, tile, worker }) as const)),
      );
    }
    case 'turn':
      return plain([
        ...DEEDS.flatMap(deed => COLOURS.map(worker => ({ type: 'place', by, deed, worker }) as const)),
        { type: 'skip-turn', by },
      ]);
    case 'action':
      return [...deeds(t, by), ...effects(t, by), { action: { type: 'end-action', by } }];
    case 'trade':
      return [
        ...plain(DEALS.map(deal => ({ type: 'deal', by, deal }) as const)),
        ...effects(t, by),
        { action: { type: 'done', by } },
      ];
    case 'milestone': {
      const letter = phase.due[0]?.letter;
      return letter === undefined
        ? []
        : plain(pile(t, letter).map(milestone => ({ type: 'take-milestone', by, milestone }) as const));
    }
    default:
      return [];
  }
};

/** Tiles lying on the table that nobody has named yet. */
const unsaid = (t: RailTable): readonly Offer<Action>[] => {
  const { cityTiles, telegraphTiles, tradeTile } = t.state;
  const used = Object.values(cityTiles);
  const [city] = Object.keys(t.board.cities).filter(c => cityTiles[c] === undefined);
  const area = AREAS.find(n => telegraphTiles[n] === undefined && t.board.telegraph[n - 1]?.trade !== true);
  const trades = tradeTile === undefined ? tradeStack(t) : [];
  return plain([
    ...(trades.length > 0 || tradeTile !== undefined ? trades : t.board.trades).map(
      tile => ({ type: 'trade-tile', tile }) as const,
    ),
    ...(city === undefined ? [] : Object.keys(t.board.cityTiles).filter(id => !used.includes(id))).map(
      tile => ({ type: 'city-tile', city: city ?? '', tile }) as const,
    ),
    ...(area === undefined
      ? []
      : TELEGRAPH_TILES.map(tile => ({ type: 'telegraph-tile', area, tile }) as const)),
    ...t.players.flatMap(by =>
      startLetters(t, by).flatMap(letter =>
        pile(t, letter).map(milestone => ({ type: 'take-milestone', by, milestone }) as const),
      ),
    ),
  ]);
};

const anyTime = (t: RailTable): readonly Offer<Action>[] =>
  t.players.flatMap(by => [
    {
      action: { type: 'sell-shares', by, count: 1 },
      ask: { field: 'count', min: 1, max: Math.max(1, shares(t, by)), step: 1 },
    },
    ...plain(COLOURS.map(colour => ({ type: 'hire', by, colour }) as const)),
  ]);

/** Everything that could be meant now; some of it may be refused. */
export const candidates = (t: RailTable): readonly Offer<Action>[] => {
  const by = actorOf(t.state);
  return by === undefined ? [] : [...phaseOffers(t, by), ...unsaid(t), ...anyTime(t)];
};

export const legal = (t: RailTable): readonly Offer<Action>[] =>
  candidates(t).filter(o => apply(t, o.action).ok);
