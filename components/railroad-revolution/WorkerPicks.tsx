import { View } from 'react-native';

import { COLOURS } from '@/rules/railroad-revolution/data';
import type { Colour } from '@/rules/railroad-revolution/types';

import { AppText } from '../AppText';
import { Pick } from '../Pick';
import { useDesk } from '../desk/useDesk';
import { makeStyles } from '../theme/makeStyles';
import { useTheme } from '../theme/ThemeProvider';
import { WorkerMark } from './WorkerMark';

interface Props {
  readonly label: string;
  /** How many of each colour there are to choose from. */
  readonly counts: Readonly<Partial<Record<Colour, number>>>;
  readonly chosen?: Colour | undefined;
  readonly onPick: (colour: Colour) => void;
}

/** The five colours; those of which there are none are spent. */
export const WorkerPicks = ({ label, counts, chosen, onPick }: Props) => {
  const styles = useStyles();
  const { grow } = useTheme();
  const { tg } = useDesk();
  return (
    <View role="group" aria-label={label} style={styles.row}>
      {COLOURS.map(colour => {
        const n = counts[colour] ?? 0;
        return (
          <Pick
            key={colour}
            basis={grow(50)}
            label={`${label}: ${tg(`colours.${colour}`)} (${n})`}
            selected={chosen === colour}
            disabled={n === 0}
            onPress={() => onPick(colour)}
          >
            <View style={styles.face}>
              <View style={styles.mark}>
                <WorkerMark colour={colour} />
                {n > 0 && <AppText variant="label" strong>{`×${n}`}</AppText>}
              </View>
              <AppText variant="caption" color={n === 0 ? 'disabledInk' : 'ink'}>
                {tg(`desk.short.${colour}`)}
              </AppText>
            </View>
          </Pick>
        );
      })}
    </View>
  );
};

const useStyles = makeStyles(({ space }) => ({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: 6, paddingHorizontal: space.gutter } as const,
  face: { alignItems: 'center', gap: 2 } as const,
  mark: { flexDirection: 'row', alignItems: 'center', gap: 3 } as const,
}));
