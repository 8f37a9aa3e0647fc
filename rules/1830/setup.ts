import { recordOf } from '../kernel/keys';
import { player } from '../kernel/ledger';
import type { Sheet } from '../kernel/sheet';
import type { Table } from '../kernel/table';
import {
  COMPANIES,
  ENDLESS_DIESELS,
  FIELD_IDS,
  PRIVATES,
  SHARES,
  STARTING_CASH,
  THIRD_SIX,
  TRAINS,
  TRAIN_DATA,
  type Train,
} from './data';
import { OFFERING, trainPiece } from './reading';
import { deal, move, pay } from './refusals';
import type { Board, Corporation, FieldFigures, Options, Ruled } from './types';

const BARE: FieldFigures = { name: '', cost: 0, low: 0, high: 0 };

export const board = (sheet: Sheet): Board => {
  const figures = new Map((sheet['fields'] ?? []).map(row => [row.id, row]));
  const read = (id: string): FieldFigures => {
    const row = figures.get(id);
    if (row === undefined) return BARE;
    return {
      name: String(row['name'] ?? ''),
      cost: Number(row['cost'] ?? 0),
      low: Number(row['low'] ?? 0),
      high: Number(row['high'] ?? 0),
    };
  };
  return recordOf(FIELD_IDS, read);
};

const countOf = (train: Train, { diesels, sixes }: Options): number => {
  if (train === '6' && sixes === 'three') return THIRD_SIX;
  if (train !== 'D' || diesels === 'six') return TRAIN_DATA[train].count;
  return diesels === 'none' ? 0 : ENDLESS_DIESELS;
};

const NEW: Corporation = { funded: false, operated: false, lastRun: 0, stations: [] };

/** §2: everything comes from the mint; the players' 2400 are part of the bank's total. */
export const setup = ({ players, options }: Table<undefined, Board, Options>): Ruled => {
  const each = STARTING_CASH[players.length] ?? 0;
  const [first = 'p1'] = players;
  return {
    ok: true,
    state: {
      round: { name: 'auction', turn: first, passes: 0, cut: 0, bids: {} },
      companies: { prr: NEW, nyc: NEW, cpr: NEW, bo: NEW, co: NEW, erie: NEW, nynh: NEW, bm: NEW },
      phase: '2',
      priority: first,
      stockRound: 1,
      turns: 1,
      moves: 0,
      tiles: {},
      untold: 0,
      broken: false,
    },
    entries: [
      pay('mint', 'bank', options.bank - each * players.length, 'start'),
      ...players.map(id => pay('mint', player(id), each, 'start')),
      ...COMPANIES.map(c => deal(c, 'mint', OFFERING, SHARES, 'start')),
      ...TRAINS.map(train => move(trainPiece(train), 'mint', 'bank', countOf(train, options), 'start')),
      ...PRIVATES.map(p => move(p, 'mint', 'bank', 1, 'start')),
    ],
  };
};
