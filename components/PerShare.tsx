import { View } from 'react-native';

import { MoneyText } from './MoneyText';
import { Plate } from './Plate';
import { makeStyles } from './theme/makeStyles';

export interface ShareValue {
  readonly game: string;
  readonly company: string;
  readonly name: string;
  /** Null: pays nothing. */
  readonly amount: number | null;
}

interface Props {
  readonly shares: readonly ShareValue[];
}

/** What each company pays for one share. */
export const PerShare = ({ shares }: Props) => {
  const styles = useStyles();
  return (
    <View style={[styles.row, shares.length === 1 && styles.alone]}>
      {shares.map(({ game, company, name, amount }) => (
        <View key={company} style={styles.share}>
          <Plate game={game} company={company} name={name} size="m" />
          <MoneyText amount={amount} size="small" style={styles.amount} />
        </View>
      ))}
    </View>
  );
};

const useStyles = makeStyles(({ space, type }) => ({
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: space.s,
    marginTop: space.m,
  } as const,
  alone: { justifyContent: 'center' } as const,
  share: { alignItems: 'center', gap: 3 } as const,
  amount: {
    fontSize: (type.moneySmall.fontSize ?? 16) + 3,
    lineHeight: (type.moneySmall.lineHeight ?? 20) + 2,
  },
}));
