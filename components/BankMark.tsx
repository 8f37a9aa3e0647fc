import { View } from 'react-native';

import { AppText } from './AppText';
import { makeStyles } from './theme/makeStyles';

interface Props {
  readonly name: string;
  readonly silent?: boolean | undefined;
}

/** The bank, and whatever else is no person and no company, in a double rule. */
export const BankMark = ({ name, silent }: Props) => {
  const styles = useStyles();
  return (
    <View style={styles.outer} aria-hidden={silent}>
      <View style={styles.inner}>
        <AppText variant="overline" numberOfLines={1} style={styles.word}>
          {name}
        </AppText>
      </View>
    </View>
  );
};

const useStyles = makeStyles(({ color, grow, type }) => ({
  outer: { borderWidth: 1, borderColor: color.lineStrong, borderRadius: 2, padding: 1, flexShrink: 1 },
  inner: {
    borderWidth: 1,
    borderColor: color.lineStrong,
    minHeight: grow(16, 1.5),
    paddingHorizontal: 6,
    justifyContent: 'center',
  } as const,
  word: { textTransform: 'none', letterSpacing: 0.2, lineHeight: type.overline.lineHeight } as const,
}));
