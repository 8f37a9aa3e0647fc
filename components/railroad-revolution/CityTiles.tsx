import { HOME_CITIES } from '@/rules/railroad-revolution/data';
import type { RailTable } from '@/rules/railroad-revolution/types';

import { useDesk } from '../desk/useDesk';
import { ChoiceRow } from './ChoiceRow';
import { bonusWords } from './words';

interface Props {
  readonly t: RailTable;
  readonly city: string;
  readonly onPick: (tile: string) => void;
}

/** The city tiles that may lie here, by what is printed on them. */
export const CityTiles = ({ t, city, onPick }: Props) => {
  const { tg } = useDesk();
  const laid = [...Object.values(t.state.cityTiles), ...HOME_CITIES];
  const group = t.board.cities[city]?.group ?? null;
  const tiles = Object.keys(t.board.cityTiles).filter(id => !laid.includes(id));
  const known = tiles.filter(id => {
    const tile = t.board.cityTiles[id];
    return (
      tile !== undefined &&
      tile.reward !== null &&
      (tile.group === null || group === null || tile.group === group)
    );
  });
  const [blank] = tiles.filter(id => t.board.cityTiles[id]?.reward === null);
  return (
    <>
      {known.map(id => (
        <ChoiceRow
          key={id}
          title={bonusWords(tg, t.board.cityTiles[id]?.reward)}
          lines={[tg('desk.first', { bonus: bonusWords(tg, t.board.firsts[id]) })]}
          onPress={() => onPick(id)}
        />
      ))}
      {blank !== undefined && (
        <ChoiceRow
          title={tg('desk.newCityTile')}
          lines={[tg('desk.describe')]}
          onPress={() => onPick(blank)}
        />
      )}
    </>
  );
};
