import { View } from 'react-native';

import { AppText } from './AppText';
import { Touch } from './Touch';
import { makeStyles } from './theme/makeStyles';

interface Option<Value extends string> {
  readonly value: Value;
  readonly title: string;
  readonly disabled?: boolean | undefined;
}

interface Props<Value extends string> {
  /** What is chosen here, for the screen reader. */
  readonly label: string;
  readonly options: readonly Option<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of two to four, all in sight. */
export const Segment = <Value extends string>({ label, options, value, onChange }: Props<Value>) => {
  const styles = useStyles();
  return (
    <View role="radiogroup" aria-label={label} style={styles.track}>
      {options.map(option => (
        <Touch
          key={option.value}
          role="radio"
          label={option.title}
          checked={option.value === value}
          disabled={option.disabled}
          haptic="light"
          onPress={() => onChange(option.value)}
          style={[styles.option, option.value === value && styles.chosen]}
          pressedStyle={styles.pressed}
        >
          <AppText
            variant="bodyStrong"
            align="center"
            color={option.disabled ? 'disabledInk' : 'ink'}
            numberOfLines={2}
          >
            {option.title}
          </AppText>
        </Touch>
      ))}
    </View>
  );
};

const useStyles = makeStyles(({ color, grow, radius, space, stroke }) => ({
  track: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    gap: space.xs,
    padding: space.xs,
    borderRadius: radius.m,
    backgroundColor: color.surfaceSunken,
  } as const,
  option: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: grow(64, 2) > 80 ? grow(76) : 64,
    minHeight: space.touch,
    paddingHorizontal: space.s,
    paddingVertical: space.xs,
    borderRadius: radius.m - 2,
    borderWidth: stroke.strong,
    borderColor: color.surfaceSunken,
    alignItems: 'center',
    justifyContent: 'center',
  } as const,
  chosen: { backgroundColor: color.surfaceRaised, borderColor: color.accentText },
  pressed: { backgroundColor: color.surfaceRaised },
}));
