import { View } from 'react-native';

import { AppText } from './AppText';
import { Icon } from './Icon';
import { Leader } from './Leader';
import { MoneyText } from './MoneyText';
import { PartyMark } from './PartyMark';
import type { LedgerMove } from './ledger';
import { makeStyles } from './theme/makeStyles';

interface Props {
  readonly move: LedgerMove;
  readonly struck: boolean;
}

/** From whom to whom, and how much. */
export const LedgerMoveRow = ({ move, struck }: Props) => {
  const styles = useStyles();
  const { from, to, amount, words } = move;
  return (
    <View style={styles.row}>
      {from && <PartyMark party={from} faded={struck} silent />}
      {words !== undefined && (
        <AppText variant="label" color="inkSoft" style={styles.words}>
          {words}
        </AppText>
      )}
      {to && (
        <>
          <Icon name="arrowRight" size={16} color="inkFaint" />
          <PartyMark party={to} faded={struck} silent />
        </>
      )}
      {amount !== undefined && (
        <>
          <Leader />
          <MoneyText
            amount={amount}
            size="small"
            color={struck ? 'inkFaint' : 'ink'}
            style={struck && styles.struck}
          />
        </>
      )}
    </View>
  );
};

const useStyles = makeStyles(() => ({
  row: { flexDirection: 'row', alignItems: 'center', minHeight: 26, gap: 6 } as const,
  words: { flexShrink: 1 },
  struck: { textDecorationLine: 'line-through' } as const,
}));
