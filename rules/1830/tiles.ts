import { fieldCost, fieldRefused, tileRefused, tilesLeft } from './apply/track';
import {
  COLOURS,
  FIELD_IDS,
  FIELDS,
  PHASES,
  TILE_IDS,
  TILES,
  type Colour,
  type FieldId,
  type TileId,
} from './data';
import type { T1830 } from './types';

/** §18.1: a tile, how many are left, what may replace it and whether its colour is in play. */
export interface TileLine {
  readonly tile: TileId;
  readonly colour: Colour;
  readonly count: number;
  readonly left: number;
  readonly into: readonly string[];
  readonly value: number;
  readonly inPlay: boolean;
}
export const tileLines = (t: T1830): readonly TileLine[] =>
  TILE_IDS.map(tile => {
    const { colour, count, into = [], value = 0 } = TILES[tile];
    const inPlay = PHASES[t.state.phase].colours.includes(colour);
    return { tile, colour, count, left: tilesLeft(t, tile), into, value, inPlay };
  });

/** The tiles that may be laid on a field now, with what the field costs. */
export const tilesFor = (
  t: T1830,
  field: FieldId,
): { readonly cost: number; readonly tiles: readonly TileId[] } => {
  const colours = PHASES[t.state.phase].colours;
  const tiles =
    fieldRefused(t, field) === undefined
      ? TILE_IDS.filter(
          tile => colours.includes(TILES[tile].colour) && tileRefused(t, field, tile) === undefined,
        )
      : [];
  return { cost: fieldCost(t, field), tiles };
};

export type StopColour = 'printed' | Colour;
/** A city, town or off-board area on the run pad. */
export interface Stop {
  readonly field: FieldId;
  readonly name: string;
  readonly kind: 'city' | 'town' | 'off-board';
  /** What it is worth by the colour of its tile; a red field by the phase. */
  readonly values: Readonly<Partial<Record<StopColour, number>>>;
  /** What it is worth now, as far as the bank knows the map. */
  readonly now: number;
}

const valueOn = (field: FieldId, colour: Colour): number | undefined => {
  const { label, cities = 0, towns = 0 } = FIELDS[field];
  const fits = TILE_IDS.find(tile => {
    const on = TILES[tile];
    if (on.colour !== colour || on.label !== label || on.value === undefined) return false;
    return (on.cities ?? 0) === cities && (on.towns ?? 0) === towns;
  });
  return fits === undefined ? undefined : TILES[fits].value;
};

const stopAt = (t: T1830, field: FieldId): Stop => {
  const { colour, cities } = FIELDS[field];
  const { name, low, high } = t.board[field];
  if (colour === 'red') {
    const now = PHASES[t.state.phase].highOffBoards ? high : low;
    return { field, name, kind: 'off-board', values: { yellow: low, brown: high }, now };
  }
  const kind = cities === undefined ? 'town' : 'city';
  if (colour === 'grey') return { field, name, kind, values: { printed: low }, now: low };
  const built = COLOURS.flatMap(c => {
    const value = colour === 'yellow' && c === 'yellow' ? undefined : valueOn(field, c);
    return value === undefined ? [] : [[c, value] as const];
  });
  const printed = low > 0 ? { printed: low } : {};
  const tile = t.state.tiles[field];
  const now = tile === undefined ? low : (TILES[tile].value ?? 0);
  return { field, name, kind, values: { ...printed, ...Object.fromEntries(built) }, now };
};

const isStop = (field: FieldId): boolean => {
  const { cities, towns, colour } = FIELDS[field];
  return cities !== undefined || towns !== undefined || colour === 'red';
};

/** §20.3: every stop by name, with its value for the colour of the tile and the phase. */
export const stops = (t: T1830): readonly Stop[] =>
  FIELD_IDS.filter(isStop)
    .map(field => stopAt(t, field))
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
