import type { PlayerId } from '../kernel/ledger';
import { CARDS, TILE_COUNT, TILES, type Card, type Tile } from './data';
import type { SpekulationTable } from './types';

const count = <T>(list: readonly T[], one: T): number => list.filter(x => x === one).length;

/** How many of each action tile are still in the bag. */
export const tilesIn = ({ state }: SpekulationTable): Readonly<Record<Tile, number>> => {
  const left = (tile: Tile): number => TILE_COUNT[tile] - count(state.out.tiles, tile);
  return { trade: left('trade'), plus: left('plus'), minus: left('minus'), none: left('none') };
};

/** The movement tiles still in the bag, as the sheet lists them. */
export const distancesIn = ({ board, state }: SpekulationTable): readonly number[] => {
  const out = [...state.out.distances];
  return board.distances.filter(d => {
    const at = out.indexOf(d);
    if (at >= 0) out.splice(at, 1);
    return at < 0;
  });
};

/** What the player on turn can draw. SP-4: the very first turn has a trade tile picked out openly. */
export const drawable = (t: SpekulationTable): readonly Tile[] => {
  const left = tilesIn(t);
  return t.state.turnNo === 1 ? ['trade'] : TILES.filter(tile => left[tile] > 0);
};

/** SP-11: the cards a player has not played since his last reshuffle. */
export const cardsLeft = ({ state }: SpekulationTable, by: PlayerId): readonly Card[] =>
  CARDS.filter(card => !(state.gone[by]?.includes(card) ?? false));
