import { nextSeat } from '../kernel/auction';
import type { PlayerId } from '../kernel/ledger';
import type { Company, RailTable, State } from './types';

/** Turns that a player has begun. */
export const turnsOf = ({ players, options, state }: RailTable, id: PlayerId): number => {
  const seats = players.length;
  const offset = (players.indexOf(id) - players.indexOf(options.first) + seats) % seats;
  return Math.max(0, Math.ceil((state.turns - offset) / seats));
};

/** RR-11: how many turns a player has before him once the end is in sight, the one under way not counted. */
export const turnsLeft = (t: RailTable, id: PlayerId): number | undefined =>
  t.state.end === undefined ? undefined : t.state.end.rounds - turnsOf(t, id);

export const isLastTurn = (t: RailTable): boolean => t.players.every(id => turnsLeft(t, id) === 0);

export const clockwise = ({ players }: RailTable, from: PlayerId): readonly PlayerId[] => {
  const at = players.indexOf(from);
  return [...players.slice(at), ...players.slice(0, at)];
};

export const nextAfter = ({ players }: RailTable, id: PlayerId): PlayerId => nextSeat(players, id) ?? id;

/** Who is asked now; nobody once the game is over. */
export const actorOf = ({ phase, active }: State): PlayerId | undefined => {
  switch (phase.name) {
    case 'setup':
    case 'trade':
      return phase.by;
    case 'milestone':
      return phase.due[0]?.by ?? active;
    case 'over':
      return undefined;
    default:
      return active;
  }
};

export const withCompany = (state: State, id: PlayerId, change: (c: Company) => Partial<Company>): State => {
  const company = state.companies[id];
  return company === undefined
    ? state
    : { ...state, companies: { ...state.companies, [id]: { ...company, ...change(company) } } };
};
