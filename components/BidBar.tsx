import { useState } from 'react';
import { View } from 'react-native';

import { ActionBar } from './ActionBar';
import { AppText } from './AppText';
import { Button } from './Button';
import { IconButton } from './IconButton';
import { MoneyText } from './MoneyText';
import { QuickAmounts } from './QuickAmounts';
import { stepped } from './Stepper';
import { Touch } from './Touch';
import { useCurrency, useWords } from './i18n/WordsProvider';
import { makeStyles } from './theme/makeStyles';

interface Props {
  /** The least that may be bid now; also where the stepper starts. */
  readonly min: number;
  /** All the bidder has. */
  readonly max: number;
  readonly step?: number | undefined;
  /** `Clara keeps $14`. */
  readonly consequence?: ((amount: number) => string) | undefined;
  readonly onBid: (amount: number) => void;
  readonly onPass?: (() => void) | undefined;
  /** Opens the money pad. */
  readonly onOther?: ((amount: number) => void) | undefined;
  readonly passTitle?: string | undefined;
}

const JUMPS = [1, 2, 5];

const likely = (min: number, max: number, step: number, all: string) => {
  const jumps = JUMPS.map(n => ({ title: `+${n * step}`, amount: min + (n - 1) * step })).filter(
    q => q.amount < max,
  );
  return [...jumps, { title: all, amount: max }];
};

/** The bidding: stepper, likely amounts, pass and bid. Mount it anew (`key`) for every bidder. */
export const BidBar = (props: Props) => {
  const { min, max, step = 1, consequence, onBid, onPass, onOther } = props;
  const styles = useStyles();
  const t = useWords();
  const sign = useCurrency();
  const [amount, setAmount] = useState(min);
  const able = max >= min;
  const less = stepped(amount, -step, min, max);
  const more = stepped(amount, step, min, max);
  return (
    <View style={styles.bar}>
      <View style={styles.stepper}>
        <IconButton
          icon="minus"
          kind="round"
          size={26}
          label={t('offers.decrease', { amount: less, sign })}
          disabled={!able || amount <= min}
          haptic="light"
          onPress={() => setAmount(less)}
        />
        <Touch
          label={t('offers.otherAmount')}
          disabled={!onOther || !able}
          onPress={() => onOther?.(amount)}
          style={styles.amount}
          pressedStyle={styles.pressed}
        >
          <MoneyText amount={amount} size="huge" align="center" />
          <AppText variant="caption" color="inkSoft" align="center" live>
            {consequence?.(amount) ?? ' '}
          </AppText>
        </Touch>
        <IconButton
          icon="plus"
          kind="round"
          size={26}
          label={t('offers.increase', { amount: more, sign })}
          disabled={!able || amount >= max}
          haptic="light"
          onPress={() => setAmount(more)}
        />
      </View>
      {able && (
        <View style={styles.quick}>
          <QuickAmounts amounts={likely(min, max, step, t('offers.all'))} value={amount} onPick={setAmount} />
        </View>
      )}
      <ActionBar bare>
        {onPass && (
          <Button kind="secondary" flex={0.62} title={props.passTitle ?? t('offers.pass')} onPress={onPass} />
        )}
        <Button
          flex={1}
          title={t('offers.bidAmount', { amount, sign })}
          disabled={!able}
          detail={able ? undefined : t('amount.tooLittle', { least: min, sign })}
          onPress={() => onBid(amount)}
        />
      </ActionBar>
    </View>
  );
};

const useStyles = makeStyles(({ color, radius, space }) => ({
  bar: {
    backgroundColor: color.surfaceRaised,
    borderTopWidth: 1,
    borderTopColor: color.line,
    paddingTop: space.m,
  },
  stepper: { flexDirection: 'row', alignItems: 'center', gap: 10, paddingHorizontal: space.gutter } as const,
  amount: { flex: 1, borderRadius: radius.m, alignItems: 'center' } as const,
  pressed: { backgroundColor: color.surfaceSunken },
  quick: { paddingHorizontal: space.m, paddingTop: 10 },
}));
