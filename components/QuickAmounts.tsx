import { View } from 'react-native';

import { AppText } from './AppText';
import { MoneyText } from './MoneyText';
import { Touch } from './Touch';
import { useMoney } from './i18n/WordsProvider';
import { makeStyles } from './theme/makeStyles';

export interface QuickAmount {
  /** `+1`, `all`, `least`. */
  readonly title: string;
  readonly amount: number;
}

interface Props {
  readonly amounts: readonly QuickAmount[];
  readonly value?: number | undefined;
  readonly onPick: (amount: number) => void;
}

/** Likely amounts in one tap. */
export const QuickAmounts = ({ amounts, value, onPick }: Props) => {
  const styles = useStyles();
  const money = useMoney();
  return (
    <View style={styles.row}>
      {amounts.map(({ title, amount }) => (
        <Touch
          key={title}
          label={`${title}: ${money(amount)}`}
          selected={amount === value}
          haptic="light"
          onPress={() => onPick(amount)}
          style={[styles.chip, amount === value && styles.chosen]}
          pressedStyle={styles.pressed}
        >
          <AppText variant="caption">{title}</AppText>
          <MoneyText amount={amount} size="small" color="ink" />
        </Touch>
      ))}
    </View>
  );
};

const useStyles = makeStyles(({ color, radius, space, stroke }) => ({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s } as const,
  chip: {
    flexGrow: 1,
    flexBasis: 64,
    minHeight: space.touch,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignContent: 'center',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: 6,
    paddingHorizontal: space.xs,
    borderRadius: radius.m,
    borderWidth: stroke.strong,
    borderColor: color.surfaceSunken,
    backgroundColor: color.surfaceSunken,
  } as const,
  chosen: { borderColor: color.accentText },
  pressed: { backgroundColor: color.accentSoft },
}));
