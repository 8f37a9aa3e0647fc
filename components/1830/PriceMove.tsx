import { View } from 'react-native';

import { AppText } from '../AppText';
import { Icon } from '../Icon';
import { makeStyles } from '../theme/makeStyles';

interface Props {
  readonly words: string;
  readonly from: number;
  readonly to: number;
  readonly way: 'gain' | 'loss';
}

/** `price falls [100] ↓ [90]`. */
export const PriceMove = ({ words, from, to, way }: Props) => {
  const styles = useStyles();
  return (
    <View style={styles.row} accessible role="group" aria-label={`${words} ${from} → ${to}`}>
      <AppText variant="label" color="inkSoft">
        {words}
      </AppText>
      <View style={styles.cell}>
        <AppText variant="moneySmall">{from}</AppText>
      </View>
      <Icon name={way === 'gain' ? 'arrowUp' : 'arrowDown'} size={16} color={way} weight={2.2} />
      <View style={[styles.cell, styles[way]]}>
        <AppText variant="moneySmall">{to}</AppText>
      </View>
    </View>
  );
};

const useStyles = makeStyles(({ color, market, radius, space }) => ({
  row: { flexDirection: 'row', alignItems: 'center', gap: 6 } as const,
  cell: {
    minWidth: 38,
    alignItems: 'center',
    paddingHorizontal: space.xs,
    paddingVertical: 3,
    borderRadius: radius.xs,
    borderWidth: 1,
    borderColor: color.lineStrong,
    backgroundColor: market.cell,
  } as const,
  gain: { borderWidth: 2, borderColor: color.gain },
  loss: { borderWidth: 2, borderColor: color.loss },
}));
