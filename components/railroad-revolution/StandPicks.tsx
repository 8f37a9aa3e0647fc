import { View } from 'react-native';

import type { Stand } from '@/rules/railroad-revolution/types';

import { AppText } from '../AppText';
import { Pick } from '../Pick';
import { useDesk } from '../desk/useDesk';
import { makeStyles } from '../theme/makeStyles';
import { useTheme } from '../theme/ThemeProvider';
import { WorkerMark } from './WorkerMark';

interface Props {
  readonly label: string;
  readonly stands: readonly Stand[];
  readonly chosen?: Stand | undefined;
  readonly onPick: (stand: Stand) => void;
}

/** One's workers where they stand, in the supply or on the board. */
export const StandPicks = ({ label, stands, chosen, onPick }: Props) => {
  const styles = useStyles();
  const { grow } = useTheme();
  const { tg } = useDesk();
  return (
    <View role="group" aria-label={label} style={styles.row}>
      {stands.map(stand => (
        <Pick
          key={`${stand.worker}-${stand.from}`}
          basis={grow(92)}
          label={`${label}: ${tg(`colours.${stand.worker}`)}, ${tg(`desk.from.${stand.from}`)}`}
          selected={chosen?.worker === stand.worker && chosen.from === stand.from}
          onPress={() => onPick(stand)}
        >
          <WorkerMark colour={stand.worker} size={22} />
          <View style={styles.words}>
            <AppText variant="caption">{tg(`desk.short.${stand.worker}`)}</AppText>
            <AppText variant="caption" color="inkSoft">
              {tg(`desk.from.${stand.from}`)}
            </AppText>
          </View>
        </Pick>
      ))}
    </View>
  );
};

const useStyles = makeStyles(({ space }) => ({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: 6, paddingHorizontal: space.gutter } as const,
  words: { flexShrink: 1 },
}));
