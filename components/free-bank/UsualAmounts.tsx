import { View } from 'react-native';

import { AppText } from '../AppText';
import { Icon } from '../Icon';
import { MoneyText } from '../MoneyText';
import { Touch } from '../Touch';
import { useDesk } from '../desk/useDesk';
import { useMoney, useWords } from '../i18n/WordsProvider';
import { makeStyles } from '../theme/makeStyles';

interface Props {
  readonly amounts: readonly number[];
  readonly disabled: boolean;
  /** A tap lets go of an amount instead of paying it. */
  readonly forgetting: boolean;
  readonly onPick: (amount: number) => void;
  readonly onOther: () => void;
  readonly onForget: (amount: number) => void;
}

/** The amounts this bank uses, one tap each. */
export const UsualAmounts = ({ amounts, disabled, forgetting, onPick, onOther, onForget }: Props) => {
  const { tg } = useDesk();
  const styles = useStyles();
  const t = useWords();
  const money = useMoney();
  return (
    <View style={styles.row} role="group" aria-label={tg('desk.usual')}>
      {amounts.map(amount => (
        <Touch
          key={amount}
          label={forgetting ? tg('desk.forget', { amount }) : money(amount)}
          disabled={!forgetting && disabled}
          haptic={forgetting ? 'light' : 'medium'}
          onPress={() => (forgetting ? onForget(amount) : onPick(amount))}
          style={[styles.chip, forgetting && styles.going]}
          pressedStyle={styles.pressed}
        >
          <MoneyText
            amount={amount}
            size="normal"
            color={!forgetting && disabled ? 'disabledInk' : 'ink'}
            silent
          />
          {forgetting && <Icon name="close" size={16} color="loss" />}
        </Touch>
      ))}
      <Touch
        label={t('offers.otherAmount')}
        disabled={disabled}
        haptic="light"
        onPress={onOther}
        style={[styles.chip, styles.other]}
        pressedStyle={styles.pressed}
      >
        <AppText variant="bodyStrong" color={disabled ? 'disabledInk' : 'accentText'} align="center">
          {t('offers.otherAmount')}
        </AppText>
      </Touch>
    </View>
  );
};

const useStyles = makeStyles(({ color, grow, radius, space, stroke }) => ({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s } as const,
  chip: {
    flexGrow: 1,
    flexBasis: grow(64, 1.7),
    minHeight: 52,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    paddingHorizontal: space.s,
    borderRadius: radius.m,
    borderWidth: stroke.keyline,
    borderColor: color.line,
    backgroundColor: color.surfaceSunken,
  } as const,
  going: { borderColor: color.loss, borderStyle: 'dashed' } as const,
  other: { flexBasis: 136, backgroundColor: color.surfaceRaised, borderColor: color.lineStrong },
  pressed: { backgroundColor: color.accentSoft },
}));
