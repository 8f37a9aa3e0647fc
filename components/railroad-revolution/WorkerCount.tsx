import { View } from 'react-native';

import { COLOURS } from '@/rules/railroad-revolution/data';
import type { Workers } from '@/rules/railroad-revolution/pieces';

import { AppText } from '../AppText';
import { useDesk } from '../desk/useDesk';
import { makeStyles } from '../theme/makeStyles';
import { WorkerMark } from './WorkerMark';

/** Workers in one place, by colour. */
export const WorkerCount = ({ words, workers }: { readonly words: string; readonly workers: Workers }) => {
  const styles = useStyles();
  const { tg } = useDesk();
  const there = COLOURS.filter(c => workers[c] > 0);
  const spoken = there.map(c => `${workers[c]} ${tg(`colours.${c}`)}`).join(', ');
  return (
    <View style={styles.row} accessible role="group" aria-label={`${words}: ${spoken}`}>
      <AppText variant="label" style={styles.words}>
        {words}
      </AppText>
      {there.map(c => (
        <View key={c} style={styles.one}>
          <WorkerMark colour={c} size={20} />
          <AppText variant="label">{`${workers[c]}`}</AppText>
        </View>
      ))}
    </View>
  );
};

const useStyles = makeStyles(({ space }) => ({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s, minHeight: 32 } as const,
  words: { flexGrow: 1 },
  one: { flexDirection: 'row', alignItems: 'center', gap: 2 } as const,
}));
