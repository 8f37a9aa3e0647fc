import { View } from 'react-native';

import { AppText } from './AppText';
import { Note } from './Note';
import { useCurrency, useWords } from './i18n/WordsProvider';
import { makeStyles } from './theme/makeStyles';

export interface NoteCount {
  readonly value: number;
  readonly rank: number;
  readonly count: number;
}

interface Props {
  /** Worked out by the rules, largest first. */
  readonly notes: readonly NoteCount[];
  readonly big?: boolean | undefined;
}

/** An amount in the game's own notes: `[$5] × 3  [$1] × 2`. */
export const NoteFan = ({ notes, big }: Props) => {
  const styles = useStyles();
  const t = useWords();
  const sign = useCurrency();
  const spoken = notes
    .map(({ value, count }) => t('common.times', { count, amount: value, sign }))
    .join(', ');
  return (
    <View style={styles.fan} accessible role="group" aria-label={spoken}>
      {notes.map(({ value, rank, count }) => (
        <View key={value} style={styles.pair}>
          <Note value={value} rank={rank} big={big} />
          <AppText variant={big ? 'bodyStrong' : 'label'} strong>{`× ${count}`}</AppText>
        </View>
      ))}
    </View>
  );
};

const useStyles = makeStyles(() => ({
  fan: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 10, rowGap: 4 } as const,
  pair: { flexDirection: 'row', alignItems: 'center', gap: 4 } as const,
}));
