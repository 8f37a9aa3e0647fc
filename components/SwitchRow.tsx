import { View } from 'react-native';

import { AppText } from './AppText';
import { Touch } from './Touch';
import { makeStyles } from './theme/makeStyles';

interface Props {
  readonly title: string;
  readonly detail?: string | undefined;
  readonly value: boolean;
  readonly disabled?: boolean | undefined;
  readonly onChange: (value: boolean) => void;
}

/** A sentence with a switch; the whole row is the target. */
export const SwitchRow = ({ title, detail, value, disabled, onChange }: Props) => {
  const styles = useStyles();
  return (
    <Touch
      role="switch"
      label={detail === undefined ? title : `${title}. ${detail}`}
      checked={value}
      disabled={disabled}
      haptic="light"
      onPress={() => onChange(!value)}
      style={styles.row}
      pressedStyle={styles.pressed}
    >
      <View style={styles.words}>
        <AppText color={disabled ? 'disabledInk' : 'ink'}>{title}</AppText>
        {detail !== undefined && (
          <AppText variant="caption" color={disabled ? 'disabledInk' : 'inkSoft'}>
            {detail}
          </AppText>
        )}
      </View>
      <View style={[styles.track, value && styles.on, disabled && styles.off]}>
        <View style={[styles.knob, value && styles.knobOn]} />
      </View>
    </Touch>
  );
};

const useStyles = makeStyles(({ color, space }) => ({
  row: {
    minHeight: 52,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    paddingHorizontal: space.gutter,
    paddingVertical: space.s,
    backgroundColor: color.surfaceRaised,
    borderBottomWidth: 1,
    borderBottomColor: color.line,
  } as const,
  words: { flex: 1 },
  track: {
    width: 48,
    height: 28,
    borderRadius: 14,
    padding: 2,
    borderWidth: 1.5,
    borderColor: color.lineStrong,
    backgroundColor: color.surfaceSunken,
    justifyContent: 'center',
  } as const,
  on: { backgroundColor: color.accent, borderColor: color.accent },
  off: { opacity: 0.5 },
  knob: { width: 20, height: 20, borderRadius: 10, backgroundColor: color.lineStrong },
  knobOn: { alignSelf: 'flex-end', backgroundColor: color.onAccent } as const,
  pressed: { backgroundColor: color.surfaceSunken },
}));
