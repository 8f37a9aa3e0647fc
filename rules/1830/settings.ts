import type { PlayerId } from '../kernel/ledger';
import type { Setting, SettingChange } from '../kernel/table';
import { COMPANIES, TRAINS, type Company } from './data';
import { GRID, type Spot } from './market';
import { STEPS, type State, type T1830 } from './types';

/** Every cell of the market by a name that can be read: its price, then row and column counted from one. */
const CELLS: readonly (readonly [name: string, spot: Spot])[] = GRID.flatMap((cells, row) =>
  cells.flatMap((cell, col): readonly (readonly [string, Spot])[] =>
    cell === undefined ? [] : [[`${cell.price} (${row + 1}/${col + 1})`, { row, col }]],
  ),
);
const CELL_NAMES = CELLS.map(([name]) => name);
const nameOf = (at: Spot): string =>
  CELLS.find(([, spot]) => spot.row === at.row && spot.col === at.col)?.[0] ?? '';

const roundSettings = ({ round }: State): readonly Setting[] => {
  if (round.name === 'operating')
    return [
      { id: 'acts', field: COMPANIES, value: round.company, label: { key: 'acts' } },
      { id: 'step', field: STEPS, value: round.step, label: { key: 'step' } },
    ];
  if (round.name === 'over') return [];
  return [{ id: 'turn', field: 'player', value: round.turn, label: { key: 'turn' } }];
};

/** What a correction may set where the books do not reach. */
export const settings = ({ state }: T1830): readonly Setting[] => [
  ...roundSettings(state),
  { id: 'priority', field: 'player', value: state.priority, label: { key: 'priority' } },
  { id: 'phase', field: TRAINS, value: state.phase, label: { key: 'phase' } },
  { id: 'broken', field: 'flag', value: state.broken, label: { key: 'broken' } },
  ...COMPANIES.flatMap((company): readonly Setting[] => {
    const { listing } = state.companies[company];
    const params = { company };
    if (listing === undefined) return [];
    return [
      { id: `price-${company}`, field: CELL_NAMES, value: nameOf(listing), label: { key: 'price', params } },
      {
        id: `president-${company}`,
        field: 'player',
        value: listing.president,
        label: { key: 'president', params },
      },
    ];
  }),
];

const withRoundSetting = (t: T1830, { id, value }: SettingChange): State | undefined => {
  const { state } = t;
  const { round } = state;
  const seat = t.players.find(p => p === value);
  if (id === 'turn' && seat !== undefined && round.name !== 'operating' && round.name !== 'over')
    return { ...state, round: { ...round, turn: seat } };
  if (round.name !== 'operating') return undefined;
  const step = STEPS.find(s => s === value);
  if (id === 'step' && step !== undefined) return { ...state, round: { ...round, step } };
  const company = COMPANIES.find(c => c === value);
  if (id !== 'acts' || company === undefined || state.companies[company].listing === undefined)
    return undefined;
  const others = [...round.waiting, round.company].filter(c => c !== company);
  const done = round.done.filter(c => c !== company);
  return { ...state, round: { ...round, company, step: 'track', done, waiting: others } };
};

const withCompanySetting = (t: T1830, company: Company, { id, value }: SettingChange): State | undefined => {
  const { state } = t;
  const { listing } = state.companies[company];
  if (listing === undefined) return undefined;
  const spot = CELLS.find(([name]) => name === value)?.[1];
  const president: PlayerId | undefined = t.players.find(p => p === value);
  const since = state.moves + 1;
  const changed =
    id.startsWith('price-') && spot !== undefined
      ? { ...listing, row: spot.row, col: spot.col, since }
      : id.startsWith('president-') && president !== undefined
        ? { ...listing, president }
        : undefined;
  if (changed === undefined) return undefined;
  const corporation = { ...state.companies[company], listing: changed };
  return { ...state, moves: since, companies: { ...state.companies, [company]: corporation } };
};

export const withSetting = (t: T1830, change: SettingChange): State | undefined => {
  const { id, value } = change;
  const { state } = t;
  const seat = t.players.find(p => p === value);
  const phase = TRAINS.find(train => train === value);
  if (id === 'priority') return seat === undefined ? undefined : { ...state, priority: seat };
  if (id === 'phase') return phase === undefined ? undefined : { ...state, phase };
  if (id === 'broken') return typeof value === 'boolean' ? { ...state, broken: value } : undefined;
  const company = COMPANIES.find(c => id === `price-${c}` || id === `president-${c}`);
  return company === undefined ? withRoundSetting(t, change) : withCompanySetting(t, company, change);
};
