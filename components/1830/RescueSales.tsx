import { View } from 'react-native';

import type { Rescue } from '@/rules/1830/rescue';

import { AppText } from '../AppText';
import { Button } from '../Button';
import { Plate } from '../Plate';
import { makeStyles } from '../theme/makeStyles';
import { SellPart } from './SellPart';
import { GAME, useBoard } from './useBoard';

/** What he may sell; the smallest sale that is enough is one tap. */
export const RescueSales = ({ rescue }: { readonly rescue: Rescue }) => {
  const { tg, nameOf, sendAll, busy, readOnly } = useBoard();
  const styles = useStyles();
  const { need, smallest, mostSales, bankrupt } = rescue;
  const by = need.president;
  const sum = smallest.reduce((total, s) => total + s.proceeds, 0);
  const list = smallest.map(s => `${s.shares} ${nameOf(s.company)}`).join(' + ');
  if (bankrupt) return null;
  return (
    <View style={styles.box}>
      {smallest.length > 0 && (
        <Button
          title={tg('desk.smallestSale', { list })}
          detail={tg('desk.smallestDetail', { amount: sum })}
          disabled={busy || readOnly}
          onPress={() =>
            void sendAll(smallest.map(({ company, shares }) => ({ type: 'sell', by, company, shares })))
          }
        />
      )}
      <AppText variant="overline" color="inkSoft">
        {tg('desk.maySell')}
      </AppText>
      {mostSales.map(({ company }) => (
        <View key={company} style={styles.sale}>
          <Plate game={GAME} company={company} size="m" />
          <View style={styles.part}>
            <SellPart company={company} by={by} />
          </View>
        </View>
      ))}
    </View>
  );
};

const useStyles = makeStyles(({ space }) => ({
  box: { gap: space.s, paddingVertical: space.s },
  sale: { flexDirection: 'row', alignItems: 'flex-start', gap: space.s } as const,
  part: { flex: 1 },
}));
