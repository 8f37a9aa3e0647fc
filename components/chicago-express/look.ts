import { incomeFrom } from '@/rules/chicago-express/apply/expand';
import { LANDMARK_HEXES, RAILROADS, type HexId } from '@/rules/chicago-express/data';
import { hasHouse } from '@/rules/chicago-express/reading';
import type { ExpressTable, Hex } from '@/rules/chicago-express/types';

import type { MapHex, MapNetwork } from '../hex';

export const GAME = 'chicago-express';

export type BoardHex = MapHex & { readonly id: HexId };

const PLACES: Readonly<Partial<Record<HexId, NonNullable<MapHex['namePlace']>>>> = {
  A2: 'below',
  D3: 'below',
  E0: 'right',
  L0: 'left',
  I6: 'below',
  Q3: 'left',
};

const figureOf = (t: ExpressTable, hex: Hex): MapHex['figure'] => {
  const built = hasHouse(t.state, hex.id);
  if (hex.kind === 'industrial') return { text: String(incomeFrom(t, hex)), shape: 'square' };
  if (hex.kind === 'city' || built)
    return {
      // a forest brings money once, and no income
      text: hex.kind === 'forest' ? '$' : String(incomeFrom(t, hex)),
      shape: 'disc',
      built,
      large: hex.id === LANDMARK_HEXES.chicago,
    };
  return undefined;
};

/** The players' board as the map draws it. */
export const mapHexes = (t: ExpressTable, write: (cost: number) => string): readonly BoardHex[] =>
  t.board.all.map(hex => ({
    id: hex.id,
    col: hex.col,
    row: hex.row,
    terrain: hex.kind === 'start' ? 'city' : hex.kind,
    figure: figureOf(t, hex),
    cost: hex.kind === 'start' || hex.cost === 1 ? undefined : write(hex.cost),
    name: hex.name === '' ? undefined : hex.name,
    namePlace: PLACES[hex.id],
  }));

export const networksOf = ({ state }: ExpressTable): readonly MapNetwork[] =>
  RAILROADS.filter(r => state.track[r].length > 0).map(r => ({
    game: GAME,
    company: r,
    hexes: state.track[r],
  }));
