import { AppText } from './AppText';
import { Icon } from './Icon';
import { Touch } from './Touch';
import type { IconName } from './icons';
import { makeStyles } from './theme/makeStyles';

interface Props {
  readonly icon: IconName;
  readonly title: string;
  readonly onPress: () => void;
}

/** A small door: icon over a word. */
export const Tile = ({ icon, title, onPress }: Props) => {
  const styles = useStyles();
  return (
    <Touch label={title} onPress={onPress} style={styles.tile} pressedStyle={styles.pressed}>
      <Icon name={icon} size={26} color="accentText" />
      <AppText variant="caption" strong align="center" numberOfLines={2}>
        {title}
      </AppText>
    </Touch>
  );
};

const useStyles = makeStyles(({ color, grow, radius }) => ({
  tile: {
    flexGrow: 1,
    flexBasis: grow(76, 1.8),
    minHeight: 78,
    alignItems: 'center',
    justifyContent: 'center',
    gap: 5,
    padding: 4,
    borderRadius: radius.m,
    borderWidth: 1,
    borderColor: color.line,
    backgroundColor: color.surfaceRaised,
  } as const,
  pressed: { backgroundColor: color.accentSoft },
}));
