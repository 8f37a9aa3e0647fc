import type { ReactNode } from 'react';
import { View } from 'react-native';

import { AppText } from './AppText';
import { Leader } from './Leader';
import { MoneyText } from './MoneyText';
import type { MoneySize } from './MoneyText';
import { useMoney } from './i18n/WordsProvider';
import { makeStyles } from './theme/makeStyles';

interface Props {
  readonly words: string;
  /** How it comes about, in softer ink: `3 × $100`. */
  readonly detail?: string | undefined;
  readonly amount?: number | null | undefined;
  readonly from?: number | undefined;
  readonly tone?: 'plain' | 'change' | 'gain' | 'loss' | undefined;
  readonly size?: MoneySize | undefined;
  /** In place of an amount: `none`, `3 shares`. */
  readonly value?: string | undefined;
  readonly mark?: ReactNode;
  readonly label?: string | undefined;
}

/** Word, leader dots, amount. */
export const LeaderRow = (props: Props) => {
  const { words, detail, amount, from, tone, size = 'small', value, mark } = props;
  const styles = useStyles();
  const money = useMoney();
  const spoken =
    value ?? (amount === null || amount === undefined ? '' : money(amount, { change: tone === 'change' }));
  return (
    <View
      accessible
      role="group"
      aria-label={props.label ?? [words, detail, spoken].filter(Boolean).join(', ')}
      style={styles.row}
    >
      {mark}
      <AppText variant="label" style={styles.words}>
        {words}
        {detail !== undefined && (
          <AppText variant="label" color="inkSoft">
            {` ${detail}`}
          </AppText>
        )}
      </AppText>
      {(value !== undefined || amount !== undefined) && <Leader />}
      {value !== undefined ? (
        <AppText variant="label" color="inkSoft">
          {value}
        </AppText>
      ) : (
        amount !== undefined && (
          <View style={styles.amount}>
            <MoneyText amount={amount} from={from} tone={tone} size={size} />
          </View>
        )
      )}
    </View>
  );
};

const useStyles = makeStyles(({ type }) => ({
  row: { flexDirection: 'row', alignItems: 'center', minHeight: 28, gap: 6 } as const,
  amount: { flexShrink: 0 },
  words: { fontSize: (type.label.fontSize ?? 14) + 1, flexShrink: 1 },
}));
