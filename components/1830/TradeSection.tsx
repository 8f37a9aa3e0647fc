import { View } from 'react-native';

import type { Company } from '@/rules/1830/data';
import { offersOf } from '@/rules/1830/desk';

import { AppText } from '../AppText';
import { Rule } from '../Rule';
import { makeStyles } from '../theme/makeStyles';
import { BuyPair } from './BuyPair';
import { ParPicks } from './ParPicks';
import { SellPart } from './SellPart';
import { useBoard } from './useBoard';

interface Props {
  readonly company: Company;
  readonly side?: 'buy' | 'sell' | undefined;
}

/** What the player on turn can do with one company: buy, name its par, sell. */
export const TradeSection = ({ company, side = 'buy' }: Props) => {
  const { t, offers, whyNot } = useBoard();
  const styles = useStyles();
  const { round } = t.state;
  if (round.name !== 'stock') return null;
  if (t.state.companies[company].listing === undefined) {
    const pars = offersOf(offers, 'par').filter(o => o.action.company === company);
    const why = pars.length > 0 ? undefined : whyNot({ type: 'par', by: round.turn, company, price: 67 });
    return (
      <View style={styles.box}>
        <ParPicks company={company} />
        {why !== undefined && <AppText color="inkSoft">{why}</AppText>}
      </View>
    );
  }
  const buying = <BuyPair key="buy" company={company} by={round.turn} />;
  const selling = <SellPart key={`sell ${company}`} company={company} by={round.turn} />;
  return (
    <View style={styles.box}>
      {side === 'buy' ? buying : selling}
      <Rule />
      {side === 'buy' ? selling : buying}
    </View>
  );
};

const useStyles = makeStyles(({ space }) => ({
  box: { gap: space.m, paddingHorizontal: space.gutter, paddingTop: space.m },
}));
