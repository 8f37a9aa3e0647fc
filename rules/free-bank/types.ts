import type { ActionOf } from '../kernel/action';
import type { OptionsOf, Table } from '../kernel/table';
import type { ACTIONS } from './actions';
import type { OPTIONS } from './data';

export interface State {
  readonly booked: number;
  readonly over: boolean;
}

export type Action = ActionOf<typeof ACTIONS>;
export type Options = OptionsOf<typeof OPTIONS>;
export type Board = null;
export type FreeTable = Table<State, Board, Options>;
