import { View } from 'react-native';

import { AppText } from './AppText';
import { Icon } from './Icon';
import { Touch } from './Touch';
import type { IconName } from './icons';
import { makeStyles } from './theme/makeStyles';

interface Props {
  readonly icon: IconName;
  readonly title: string;
  /** A few letters beside the icon, and what they stand for: `CE`, `Chicago Express`. */
  readonly of?: { readonly letters: string; readonly name: string } | undefined;
  readonly onPress: () => void;
}

/** A small door: icon over a word. */
export const Tile = ({ icon, title, of, onPress }: Props) => {
  const styles = useStyles();
  return (
    <Touch
      label={of === undefined ? title : `${title}, ${of.name}`}
      onPress={onPress}
      style={styles.tile}
      pressedStyle={styles.pressed}
    >
      <View style={styles.top}>
        <Icon name={icon} size={26} color="accentText" />
        {of && (
          <AppText variant="overline" color="inkSoft">
            {of.letters}
          </AppText>
        )}
      </View>
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
  top: { flexDirection: 'row', alignItems: 'center', gap: 4 } as const,
  pressed: { backgroundColor: color.accentSoft },
}));
