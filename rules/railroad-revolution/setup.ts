import { player, type Entry } from '../kernel/ledger';
import type { Table } from '../kernel/table';
import { nextSeat } from '../kernel/auction';
import type { Board } from './board';
import { COLOURED_WORKERS, COLOURS, HOME_CITIES, LOCOMOTIVES, NEUTRAL, STACK, START } from './data';
import { NONE } from './effects';
import { beside, locoPiece, MAP, SHARE } from './pieces';
import { deal, move, pay } from './refusals';
import type { Company, Options, Result } from './types';

const COMPANY: Company = {
  hand: [],
  reached: [],
  tracks: { network: 0, stations: 0, telegraph: 0 },
  cities: [...HOME_CITIES],
  stations: [],
  offices: [],
  rails: [],
};

const stackOf = (players: number): number => (players === 2 ? STACK[2] : players === 3 ? STACK[3] : STACK[4]);

export const setup = ({ players, options }: Table<undefined, Board, Options>): Result => {
  const coloured = COLOURS.filter(c => c !== 'white').map(c =>
    move(c, 'mint', 'bank', COLOURED_WORKERS, 'start'),
  );
  const stacks = LOCOMOTIVES.filter(l => l !== 'promote').map(l =>
    move(locoPiece(l), 'mint', 'bank', stackOf(players.length), 'start'),
  );
  const each = players.flatMap((id): readonly Entry[] => [
    pay('bank', player(id), START.cash, 'start'),
    deal(SHARE, 'bank', player(id), START.shares, 'start'),
    move('white', 'mint', player(id), START.white, 'start'),
    move('building', 'mint', player(id), START.buildings, 'start'),
    move('rail', 'mint', player(id), START.rails, 'start'),
    move('building', 'mint', beside(id), 1, 'start'),
    move('rail', 'mint', beside(id), 1, 'start'),
    move('rail', 'mint', MAP, 1, 'start'),
    move(locoPiece('promote'), 'mint', player(id), 1, 'start'),
  ]);
  // p. 4: the start tiles go round against the clock, the first player comes last
  const lastSeat = [...players].reverse();
  return {
    ok: true,
    state: {
      phase: { name: 'setup', by: nextSeat(lastSeat, options.first) ?? options.first, open: NONE },
      active: options.first,
      turns: 0,
      companies: Object.fromEntries(players.map(id => [id, COMPANY])),
      startTiles: [],
      cityTiles: { Washington: 'Washington', Charlotte: 'Charlotte' },
      telegraphTiles: {},
      discards: [],
    },
    entries: [...coloured, ...stacks, ...each],
  };
};

export const neutralStation = (players: number, city: string): boolean =>
  NEUTRAL[players]?.stations.includes(city) === true;
export const neutralOffice = (players: number, area: number): boolean =>
  NEUTRAL[players]?.offices.includes(area) === true;
