import type { PlayerId } from '../kernel/ledger';
import type { LayoutLine, LayoutPart, Phrase } from '../kernel/table';
import { COLOURS, LOCOMOTIVES, NEUTRAL, TRACKS } from './data';
import { companyOf, faces, onBoard, promoted, workersAt, type Faces } from './pieces';
import type { Rail, RailTable } from './types';

const line = (key: string, where: readonly Phrase[]): LayoutLine => ({ what: { key }, where });
const known = (lines: readonly LayoutLine[]): readonly LayoutLine[] => lines.filter(l => l.where.length > 0);
const part = (title: Phrase, lines: readonly LayoutLine[]): readonly LayoutPart[] => {
  const told = known(lines);
  return told.length === 0 ? [] : [{ title, lines: told }];
};

const city = (name: string): Phrase => ({ key: 'city', params: { city: name } });
const area = (n: number): Phrase => ({ key: 'area', params: { area: n } });

/** How many rails lie on what; where they lie on the map was not told beyond the cities they reach. */
const railsOf = (rails: readonly Rail[]): readonly Phrase[] => {
  if (rails.length === 0) return [];
  const triangles = [...new Set(rails.map(r => r.terrain))].filter(n => n > 0).sort((a, b) => a - b);
  const trade = rails.filter(r => r.trade).length;
  return [
    { key: 'rails', params: { n: rails.length } },
    ...triangles.map(of => ({
      key: 'rails-terrain',
      params: { n: rails.filter(r => r.terrain === of).length, of },
    })),
    ...(trade > 0 ? [{ key: 'rails-trade', params: { n: trade } }] : []),
  ];
};

const locomotivesOf = (t: RailTable, by: PlayerId, face: keyof Faces): readonly Phrase[] =>
  LOCOMOTIVES.flatMap(loco => {
    const n = faces(t, by, loco)[face];
    return n === 0 ? [] : [{ key: `loco-${loco}`, params: { n } }];
  });

const milestonesOf = (t: RailTable, ids: readonly string[]): readonly Phrase[] =>
  ids.flatMap((milestone): readonly Phrase[] => [
    { key: 'milestone', params: { milestone } },
    ...promoted(t, milestone).map(worker => ({ key: `promoted-${worker}` })),
  ]);

const companyPart = (t: RailTable, by: PlayerId): readonly LayoutPart[] => {
  const { stations, offices, cities, rails, tracks, hand, reached } = companyOf(t, by);
  const placed = workersAt(t, onBoard(by));
  return part({ key: 'company', params: { by } }, [
    line('stations', stations.map(city)),
    line('cities', cities.map(city)),
    line('rails-laid', railsOf(rails)),
    line('offices', offices.map(area)),
    line(
      'tracks',
      TRACKS.map(track => ({ key: `track-${track}`, params: { n: tracks[track] } })),
    ),
    line(
      'placed',
      COLOURS.filter(c => placed[c] > 0).map(c => ({ key: `worker-${c}`, params: { n: placed[c] } })),
    ),
    line('face-up', locomotivesOf(t, by, 'up')),
    line('face-down', locomotivesOf(t, by, 'down')),
    line('hand', milestonesOf(t, hand)),
    line('reached', milestonesOf(t, reached)),
  ]);
};

const tiles = ({ state }: RailTable): readonly LayoutLine[] => [
  ...Object.entries(state.cityTiles)
    .filter(([name, tile]) => name !== tile) // those of the home cities are printed
    .map(([name, tile]) => ({ what: city(name), where: [{ key: 'tile', params: { tile } }] })),
  ...Object.entries(state.telegraphTiles).map(([n, tile]) => ({
    what: area(Number(n)),
    where: [{ key: 'telegraph-tile', params: { tile } }],
  })),
  line('trade', state.tradeTile === undefined ? [] : [{ key: 'tile', params: { tile: state.tradeTile } }]),
  line(
    'discards',
    state.discards.map(tile => ({ key: 'tile', params: { tile } })),
  ),
];

/** What each company has on the map and beside it, the tiles that have been told, and the neutral buildings. */
export const layout = (t: RailTable): readonly LayoutPart[] => {
  const neutral = NEUTRAL[t.players.length];
  return [
    ...t.players.flatMap(by => companyPart(t, by)),
    ...part({ key: 'tiles' }, tiles(t)),
    ...part({ key: 'neutral' }, [
      line('stations', (neutral?.stations ?? []).map(city)),
      line('offices', (neutral?.offices ?? []).map(area)),
    ]),
  ];
};
