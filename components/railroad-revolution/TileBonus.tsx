import { View } from 'react-native';

import type { PlayerId } from '@/rules/kernel/ledger';
import { stands } from '@/rules/railroad-revolution/legal';
import type { Action, Deed, RailTable } from '@/rules/railroad-revolution/types';

import { Button } from '../Button';
import { SectionHead } from '../SectionHead';
import { useDesk } from '../desk/useDesk';
import { makeStyles } from '../theme/makeStyles';
import { StandPicks } from './StandPicks';
import { bonusWords } from './words';

interface Props {
  readonly t: RailTable;
  readonly by: PlayerId;
  readonly deed: Deed;
  readonly book: (action: Action) => void;
}

/** What a building just placed offers besides: the first-station bonus, or the telegraph tile for a worker. */
export const TileBonus = ({ t, by, deed, book }: Props) => {
  const styles = useStyles();
  const { tg } = useDesk();
  if (deed.name === 'station' && deed.city !== undefined && deed.first === 'open') {
    const bonus = t.board.firsts[t.state.cityTiles[deed.city] ?? ''];
    return (
      <View style={styles.wide}>
        <Button
          kind="secondary"
          title={tg('offers.first-bonus')}
          detail={bonusWords(tg, bonus)}
          onPress={() => book({ type: 'first-bonus', by })}
        />
      </View>
    );
  }
  if (deed.name !== 'telegraph' || deed.area === undefined || deed.tileUsed || deed.trade) return null;
  const tile = t.state.telegraphTiles[deed.area];
  const bonus = tile === undefined ? undefined : t.board.telegraphTiles[tile];
  return (
    <>
      <SectionHead title={tg('desk.giveForTile')} detail={bonusWords(tg, bonus)} />
      <StandPicks
        label={tg('desk.giveForTile')}
        stands={stands(t, by)}
        onPick={stand => book({ type: 'tile-bonus', by, ...stand })}
      />
    </>
  );
};

const useStyles = makeStyles(({ space }) => ({ wide: { paddingHorizontal: space.gutter } }));
