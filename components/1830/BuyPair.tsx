import { View } from 'react-native';

import { SOURCES, type Company } from '@/rules/1830/data';
import { priceOf } from '@/rules/1830/market';
import { forSale } from '@/rules/1830/reading';
import type { PlayerId } from '@/rules/kernel/ledger';

import { Button } from '../Button';
import { MoneyText } from '../MoneyText';
import { makeStyles } from '../theme/makeStyles';
import { useBoard } from './useBoard';

interface Props {
  readonly company: Company;
  readonly by: PlayerId;
}

/** From the offering at par, from the pool at the market price. What is refused says why when it is tapped. */
export const BuyPair = ({ company, by }: Props) => {
  const { t, tg, preview, whyNot, send, busy, readOnly } = useBoard();
  const styles = useStyles();
  const par = t.state.companies[company].listing?.par ?? 0;
  return (
    <View style={styles.row}>
      {SOURCES.map(from => {
        const action = { type: 'buy', by, company, from } as const;
        const left = forSale(t, company, from);
        const ok = preview(action).ok;
        const price = from === 'offering' ? par : priceOf(t.state, company);
        const few = tg(from === 'offering' ? 'desk.parLeft' : 'desk.left', { n: left });
        const title = tg(from === 'offering' ? 'desk.fromOffering' : 'desk.fromPool');
        return (
          <Button
            key={from}
            flex={1}
            kind={ok ? 'primary' : 'secondary'}
            title={title}
            label={`${title}, ${tg('desk.forPrice', { price })}, ${few}`}
            detail={ok || left === 0 ? few : whyNot(action)}
            disabled={left === 0 || busy || readOnly}
            onPress={() => void send(action)}
            style={styles.button}
          >
            <MoneyText
              amount={left === 0 ? null : price}
              size="large"
              color={left === 0 ? 'disabledInk' : ok ? 'onAccent' : 'ink'}
            />
          </Button>
        );
      })}
    </View>
  );
};

const useStyles = makeStyles(({ space, textScale }) => ({
  row: { flexDirection: textScale > 1.5 ? 'column' : 'row', gap: space.s } as const,
  button: textScale > 1.5 ? { flexBasis: 'auto' as const } : {},
}));
