import type { ReactNode } from 'react';
import { View } from 'react-native';

import { AppText } from '../AppText';
import { Icon } from '../Icon';
import { Medallion } from '../Medallion';
import { Touch } from '../Touch';
import { useWords } from '../i18n/WordsProvider';
import { makeStyles } from '../theme/makeStyles';

interface Props {
  readonly letters: string;
  readonly name: string;
  readonly detail: string;
  readonly note?: ReactNode;
  readonly onPress: () => void;
}

/** A game to try without setting anything up. */
export const SampleRow = ({ letters, name, detail, note, onPress }: Props) => {
  const styles = useStyles();
  const t = useWords();
  return (
    <Touch
      label={`${name}. ${detail} ${t('home.tapForSample')}`}
      onPress={onPress}
      style={styles.row}
      pressedStyle={styles.pressed}
    >
      <Medallion letters={letters} />
      <View style={styles.words}>
        <AppText variant="displayS">{name}</AppText>
        <AppText variant="label" color="inkSoft">
          {detail}
        </AppText>
        {note}
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
  words: { flex: 1, minWidth: 0 },
  pressed: { backgroundColor: color.surfaceSunken },
}));
