import { candidates } from '@/rules/railroad-revolution/legal';
import { isFirstStation } from '@/rules/railroad-revolution/apply/station';
import { companyOf } from '@/rules/railroad-revolution/pieces';
import type { Action, RailTable } from '@/rules/railroad-revolution/types';
import type { PlayerId } from '@/rules/kernel/ledger';

import { Chip } from '../Chip';
import { MoneyText } from '../MoneyText';
import { SectionHead } from '../SectionHead';
import { useDesk } from '../desk/useDesk';
import { ChoiceRow } from './ChoiceRow';
import { bonusWords } from './words';

interface Props {
  readonly t: RailTable;
  readonly by: PlayerId;
  readonly free: boolean;
  readonly book: (action: Action) => void;
}

/** The cities where a station can stand, with price, reward and the bonus for the first. */
export const StationPanel = ({ t, by, free, book }: Props) => {
  const { tg } = useDesk();
  const { stations } = companyOf(t, by);
  const cities = candidates(t).flatMap(({ action }) =>
    action.type === 'station' && (action.free === true) === free && !stations.includes(action.city)
      ? [action.city]
      : [],
  );
  return (
    <>
      <SectionHead title={tg(free ? 'desk.freeStation' : 'desk.station')} />
      {cities.map(city => {
        const tile = t.state.cityTiles[city] ?? '';
        const first = isFirstStation(t, city);
        const reward = tg('desk.reward', { bonus: bonusWords(tg, t.board.cityTiles[tile]?.reward) });
        const bonus = tg('desk.first', { bonus: bonusWords(tg, t.board.firsts[tile]) });
        return (
          <ChoiceRow
            key={city}
            title={city}
            lines={free ? [] : first ? [reward, bonus] : [reward]}
            aside={
              free ? (
                <Chip title={tg('desk.forFree')} />
              ) : (
                <MoneyText amount={t.board.cities[city]?.price ?? null} size="small" />
              )
            }
            onPress={() => book({ type: 'station', by, city, ...(free && { free }) })}
          />
        );
      })}
    </>
  );
};
