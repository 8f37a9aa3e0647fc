import { View } from 'react-native';

import { AppText } from '../AppText';
import { Icon } from '../Icon';
import { Touch } from '../Touch';
import type { IconName } from '../icons';
import { makeStyles } from '../theme/makeStyles';

interface Props {
  readonly icon: IconName;
  readonly title: string;
  readonly detail: string;
  readonly onPress: () => void;
}

/** One way to take something out of the app. */
export const ShareRow = ({ icon, title, detail, onPress }: Props) => {
  const styles = useStyles();
  return (
    <Touch label={`${title}. ${detail}`} onPress={onPress} style={styles.row} pressedStyle={styles.pressed}>
      <Icon name={icon} size={26} color="accentText" />
      <View style={styles.words}>
        <AppText variant="bodyStrong">{title}</AppText>
        <AppText variant="caption" color="inkSoft">
          {detail}
        </AppText>
      </View>
      <Icon name="chevronRight" size={20} color="inkSoft" />
    </Touch>
  );
};

const useStyles = makeStyles(({ color, space }) => ({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    minHeight: 64,
    paddingHorizontal: space.gutter,
    paddingVertical: space.s,
    borderBottomWidth: 1,
    borderBottomColor: color.line,
  } as const,
  words: { flex: 1 },
  pressed: { backgroundColor: color.accentSoft },
}));
