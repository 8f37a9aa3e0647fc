import type { ReactNode } from 'react';
import { View } from 'react-native';

import { AppText } from '../AppText';
import { Icon } from '../Icon';
import { Medallion } from '../Medallion';
import { MoneyText } from '../MoneyText';
import { Touch } from '../Touch';
import { useMoney } from '../i18n/WordsProvider';
import { makeStyles } from '../theme/makeStyles';

interface Props {
  /** The letters of a private. */
  readonly letters?: string | undefined;
  readonly mark?: ReactNode;
  readonly title: string;
  readonly detail?: string | undefined;
  /** What it brings about, each in a line of its own. */
  readonly consequences?: readonly string[] | undefined;
  readonly price?: number | undefined;
  readonly likely?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly onPress: () => void;
}

/** Something that can be done, with its price and everything that follows from it. */
export const DeedRow = (props: Props) => {
  const { letters, mark, title, detail, consequences = [], price, likely, disabled, onPress } = props;
  const styles = useStyles();
  const money = useMoney();
  const ink = disabled ? 'disabledInk' : 'ink';
  return (
    <Touch
      label={[title, price !== undefined && money(price), detail, ...consequences].filter(Boolean).join('. ')}
      disabled={disabled}
      haptic="medium"
      onPress={onPress}
      style={[styles.row, likely && styles.likely]}
      pressedStyle={styles.pressed}
    >
      {mark ?? (letters !== undefined && <Medallion letters={letters} size={40} />)}
      <View style={styles.words}>
        <AppText variant="bodyStrong" color={ink}>
          {title}
        </AppText>
        {detail !== undefined && (
          <AppText variant="caption" color={disabled ? 'disabledInk' : 'inkSoft'}>
            {detail}
          </AppText>
        )}
        {consequences.map(words => (
          <AppText key={words} variant="caption" color={disabled ? 'disabledInk' : 'warn'}>
            {words}
          </AppText>
        ))}
      </View>
      {price !== undefined && <MoneyText amount={price} size="normal" color={ink} />}
      <Icon name="chevronRight" size={20} color={disabled ? 'disabledInk' : 'inkSoft'} />
    </Touch>
  );
};

const useStyles = makeStyles(({ color, space }) => ({
  row: {
    minHeight: 60,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    paddingHorizontal: space.gutter,
    paddingVertical: space.s,
    borderBottomWidth: 1,
    borderBottomColor: color.line,
    backgroundColor: color.surfaceRaised,
  } as const,
  likely: { backgroundColor: color.accentSoft },
  words: { flex: 1, minWidth: 0 },
  pressed: { backgroundColor: color.surfaceSunken },
}));
