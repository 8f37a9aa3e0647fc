import type { StyleProp, TextStyle } from 'react-native';
import { View } from 'react-native';

import { AppText } from './AppText';
import { Rolling } from './Rolling';
import { ENDLESS, NOTHING } from './i18n/format';
import { useMoney, useWords } from './i18n/WordsProvider';
import type { TypeVariant } from './theme/theme';
import type { ColorRole } from './theme/tokens';

export type MoneySize = 'huge' | 'large' | 'normal' | 'small' | 'table';

interface Props {
  /** Null: nothing to show. Infinity: an endless bank. */
  readonly amount: number | null;
  /** Where it comes from: `$7 → $17`. */
  readonly from?: number | undefined;
  readonly size?: MoneySize | undefined;
  /** change: a plus or minus in its colour. loss: in the colour of a loss whatever its sign. */
  readonly tone?: 'plain' | 'change' | 'gain' | 'loss' | undefined;
  readonly color?: ColorRole | undefined;
  readonly rolls?: boolean | undefined;
  readonly align?: 'left' | 'center' | 'right' | undefined;
  readonly silent?: boolean | undefined;
  readonly style?: StyleProp<TextStyle>;
}

const VARIANT: Readonly<Record<MoneySize, TypeVariant>> = {
  huge: 'moneyHuge',
  large: 'moneyLarge',
  normal: 'money',
  small: 'moneySmall',
  table: 'moneyTable',
};

const toneColor = (tone: Props['tone'], amount: number): ColorRole => {
  if (tone === 'loss' || (tone !== 'gain' && amount < 0)) return 'loss';
  return tone === 'gain' || (tone === 'change' && amount > 0) ? 'gain' : 'ink';
};

/** Every amount of money on screen, with the table's sign and the reader's separators. */
export const MoneyText = (props: Props) => {
  const { amount, from, size = 'normal', tone = 'plain', rolls = false, align, silent, style } = props;
  const money = useMoney();
  const t = useWords();
  const variant = VARIANT[size];
  const write = (n: number) => money(n, { change: tone === 'change' || tone === 'gain' });
  const one = (n: number, spoken?: string) => (
    <AppText
      variant={variant}
      color={props.color ?? toneColor(tone, n)}
      align={align}
      numberOfLines={1}
      silent={silent}
      label={spoken ?? (n === Infinity ? t('common.endless') : undefined)}
      style={style}
    >
      {n === Infinity ? ENDLESS : write(n)}
    </AppText>
  );
  if (amount === null) {
    return (
      <AppText variant={variant} color="inkFaint" align={align} silent={silent} style={style}>
        {NOTHING}
      </AppText>
    );
  }
  if (from !== undefined) {
    return (
      <View
        role="img"
        aria-label={t('common.to', { from: money(from), to: money(amount) })}
        style={{ flexDirection: 'row', alignItems: 'baseline', gap: 6 }}
      >
        {one(from)}
        <AppText color="inkSoft">→</AppText>
        {one(amount)}
      </View>
    );
  }
  return rolls ? <Rolling value={amount} render={one} /> : one(amount);
};
