import { View } from 'react-native';

import { useDesk } from '../desk/useDesk';
import { useMoney, useWords } from '../i18n/WordsProvider';
import { makeStyles } from '../theme/makeStyles';
import { AmountChip } from './AmountChip';

interface Props {
  readonly amounts: readonly number[];
  /** Left out: nothing can be paid yet. */
  readonly onPick?: ((amount: number) => void) | undefined;
  readonly onOther?: (() => void) | undefined;
  /** A tap lets go of an amount instead of paying it. */
  readonly onForget?: ((amount: number) => void) | undefined;
}

/** The amounts this bank uses, one tap each. */
export const UsualAmounts = ({ amounts, onPick, onOther, onForget }: Props) => {
  const { tg } = useDesk();
  const styles = useStyles();
  const t = useWords();
  const money = useMoney();
  return (
    <View style={styles.row} role="group" aria-label={tg('desk.usual')}>
      {amounts.map(amount => (
        <AmountChip
          key={amount}
          amount={amount}
          label={onForget === undefined ? money(amount) : tg('desk.forget', { amount })}
          forgetting={onForget !== undefined}
          onTap={onForget ?? onPick}
        />
      ))}
      <AmountChip label={t('offers.otherAmount')} onTap={onOther} />
    </View>
  );
};

const useStyles = makeStyles(({ space }) => ({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s } as const,
}));
