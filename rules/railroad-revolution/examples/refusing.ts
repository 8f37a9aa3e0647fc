import type { PlayerId } from '../../kernel/ledger';
import { NONE } from '../effects';
import { REFUSALS, type Reason } from '../refusals';
import type { Action, State } from '../types';
import { by, gets, open, turn, type Row } from './row';

export const p2: PlayerId = 'p2';

export const no = (
  refused: Reason,
  shows: string,
  play: Action,
  given: Row['given'] = turn(),
  after: readonly Action[] = [],
): Row => ({
  rule: REFUSALS[refused],
  shows,
  refused,
  play,
  after,
  given,
});
export const office = (area: number, free?: boolean): Action => ({
  type: 'office',
  by,
  area,
  ...(free && { free }),
});
export const station = (city: string, free?: boolean): Action => ({
  type: 'station',
  by,
  city,
  ...(free && { free }),
});
export const white = { worker: 'white', from: 'supply' } as const;
export const promote = (milestone: string): Action => ({ type: 'promote', by, ...white, milestone });
export const take = (milestone: string, drawn?: readonly string[]): Action => ({
  type: 'take-milestone',
  by,
  milestone,
  ...(drawn !== undefined && { drawn }),
});
export const grey = { ...turn(), entries: [gets.worker('grey')] };
export const GREY: Action = { type: 'extra', by, as: 'grey', deal: 'lower' };
export const trading: Partial<State> = {
  turns: 1,
  phase: { name: 'trade', by, made: ['upper'], open: NONE },
};
export const setup = (tile: string): readonly Action[] => [
  { type: 'start-tile', by: p2, tile, worker: 'grey' },
];
export const owing = {
  ...open({}),
  entries: [{ ...gets.cash(-700), amount: 700, from: 'player:p1', to: 'mint' } as const],
};
