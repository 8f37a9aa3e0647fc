import { AppText } from '../AppText';
import { Touch } from '../Touch';
import { makeStyles } from '../theme/makeStyles';

/** A small word in a head row that opens something to read. */
export const Tool = ({ words, onPress }: { readonly words: string; readonly onPress: () => void }) => {
  const styles = useStyles();
  return (
    <Touch label={words} haptic="light" onPress={onPress} style={styles.target}>
      <AppText variant="label" color="accentText" strong silent>
        {words}
      </AppText>
    </Touch>
  );
};

const useStyles = makeStyles(({ space }) => ({
  target: { minHeight: space.touch, justifyContent: 'center', paddingHorizontal: space.xs } as const,
}));
