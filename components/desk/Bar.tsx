import { View } from 'react-native';

import { AppText } from '../AppText';
import { Button } from '../Button';
import { Icon } from '../Icon';
import type { IconName } from '../icons';
import { makeStyles } from '../theme/makeStyles';

interface Props {
  readonly icon?: IconName | undefined;
  readonly words: string;
  readonly action?: { readonly title: string; readonly onPress: () => void } | undefined;
  readonly more?: { readonly title: string; readonly onPress: () => void } | undefined;
}

/** A brass bar that says why a table is not as usual, with the way out beside it. */
export const Bar = ({ icon = 'info', words, action, more }: Props) => {
  const styles = useStyles();
  return (
    <View style={styles.bar} role="status">
      <Icon name={icon} size={20} color="onBrassSoft" />
      <AppText variant="label" color="onBrassSoft" style={styles.words}>
        {words}
      </AppText>
      {more && <Button kind="text" compact title={more.title} onPress={more.onPress} />}
      {action && <Button kind="secondary" compact title={action.title} onPress={action.onPress} />}
    </View>
  );
};

const useStyles = makeStyles(({ color, space }) => ({
  bar: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.s,
    paddingHorizontal: space.gutter,
    paddingVertical: space.s,
    backgroundColor: color.brassSoft,
    borderBottomWidth: 1,
    borderBottomColor: color.brassFill,
  } as const,
  words: { flex: 1, minWidth: 160 },
}));
