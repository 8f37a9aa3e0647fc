import type { Figure, Setting, SettingChange, Standing, Status, End, Phrase } from '../kernel/table';
import { player } from '../kernel/ledger';
import { ranked } from '../kernel/table';
import { TRACKS } from './data';
import { cash, companyOf, shares } from './pieces';
import { actorOf, nextAfter, turnsOf, withCompany } from './rounds';
import { scoreLines, scoreOf, wealthOf } from './score';
import type { RailTable, State } from './types';

export const end = ({ state }: RailTable): End | undefined =>
  state.end === undefined ? undefined : { triggers: ['areas-cleared'], over: state.phase.name === 'over' };

export const standings = (t: RailTable): readonly Standing[] =>
  ranked(
    t.players.map(id => ({
      player: id,
      worth: scoreOf(t, id),
      lines: scoreLines(t, id).map(({ of, amount, params }) => ({ of, amount, params })),
    })),
    id => wealthOf(t, id), // RR-12: a tie goes to the greater wealth; equals share the place
  );

const asks = ({ state: { phase } }: RailTable): Phrase => {
  switch (phase.name) {
    case 'setup':
      return { key: phase.tile === undefined ? 'asks-start-tile' : 'asks-start-effects' };
    case 'turn':
      return { key: 'asks-worker' };
    case 'action':
      return { key: `asks-${phase.deed.name}`, params: { worker: phase.deed.worker } };
    case 'milestone':
      return { key: 'asks-milestone', params: { letter: phase.due[0]?.letter ?? '' } };
    default:
      return { key: `asks-${phase.name}` };
  }
};

/** Counts start tiles and turns: records of one turn are told together. */
const turnCount = ({ players, state: { phase, turns, startTiles } }: RailTable): number => {
  if (phase.name === 'setup') return startTiles.length + (phase.tile === undefined ? 1 : 0);
  return players.length + turns + (phase.name === 'turn' ? 1 : 0);
};

export const roundOf = (t: RailTable): number =>
  turnsOf(t, t.state.active) + (t.state.phase.name === 'turn' ? 1 : 0);

/** Which heading of the reference card helps with what is asked. */
const cardFor = ({ state: { phase } }: RailTable): string => {
  switch (phase.name) {
    case 'action':
      return phase.deed.name === 'sell' ? 'sale' : phase.deed.name;
    case 'trade':
    case 'trade-tile':
      return 'trade';
    case 'milestone':
      return 'milestones';
    case 'over':
      return 'end';
    default:
      return 'turn';
  }
};

export const status = (t: RailTable): Status => {
  const { phase, active, end: ending } = t.state;
  const actor = actorOf(t.state);
  const round: Phrase =
    phase.name === 'setup'
      ? { key: 'setup' }
      : { key: ending?.last === true ? 'last-round' : 'round', params: { n: roundOf(t) } };
  return {
    turn: turnCount(t),
    round,
    ...(actor !== undefined && { actor: player(actor) }),
    asks: asks(t),
    card: cardFor(t),
    ...(phase.name !== 'over' && phase.name !== 'setup' && { next: player(nextAfter(t, active)) }),
  };
};

export const figures = (t: RailTable): readonly Figure[] =>
  t.players.flatMap(id => [
    { chart: 'points', of: id, value: scoreOf(t, id) },
    { chart: 'cash', of: id, value: cash(t, id) },
    { chart: 'shares', of: id, value: shares(t, id) },
  ]);

/** RR-10: the markers lie on the map, where no entry reaches them. */
export const settings = (t: RailTable): readonly Setting[] =>
  t.players.flatMap(by =>
    TRACKS.map(track => ({
      id: `${by}-${track}`,
      field: 'count' as const,
      value: companyOf(t, by).tracks[track],
      label: { key: track, params: { by } },
    })),
  );

export const withSetting = (t: RailTable, { id, value }: SettingChange): State | undefined => {
  const by = t.players.find(p => id.startsWith(`${p}-`));
  const track = TRACKS.find(name => id.endsWith(`-${name}`));
  if (by === undefined || track === undefined || typeof value !== 'number') return undefined;
  if (value > (t.board.tops[track] ?? value)) return undefined;
  return withCompany(t.state, by, c => ({ tracks: { ...c.tracks, [track]: value } }));
};
