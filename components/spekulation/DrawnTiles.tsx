import { View } from 'react-native';

import type { Drawn } from '@/rules/spekulation/types';

import { AppText } from '../AppText';
import { useDesk } from '../desk/useDesk';
import { makeStyles } from '../theme/makeStyles';

/** The tiles of this turn, at the right of the header. */
export const DrawnTiles = ({ drawn }: { readonly drawn: Drawn }) => {
  const styles = useStyles();
  const { tg } = useDesk();
  return (
    <View style={styles.both}>
      {[tg(`tiles.${drawn.tile}`), tg('desk.move', { n: drawn.distance })].map(words => (
        <View key={words} style={styles.tile}>
          <AppText variant="label" color="onHeader" numberOfLines={1} style={styles.words}>
            {words}
          </AppText>
        </View>
      ))}
    </View>
  );
};

const useStyles = makeStyles(({ color, grow, radius, space }) => ({
  words: { fontSize: grow(14, 1.3), lineHeight: grow(18, 1.3) },
  both: { alignItems: 'flex-end', gap: space.xs } as const,
  tile: {
    paddingHorizontal: space.s,
    paddingVertical: 2,
    borderRadius: radius.s,
    backgroundColor: color.surfaceHeaderDeep,
    borderWidth: 1,
    borderColor: color.guillocheOnHeader,
  },
}));
