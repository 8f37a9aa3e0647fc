import { openAuction } from '../kernel/auction';
import { company, player, type Entry } from '../kernel/ledger';
import type { Outcome, Ruling } from '../kernel/ruling';
import type { Table } from '../kernel/table';
import { byDial, byIndustry, byRailroad } from './board';
import { HOMES, HOUSES, LOCOMOTIVES, OPENING, RAILROADS, SHARES, START_MONEY, type Railroad } from './data';
import { HOUSE, locomotiveOf, ON_MAP } from './reading';
import { deal, move, pay } from './refusals';
import type { Board, Options, State } from './types';

const charter = (r: Railroad): readonly Entry[] => [
  deal(r, 'mint', company(r), SHARES[r], 'start'),
  move(locomotiveOf(r), 'mint', company(r), LOCOMOTIVES[r], 'start'),
  ...(r === 'wabash' ? [] : [move(locomotiveOf(r), company(r), ON_MAP, 1, 'start')]),
];

export const setup = ({
  players,
  options,
  board,
}: Table<undefined, Board, Options>): Ruling<Outcome<State>> => {
  const first = options.firstBidder;
  const [[railroad, least]] = OPENING;
  return {
    ok: true,
    state: {
      // CE-1: four auctions before the first turn
      phase: {
        name: 'opening',
        auction: openAuction({ railroad, first, kind: 'opening' }, players, first, { least }),
      },
      turns: 0,
      income: byRailroad(r => (r === 'wabash' ? 0 : board.startIncome[r])),
      dials: byDial(() => 0),
      industry: byIndustry(i => board.industry[i].start),
      track: byRailroad(r => (r === 'wabash' ? [] : [HOMES[r]])),
      developed: [],
      map: options.map,
      dividends: 0,
    },
    entries: [
      ...RAILROADS.flatMap(charter),
      move(HOUSE, 'mint', 'bank', HOUSES, 'start'),
      ...players.map(id => pay('bank', player(id), START_MONEY[players.length] ?? 0, 'start')),
    ],
  };
};
