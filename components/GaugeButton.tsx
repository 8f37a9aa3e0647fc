import { View, useWindowDimensions } from 'react-native';

import { AppText } from './AppText';
import { Dial } from './Dial';
import { Touch } from './Touch';
import { LETTER, fitted } from './fitted';
import { useWords } from './i18n/WordsProvider';
import { makeStyles } from './theme/makeStyles';
import { useTheme } from './theme/ThemeProvider';
import { COLUMN, useLayout } from './theme/useLayout';

interface Props {
  readonly title: string;
  readonly steps: number;
  readonly spent: number;
  /** In place of `2 left`. */
  readonly detail?: string | undefined;
  /** Why it cannot be chosen; on red it says so by itself. */
  readonly reason?: string | undefined;
  /** Choosing it sets off something greater: two dials on red, the dividend comes first. */
  readonly alert?: boolean | undefined;
  readonly onPress: () => void;
}

const LARGE_ROOM = 140;
const LOW_ROOM = 86;
const GAPS = 64;
const DIAL = { phone: 68, centred: 68, landscape: 52, wide: 104 } as const;

/** The dial is the button. */
export const GaugeButton = ({ title, steps, spent, detail, reason, alert, onPress }: Props) => {
  const styles = useStyles();
  const t = useWords();
  const { type } = useTheme();
  const { width } = useWindowDimensions();
  const layout = useLayout();
  const red = spent >= steps;
  const why = reason ?? (red ? t('offers.onRed') : undefined);
  const below = why ?? detail ?? t('offers.left', { count: steps - spent });
  const longest = title.split(/[\s\u00AD-]/).reduce((a, b) => (b.length > a.length ? b : a), '');
  const room =
    layout === 'wide' ? LARGE_ROOM : layout === 'landscape' ? LOW_ROOM : (Math.min(width, COLUMN) - GAPS) / 3;
  const ink = why === undefined ? 'onAccent' : 'disabledInk';
  return (
    <Touch
      label={`${title}, ${below}, ${t('offers.spent', { spent, steps })}`}
      disabled={why !== undefined}
      haptic="medium"
      onPress={onPress}
      style={[
        styles.button,
        layout === 'wide' ? styles.large : layout === 'landscape' ? styles.low : styles.shared,
        why !== undefined && styles.disabled,
        alert && styles.alert,
      ]}
      pressedStyle={styles.pressed}
    >
      <Dial
        steps={steps}
        spent={spent}
        width={DIAL[layout]}
        ground={why === undefined ? 'accent' : 'paper'}
      />
      <View style={styles.words}>
        <AppText
          variant="button"
          color={ink}
          align="center"
          numberOfLines={2}
          style={fitted(longest, room, type.button, LETTER)}
        >
          {title}
        </AppText>
        <AppText variant="caption" color={ink} align="center" numberOfLines={2}>
          {below}
        </AppText>
      </View>
    </Touch>
  );
};

const useStyles = makeStyles(({ color, radius, space }) => ({
  button: {
    minHeight: 94,
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
    paddingVertical: 7,
    paddingHorizontal: space.xs,
    borderRadius: radius.m,
    backgroundColor: color.accent,
  } as const,
  shared: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  large: { minHeight: 140 },
  low: { minHeight: 64, flexDirection: 'row', gap: space.s } as const,
  words: { alignItems: 'center' } as const,
  pressed: { backgroundColor: color.accentPressed },
  disabled: { backgroundColor: color.disabledFill },
  alert: { borderWidth: 2.5, borderColor: color.brassFill },
}));
