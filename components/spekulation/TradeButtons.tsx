import { View } from 'react-native';

import type { Quote } from '@/rules/spekulation/preview';

import { AppText } from '../AppText';
import { MoneyText } from '../MoneyText';
import { Touch } from '../Touch';
import { useDesk } from '../desk/useDesk';
import { makeStyles } from '../theme/makeStyles';

interface Props {
  readonly quote: Quote;
  readonly inBank: number;
  readonly holds: number;
  readonly canBuy: boolean;
  readonly canSell: boolean;
  readonly onTrade: (type: 'buy' | 'sell') => void;
}

/** Sell and buy at the present price, one tap each; what cannot be done says why when it is tapped. */
export const TradeButtons = ({ quote, inBank, holds, canBuy, canSell, onTrade }: Props) => {
  const styles = useStyles();
  const { tg, readOnly } = useDesk();
  const { company, price } = quote;
  const amount = Math.abs(price);
  const one = (type: 'buy' | 'sell', can: boolean) => {
    const gets = (type === 'sell') === price >= 0;
    const key = type === 'buy' ? (gets ? 'buyPaid' : 'buy') : gets ? 'sell' : 'sellPaying';
    return (
      <Touch
        label={tg(`desk.${key}`, { company, price: amount })}
        haptic={can ? 'medium' : undefined}
        disabled={readOnly}
        onPress={() => onTrade(type)}
        style={[styles.button, can ? styles[type] : styles.cannot]}
        pressedStyle={styles.pressed}
      >
        <AppText variant="caption" color={can ? 'ink' : 'disabledInk'} silent>
          {type === 'buy' ? `${tg('desk.buyWord')} · ${inBank}` : tg('desk.sellWord')}
        </AppText>
        <MoneyText
          amount={type === 'buy' ? -price : price}
          tone={price === 0 ? 'plain' : 'change'}
          size="small"
          color={can ? (gets ? 'gain' : 'ink') : 'disabledInk'}
          silent
        />
      </Touch>
    );
  };
  return (
    <View style={styles.pair}>
      {holds > 0 ? one('sell', canSell) : <View style={styles.space} />}
      {one('buy', canBuy)}
    </View>
  );
};

const useStyles = makeStyles(({ color, grow, radius, stroke }) => {
  const width = grow(78, 1.35);
  return {
    pair: { flexDirection: 'row', gap: 6 } as const,
    space: { width },
    button: {
      width,
      minHeight: 48,
      borderRadius: radius.m,
      alignItems: 'center',
      justifyContent: 'center',
    } as const,
    buy: {
      borderWidth: stroke.keyline,
      borderColor: color.accentText,
      backgroundColor: color.accentSoft,
    },
    sell: {
      borderWidth: stroke.keyline,
      borderColor: color.lineStrong,
      backgroundColor: color.surfaceRaised,
    },
    cannot: { backgroundColor: color.disabledFill },
    pressed: { opacity: 0.8 },
  };
});
