import { View } from 'react-native';

import { CompareColumn } from './CompareColumn';
import type { CompareSide } from './CompareColumn';
import { makeStyles } from './theme/makeStyles';

interface Props {
  readonly sides: readonly [CompareSide, CompareSide];
}

/** Two ways side by side, the same rows in the same order; one above the other when the text is large. */
export const Compare = ({ sides }: Props) => {
  const styles = useStyles();
  return (
    <View style={styles.row}>
      {sides.map(side => (
        <CompareColumn key={side.title} side={side} />
      ))}
    </View>
  );
};

const useStyles = makeStyles(({ space, textScale }) => ({
  row: {
    flexDirection: textScale > 1.5 ? 'column' : 'row',
    gap: space.s,
    paddingHorizontal: space.s,
  } as const,
}));
