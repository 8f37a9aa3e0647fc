import { AppText } from '../AppText';
import { Icon } from '../Icon';
import { Touch } from '../Touch';
import type { IconName } from '../icons';
import { makeStyles } from '../theme/makeStyles';
import type { ColorRole } from '../theme/tokens';

interface Props {
  /** A row of a menu, or of a page. */
  readonly role?: 'menuitem' | 'link' | undefined;
  readonly icon: IconName;
  readonly title: string;
  readonly tone?: ColorRole | undefined;
  readonly disabled?: boolean | undefined;
  readonly onPress: () => void;
}

export const MenuRow = ({ role = 'menuitem', icon, title, tone = 'ink', disabled, onPress }: Props) => {
  const styles = useStyles();
  const color = disabled ? 'disabledInk' : tone;
  return (
    <Touch
      role={role}
      label={title}
      disabled={disabled}
      onPress={onPress}
      style={styles.row}
      pressedStyle={styles.pressed}
    >
      <Icon name={icon} size={22} color={color} />
      <AppText color={color} style={styles.words}>
        {title}
      </AppText>
    </Touch>
  );
};

const useStyles = makeStyles(({ color, space }) => ({
  row: {
    minHeight: space.touch,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    paddingHorizontal: space.gutter,
    paddingVertical: space.xs,
  } as const,
  pressed: { backgroundColor: color.surfaceSunken },
  words: { flex: 1 },
}));
