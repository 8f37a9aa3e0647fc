import { useMemo } from 'react';
import { View } from 'react-native';

import type { HexId, Railroad } from '@/rules/chicago-express/data';
import { housesLeft, locomotivesLeft } from '@/rules/chicago-express/reading';

import { HexMap } from '../HexMap';
import { Icon } from '../Icon';
import { AppText } from '../AppText';
import { useDesk } from '../desk/useDesk';
import { makeStyles } from '../theme/makeStyles';
import { useLayout } from '../theme/useLayout';
import { Companies } from './Companies';
import { DividendNow } from './DividendNow';
import { EndMeters } from './EndMeters';
import { LooseNotice } from './LooseNotice';
import { MapSwitch } from './MapSwitch';
import { Tracks } from './Tracks';
import { networksOf } from './look';
import { useBoard } from './useBoard';
import { useExpress } from './useExpress';

interface Props {
  readonly onHex: (hex: HexId) => void;
  readonly onCompany: (railroad: Railroad) => void;
  readonly onMark: () => void;
}

/** The whole game on one page: map, ends, railroads, tracks, supply. */
export const Overview = ({ onHex, onCompany, onMark }: Props) => {
  const { tg, readOnly } = useDesk();
  const t = useExpress();
  const styles = useStyles();
  const hexes = useBoard(t);
  const networks = useMemo(() => networksOf(t), [t]);
  const wide = useLayout() === 'wide';
  const { map } = t.state;
  return (
    <View>
      {map && (
        <HexMap
          hexes={hexes}
          networks={networks}
          mode="overview"
          onPressHex={id => {
            const hex = hexes.find(h => h.id === id);
            if (hex) onHex(hex.id);
          }}
        />
      )}
      {!readOnly && <LooseNotice onMark={onMark} />}
      {!wide && <EndMeters />}
      <Companies onPress={onCompany} />
      <View style={styles.supply}>
        <Icon name="house" size={20} color="inkSoft" />
        <AppText variant="label" style={styles.words}>
          {tg('desk.housesLeft', { count: housesLeft(t) })}
        </AppText>
      </View>
      <View style={styles.supply}>
        <Icon name="train" size={20} color="inkSoft" />
        <AppText variant="label" style={styles.words}>
          {tg('desk.locosLeft', {
            prr: locomotivesLeft(t, 'prr'),
            bo: locomotivesLeft(t, 'bo'),
            co: locomotivesLeft(t, 'co'),
            nyc: locomotivesLeft(t, 'nyc'),
            wabash: locomotivesLeft(t, 'wabash'),
          })}
        </AppText>
      </View>
      <DividendNow />
      <Tracks />
      <MapSwitch />
    </View>
  );
};

const useStyles = makeStyles(({ space }) => ({
  supply: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    paddingHorizontal: space.gutter,
    paddingTop: space.s,
  } as const,
  words: { flexShrink: 1 },
}));
