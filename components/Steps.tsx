import { View } from 'react-native';

import { AppText } from './AppText';
import { Icon } from './Icon';
import { makeStyles } from './theme/makeStyles';

interface Props {
  readonly steps: readonly string[];
  /** Which one is on; those before are done. */
  readonly at: number;
}

/** The steps of a turn, as stations on a line. */
export const Steps = ({ steps, at }: Props) => {
  const styles = useStyles();
  return (
    <View
      style={styles.row}
      accessible
      role="group"
      aria-label={`${steps[at] ?? ''}, ${at + 1}/${steps.length}`}
    >
      {steps.map((step, i) => (
        <View key={step} style={styles.step}>
          {i > 0 && <View style={[styles.line, styles.before, i <= at && styles.done]} />}
          {i < steps.length - 1 && <View style={[styles.line, styles.after, i < at && styles.done]} />}
          <View style={[styles.stop, i < at && styles.past, i === at && styles.now]}>
            {i < at && <Icon name="check" size={11} weight={3.5} color="onAccent" />}
          </View>
          <AppText
            variant="caption"
            color={i === at ? 'ink' : 'inkSoft'}
            strong={i === at}
            align="center"
            numberOfLines={2}
          >
            {step}
          </AppText>
        </View>
      ))}
    </View>
  );
};

const useStyles = makeStyles(({ color, grow, space }) => {
  const stop = grow(14, 1.5);
  return {
    row: {
      flexDirection: 'row',
      paddingHorizontal: space.m,
      paddingVertical: 6,
      backgroundColor: color.surfaceRaised,
      borderBottomWidth: 1,
      borderBottomColor: color.line,
    } as const,
    step: { flex: 1, minWidth: 0, alignItems: 'center', gap: 3 } as const,
    line: {
      position: 'absolute',
      top: stop / 2 - 1,
      height: 2,
      backgroundColor: color.line,
    } as const,
    before: { left: 0, right: '50%' } as const,
    after: { left: '50%', right: 0 } as const,
    done: { backgroundColor: color.accent },
    stop: {
      width: stop,
      height: stop,
      borderRadius: stop / 2,
      borderWidth: 1.5,
      borderColor: color.lineStrong,
      backgroundColor: color.surfaceRaised,
      alignItems: 'center',
      justifyContent: 'center',
    } as const,
    past: { backgroundColor: color.accent, borderColor: color.accent },
    now: { borderWidth: 4, borderColor: color.accent },
  };
});
