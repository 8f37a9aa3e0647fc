import { useState } from 'react';
import { View } from 'react-native';

import { AppText } from './AppText';
import { Button } from './Button';
import { PadKeys } from './PadKeys';
import { QuickAmounts } from './QuickAmounts';
import type { QuickAmount } from './QuickAmounts';
import { amountOf, complaint, draftOf, pressed } from './amount';
import type { Complaint, Limits, PadKey } from './amount';
import { fitted } from './fitted';
import { formatMoney } from './i18n/format';
import { useCurrency, useLanguage, useMoney, useWords } from './i18n/WordsProvider';
import { makeStyles } from './theme/makeStyles';
import { useTheme } from './theme/ThemeProvider';
import { useKeys } from './useKeys';

interface Props extends Limits {
  /** What the amount is for. */
  readonly label: string;
  readonly initial?: number | undefined;
  readonly quick?: readonly QuickAmount[] | undefined;
  readonly signed?: boolean | undefined;
  /** Why these are the bounds: `18 ÷ 3 = 6, rounded up`. */
  readonly explain?: string | undefined;
  /** The consequence of a good amount: `Clara keeps $14`. */
  readonly consequence?: ((amount: number) => string) | undefined;
  /** Better words for what is wrong than the general ones. */
  readonly sentences?: Partial<Readonly<Record<Complaint, string>>> | undefined;
  readonly confirm: (amount: number) => string;
  readonly onConfirm: (amount: number) => void;
}

const TYPED: Readonly<Record<string, PadKey>> = { Backspace: 'back', Delete: 'clear', '-': 'sign' };
const WIDEST = 330;

/** The pad for any amount: digits, quick amounts, and a sentence instead of a dead button. */
export const MoneyPad = (props: Props) => {
  const { label, initial, min = props.signed ? -Infinity : 0, max, step, quick = [], signed = false } = props;
  const styles = useStyles();
  const { type } = useTheme();
  const t = useWords();
  const money = useMoney();
  const sign = useCurrency();
  const language = useLanguage();
  const [draft, setDraft] = useState(() => draftOf(initial));
  const amount = amountOf(draft);
  const wrong = complaint(draft, { min, max, step });
  const general = {
    empty: t('amount.empty'),
    tooLong: t('amount.tooLong'),
    tooLittle: t('amount.tooLittle', { least: min, sign }),
    tooMuch: t('amount.tooMuch', { most: max ?? 0, sign }),
    wrongStep: t('amount.wrongStep', { step: step ?? 1, sign }),
  };
  const good = amount !== undefined && wrong === undefined;
  const book = () => good && props.onConfirm(amount);
  const press = (key: PadKey) => setDraft(last => pressed(last, key));
  useKeys(key => {
    const mapped = /^\d$/.test(key) ? (key as PadKey) : TYPED[key];
    if (key === 'Enter') book();
    else if (mapped && (mapped !== 'sign' || signed)) press(mapped);
    else return false;
    return true;
  });
  const written =
    draft.digits === ''
      ? `${draft.negative ? '\u2212' : ''}${sign}`
      : formatMoney(amount ?? 0, { sign, language });
  const below = good ? props.consequence?.(amount) : wrong && (props.sentences?.[wrong] ?? general[wrong]);
  return (
    <View style={styles.pad}>
      <View
        accessible
        role="group"
        aria-live="polite"
        aria-label={`${label}. ${t('amount.says', { amount: amount === undefined ? t('amount.nothing') : money(amount) })}`}
      >
        <AppText
          variant="moneyHuge"
          align="center"
          color={draft.digits === '' ? 'inkFaint' : 'ink'}
          numberOfLines={1}
          style={fitted(written, WIDEST, type.moneyHuge)}
        >
          {written}
        </AppText>
      </View>
      <AppText variant="label" align="center" color={wrong && wrong !== 'empty' ? 'loss' : 'inkSoft'} live>
        {below ?? ' '}
      </AppText>
      {props.explain !== undefined && (
        <AppText variant="caption" align="center" color="inkSoft">
          {props.explain}
        </AppText>
      )}
      {quick.length > 0 && (
        <QuickAmounts amounts={quick} value={amount} onPick={picked => setDraft(draftOf(picked))} />
      )}
      <PadKeys signed={signed} onPress={press} />
      <Button title={good ? props.confirm(amount) : label} disabled={!good} onPress={book} />
    </View>
  );
};

const useStyles = makeStyles(({ space }) => ({
  pad: { gap: space.s, paddingHorizontal: space.m, paddingTop: space.xs },
}));
