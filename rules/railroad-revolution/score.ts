import type { PlayerId } from '../kernel/ledger';
import type { Params } from '../kernel/ruling';
import type { CellRef } from '../kernel/sheet';
import { stepId, type Condition, type Milestone } from './board';
import { HOME_CITIES, LOCOMOTIVE_POINTS, NETWORK_GROUP, SHARE_PRICE, TRACKS } from './data';
import { cash, companyOf, locomotives, promoted, shares } from './pieces';
import type { Company, RailTable, Track } from './types';

/** One line of the score sheet; while a printed figure is not known, `needs` says which. */
export interface ScoreLine {
  readonly of: 'locomotives' | 'milestone' | Track | 'link';
  readonly amount: number;
  readonly params: Params;
  readonly needs?: CellRef;
}

/** RR-12: a face-up locomotive counts the same whatever it is. */
export const locomotivePoints = (up: number): number => up * LOCOMOTIVE_POINTS;
/** RR-10: what a marker has reached multiplies what the track counts. */
export const trackPoints = (count: number, points: number): number => count * points;
/** RR-12: a tie is broken by money, a share counting for what it sells at. */
export const wealth = (money: number, held: number): number => money + held * SHARE_PRICE;

const isHome = (city: string): boolean => HOME_CITIES.some(c => c === city);

/** What a track multiplies. */
const countFor = (t: RailTable, c: Company, track: Track): number => {
  if (track === 'stations') return c.stations.length;
  if (track === 'telegraph') return c.offices.length;
  return c.cities.filter(city => t.board.cities[city]?.group === NETWORK_GROUP).length;
};

const trackLine = (t: RailTable, c: Company, track: Track): ScoreLine => {
  const at = c.tracks[track];
  const count = countFor(t, c, track);
  const points = t.board.steps[stepId(track, at)]?.points ?? null;
  // Ruling: the home cities, printed without a tile, are not of the far group unless the sheet says so
  const unknown =
    track === 'network'
      ? c.cities.find(city => !isHome(city) && (t.board.cities[city]?.group ?? null) === null)
      : undefined;
  const needs: CellRef | undefined =
    unknown !== undefined
      ? { table: 'cities', row: unknown, column: 'group' }
      : count > 0 && points === null
        ? { table: 'steps', row: stepId(track, at), column: 'points' }
        : undefined;
  return {
    of: track,
    amount: trackPoints(count, points ?? 0),
    params: { count, points: points ?? 0, at },
    ...(needs !== undefined && { needs }),
  };
};

const milestoneLine = (t: RailTable, id: string): ScoreLine => {
  const points = t.board.milestones[id]?.points ?? null;
  return {
    of: 'milestone',
    amount: points ?? 0,
    params: { milestone: id },
    ...(points === null && { needs: { table: 'milestones', row: id, column: 'points' } }),
  };
};

const linkLines = (t: RailTable, c: Company): readonly ScoreLine[] =>
  t.board.telegraph.flatMap((area, i): readonly ScoreLine[] => {
    if (!c.offices.includes(i + 1) || !c.offices.includes(i + 2)) return [];
    const needs = { table: 'telegraph', row: `${i + 1}`, column: 'link' };
    return [
      {
        of: 'link',
        amount: area.link ?? 0,
        params: { from: i + 1, to: i + 2 },
        ...(area.link === null && { needs }),
      },
    ];
  });

/** RR-12: every line of a player's score as it stands. */
export const scoreLines = (t: RailTable, id: PlayerId): readonly ScoreLine[] => {
  const c = companyOf(t, id);
  const { up } = locomotives(t, id);
  return [
    { of: 'locomotives', amount: locomotivePoints(up), params: { n: up, each: LOCOMOTIVE_POINTS } },
    ...c.reached.map(m => milestoneLine(t, m)),
    ...TRACKS.map(track => trackLine(t, c, track)),
    ...linkLines(t, c),
  ];
};

export const scoreOf = (t: RailTable, id: PlayerId): number =>
  scoreLines(t, id).reduce((sum, line) => sum + line.amount, 0);

export const wealthOf = (t: RailTable, id: PlayerId): number => wealth(cash(t, id), shares(t, id));

export const scoreNeeds = (t: RailTable, id: PlayerId): CellRef | undefined =>
  scoreLines(t, id).find(line => line.needs !== undefined)?.needs;

/** RR-9: whether something holds, or the figure without which that cannot be said. */
export type Verdict = boolean | CellRef;

const groupsMet = (t: RailTable, cities: readonly string[], { of, count }: Condition): Verdict => {
  const group = (city: string): number | null => t.board.cities[city]?.group ?? null;
  if (cities.filter(city => group(city) === of).length >= count) return true;
  const unknown = cities.find(city => group(city) === null);
  return unknown === undefined ? false : { table: 'cities', row: unknown, column: 'group' };
};

export const conditionMet = (t: RailTable, id: PlayerId, condition: Condition): Verdict => {
  const c = companyOf(t, id);
  const { terrain, trade } = t.board.firstRail;
  switch (condition.is) {
    case 'connected':
      return groupsMet(t, c.cities, condition);
    case 'stations':
      return groupsMet(t, c.stations, condition);
    case 'trade-rails': {
      const laid = c.rails.filter(r => r.trade).length + (trade === true ? 1 : 0);
      if (laid >= condition.count) return true;
      return trade === null && laid + 1 >= condition.count
        ? { table: 'board', row: 'board', column: 'trade' }
        : false;
    }
    case 'terrain-rails': {
      // RR-9: exactly that many triangles; the rail that lies there from the start counts
      const laid =
        c.rails.filter(r => r.terrain === condition.of).length + (terrain === condition.of ? 1 : 0);
      if (laid >= condition.count) return true;
      return terrain === null && laid + 1 >= condition.count
        ? { table: 'board', row: 'board', column: 'terrain' }
        : false;
    }
  }
};

/** The workers still wanted on a milestone. */
export const placesLeft = (
  m: Milestone,
  there: readonly string[],
): readonly Milestone['workers'][number][] => {
  const places = [...m.workers];
  for (const worker of there) {
    const exact = places.findIndex(w => w === worker);
    const at = exact >= 0 ? exact : places.indexOf('any');
    if (at >= 0) places.splice(at, 1);
  }
  return places;
};

export const milestoneMet = (t: RailTable, id: PlayerId, milestone: string): Verdict => {
  const m = t.board.milestones[milestone];
  const there = promoted(t, milestone);
  if (m === undefined || there.length === 0 || placesLeft(m, there).length > 0) return false;
  if (m.conditions === null) return { table: 'milestones', row: milestone, column: 'is1' };
  const verdicts = m.conditions.map(c => conditionMet(t, id, c));
  return verdicts.includes(false) ? false : (verdicts.find(v => v !== true) ?? true);
};
