import { nextSeat } from '../kernel/auction';
import { player } from '../kernel/ledger';
import {
  cashOf,
  heldBy,
  ranked,
  type End,
  type Figure,
  type Setting,
  type SettingChange,
  type Standing,
} from '../kernel/table';
import { COMPANIES, END } from './data';
import { place, prices } from './track';
import type { SpekulationTable, State } from './types';

/** SP-13: the turn in which the first stone reaches END is the last. */
export const end = ({ state }: SpekulationTable): End | undefined =>
  state.arrived.length > 0 ? { triggers: ['at-end'], over: state.phase.name === 'over' } : undefined;

/** SP-14: cash and the shares at their present prices, also the negative ones; equals win together. */
export const standings = (t: SpekulationTable): readonly Standing[] => {
  const price = prices(t.board, t.state);
  return ranked(
    t.players.map(id => {
      const cash = cashOf(t, player(id));
      const shares = COMPANIES.flatMap(company => {
        const n = heldBy(t, id, `share:${company}`);
        return n === 0
          ? []
          : [{ of: 'shares', amount: n * price[company], params: { company, n, price: price[company] } }];
      });
      const worth = shares.reduce((sum, line) => sum + line.amount, cash);
      return { player: id, worth, lines: [{ of: 'cash', amount: cash }, ...shares] };
    }),
  );
};

export const figures = (t: SpekulationTable): readonly Figure[] => {
  const price = prices(t.board, t.state);
  return [
    ...standings(t).map(s => ({ chart: 'worth', of: s.player, value: s.worth })),
    ...COMPANIES.map(c => ({ chart: 'price', of: c, value: price[c] })),
    ...COMPANIES.map(c => ({ chart: 'field', of: c, value: t.state.stones[c] })),
  ];
};

/** What a correction may set: where a stone stands, and whose turn begins. */
export const settings = ({ state }: SpekulationTable): readonly Setting[] => [
  ...COMPANIES.map(company => ({
    id: `stone:${company}`,
    field: 'count' as const,
    value: state.stones[company],
    label: { key: 'stone', params: { company } },
  })),
  { id: 'turn', field: 'player', value: state.turn, label: { key: 'turn' } },
];

/** A finished game whose last stone is taken off END again goes on with the next turn. */
const goesOn = ({ players }: SpekulationTable, state: State): State =>
  state.phase.name === 'over' && state.arrived.length === 0
    ? {
        ...state,
        phase: { name: 'draw' },
        turn: nextSeat(players, state.turn) ?? state.turn,
        turnNo: state.turnNo + 1,
      }
    : state;

export const withSetting = (t: SpekulationTable, { id, value }: SettingChange): State | undefined => {
  const company = COMPANIES.find(c => id === `stone:${c}`);
  if (company !== undefined)
    return typeof value === 'number' && value <= END
      ? goesOn(t, { ...t.state, ...place(t.state, company, value) })
      : undefined;
  const turn = t.players.find(p => p === value);
  return turn !== undefined && t.state.phase.name === 'draw' ? { ...t.state, turn } : undefined;
};
