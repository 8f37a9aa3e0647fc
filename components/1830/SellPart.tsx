import { useState } from 'react';
import { View } from 'react-native';

import { MOST_IN_POOL, type Company } from '@/rules/1830/data';
import { offersOf } from '@/rules/1830/desk';
import { salesOf } from '@/rules/1830/preview';
import { sharesOf } from '@/rules/1830/reading';
import type { PlayerId } from '@/rules/kernel/ledger';

import { AppText } from '../AppText';
import { Button } from '../Button';
import { MoneyText } from '../MoneyText';
import { Pick } from '../Pick';
import { makeStyles } from '../theme/makeStyles';
import { PriceMove } from './PriceMove';
import { useBoard } from './useBoard';

interface Props {
  readonly company: Company;
  readonly by: PlayerId;
  /** The number that stands there first. */
  readonly initial?: number | undefined;
}

/** Any number of shares in one tap; proceeds and the new price stand there before they are sold. */
export const SellPart = ({ company, by, initial = 1 }: Props) => {
  const { t, offers, tg, whyNot, send, busy, readOnly } = useBoard();
  const styles = useStyles();
  const [wanted, setWanted] = useState(initial);
  const offer = offersOf(offers, 'sell').find(o => o.action.company === company);
  const most = offer?.ask?.max ?? 0;
  const sales = salesOf(t, by, company).slice(0, most);
  const sale = sales[Math.min(wanted, most) - 1];
  const held = sharesOf(t, by, company);
  return (
    <View style={styles.box}>
      <View>
        <AppText variant="bodyStrong">{tg('desk.sellToPool')}</AppText>
        <AppText variant="caption" color="inkSoft">
          {tg('desk.holdsPool', { by, n: held, most: MOST_IN_POOL })}
        </AppText>
      </View>
      {sale === undefined ? (
        <AppText variant="label" color="inkSoft">
          {held === 0 ? tg('desk.nothingToSell') : whyNot({ type: 'sell', by, company, shares: 1 })}
        </AppText>
      ) : (
        <>
          {sales.length > 1 && (
            <View style={styles.numbers}>
              {sales.map(({ shares }) => (
                <Pick
                  key={shares}
                  basis={48}
                  label={tg('desk.sellNumber', { count: shares })}
                  selected={shares === sale.shares}
                  onPress={() => setWanted(shares)}
                >
                  <AppText variant="money">{shares}</AppText>
                </Pick>
              ))}
            </View>
          )}
          <View style={styles.line}>
            <PriceMove words={tg('desk.priceFalls')} from={sale.from} to={sale.to} way="loss" />
            <Button
              kind="secondary"
              title={tg('desk.sell')}
              label={tg('desk.sellSpoken', { company, n: sale.shares, amount: sale.proceeds })}
              disabled={busy || readOnly}
              onPress={() => void send({ type: 'sell', by, company, shares: sale.shares })}
              style={styles.button}
            >
              <MoneyText amount={sale.proceeds} tone="gain" size="normal" />
            </Button>
          </View>
          {sale.president !== undefined && (
            <AppText variant="label" color="warn">
              {tg('desk.presidentPasses', { company, to: sale.president })}
            </AppText>
          )}
        </>
      )}
    </View>
  );
};

const useStyles = makeStyles(({ space }) => ({
  box: { gap: space.s },
  numbers: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s } as const,
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.m } as const,
  button: { flexGrow: 1, flexBasis: 120 },
}));
