import type { Example } from '../../kernel/example';
import type { Entry, PlayerId } from '../../kernel/ledger';
import { player } from '../../kernel/ledger';
import type { Board } from '../board';
import { NONE } from '../effects';
import { deal, move, pay } from '../refusals';
import type { Action, Colour, Company, DeedName, Effects, Options, State } from '../types';

export type Row = Example<State, Action, Board, Options>;

export const by: PlayerId = 'p1';

/** Past the set-up, with the tiles of the sample laid out as the rows want them. */
export const turn = (change: Partial<State> = {}, own: Partial<Company> = {}) => ({
  state: (s: State): State => {
    const { p1 } = s.companies;
    return {
      ...s,
      phase: { name: 'turn' },
      cityTiles: { ...s.cityTiles, Miami: '1' },
      telegraphTiles: { 2: 'cash', 4: 'steps' },
      tradeTile: '1',
      ...change,
      companies: { ...s.companies, ...(p1 !== undefined && { p1: { ...p1, ...own } }) },
    };
  },
});

/** The same, with something open to the first player, as if the action had been a sale. */
export const open = (effects: Partial<Effects>, own: Partial<Company> = {}, change: Partial<State> = {}) =>
  turn(
    {
      turns: 1,
      phase: {
        name: 'action',
        deed: { name: 'sell', worker: 'white', trade: false, sold: true },
        open: { ...NONE, ...effects },
      },
      ...change,
    },
    own,
  );

export const place = (deed: DeedName, worker: Colour = 'white', who: PlayerId = by): Action => ({
  type: 'place',
  by: who,
  deed,
  worker,
});
export const rail = (terrain: number, more: Partial<Extract<Action, { type: 'rail' }>> = {}): Action => ({
  type: 'rail',
  by,
  terrain,
  trade: false,
  cities: [],
  ...more,
});
export const extra = (as: Colour): Action => ({ type: 'extra', by, as });
export const END: Action = { type: 'end-action', by };

export const gets = {
  cash: (n: number, who: PlayerId = by): Entry => pay('mint', player(who), n, 'start'),
  shares: (n: number, who: PlayerId = by): Entry => deal('telegraph', 'mint', player(who), n, 'start'),
  piece: (piece: string, n: number, who: PlayerId = by): Entry =>
    move(piece, 'mint', player(who), n, 'start'),
  worker: (colour: Colour, who: PlayerId = by): Entry => move(colour, 'bank', player(who), 1, 'start'),
  /** The other way: pieces put back where they came from. */
  less: (piece: string, n: number, who: PlayerId = by): Entry => move(piece, player(who), 'mint', n, 'start'),
};
