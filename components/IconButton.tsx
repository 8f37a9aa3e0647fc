import { Icon } from './Icon';
import { Touch } from './Touch';
import type { Haptic } from './haptics';
import type { IconName } from './icons';
import { makeStyles } from './theme/makeStyles';
import type { ColorRole } from './theme/tokens';

interface Props {
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
  readonly ground?: 'paper' | 'dark' | undefined;
  readonly kind?: 'plain' | 'round' | 'float' | undefined;
  readonly color?: ColorRole | undefined;
  readonly size?: number | undefined;
  readonly disabled?: boolean | undefined;
  readonly expanded?: boolean | undefined;
  readonly haptic?: Haptic | undefined;
}

/** An icon to press: plain in headers, round for steps, floating over a map. */
export const IconButton = (props: Props) => {
  const {
    icon,
    label,
    onPress,
    ground = 'paper',
    kind = 'plain',
    size = 24,
    disabled,
    expanded,
    haptic,
  } = props;
  const styles = useStyles();
  const color = props.color ?? (ground === 'dark' ? 'onHeader' : 'ink');
  return (
    <Touch
      label={label}
      ground={ground}
      disabled={disabled}
      expanded={expanded}
      haptic={haptic}
      onPress={onPress}
      style={[styles.box, kind !== 'plain' && styles[kind], disabled && styles.disabled]}
      pressedStyle={ground === 'dark' ? styles.pressedDark : styles.pressed}
    >
      <Icon name={icon} size={size} color={color} weight={kind === 'round' ? 2.2 : 1.75} />
    </Touch>
  );
};

const useStyles = makeStyles(theme => ({
  box: {
    width: theme.grow(theme.space.touch, 1.4),
    height: theme.grow(theme.space.touch, 1.4),
    borderRadius: theme.radius.pill,
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
  } as const,
  round: {
    borderWidth: theme.stroke.keyline,
    borderColor: theme.color.lineStrong,
    backgroundColor: theme.color.surfaceRaised,
  },
  float: { backgroundColor: theme.color.surfaceRaised, boxShadow: theme.elevation.card },
  disabled: { opacity: 0.45 },
  pressed: { backgroundColor: theme.color.surfaceSunken },
  pressedDark: { backgroundColor: theme.color.accentPressed },
}));
