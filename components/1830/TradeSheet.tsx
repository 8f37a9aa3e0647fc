import { useState } from 'react';
import { View } from 'react-native';

import { COMPANIES, type Company } from '@/rules/1830/data';
import { matrixOrder, offersOf } from '@/rules/1830/desk';
import { priceOf } from '@/rules/1830/market';
import { cash, certificateLimit, certificates } from '@/rules/1830/reading';
import type { StockRound } from '@/rules/1830/types';
import { player } from '@/rules/kernel/ledger';

import { AppText } from '../AppText';
import { Button } from '../Button';
import { MoneyText } from '../MoneyText';
import { PartyMark } from '../PartyMark';
import { Pick } from '../Pick';
import { Plate } from '../Plate';
import { Rule } from '../Rule';
import { Sheet } from '../Sheet';
import { useWords } from '../i18n/WordsProvider';
import { makeStyles } from '../theme/makeStyles';
import { useTheme } from '../theme/ThemeProvider';
import { useLayout } from '../theme/useLayout';
import { TradeSection } from './TradeSection';
import { GAME, useBoard } from './useBoard';

interface Props {
  readonly round: StockRound;
  readonly side: 'buy' | 'sell';
  readonly initial?: Company | undefined;
  readonly onClose: () => void;
}

/** A stock turn: the company, then what is done with it. */
export const TradeSheet = ({ round, side, initial, onClose }: Props) => {
  const { t, offers, tg, party, companies, send, busy } = useBoard();
  const styles = useStyles();
  const { grow } = useTheme();
  const low = useLayout() === 'landscape';
  const words = useWords();
  const [company, setCompany] = useState(initial);
  const by = round.turn;
  const [pass] = offersOf(offers, 'pass');
  const { rows } = matrixOrder(t);
  const all = [...rows, ...COMPANIES.filter(c => !rows.includes(c))];
  return (
    <Sheet
      title={tg('desk.stockTurn', { by })}
      mark={<PartyMark party={party(player(by))} silent />}
      onClose={onClose}
      footer={
        pass &&
        !low && (
          <Button
            flex={1}
            kind={round.acted ? 'primary' : 'secondary'}
            title={round.acted ? words('common.done') : words('offers.pass')}
            disabled={busy}
            onPress={() => void send(pass.action)}
          />
        )
      }
    >
      <View style={styles.picks}>
        {all.map(c => {
          const price = t.state.companies[c].listing === undefined ? undefined : priceOf(t.state, c);
          const name = companies.find(x => x.id === c)?.name ?? c;
          return (
            <Pick
              key={c}
              basis={grow(78, 1.9)}
              label={price === undefined ? `${name}, ${tg('desk.notStarted')}` : `${name}, ${price}`}
              selected={c === company}
              onPress={() => setCompany(c)}
            >
              <Plate game={GAME} company={c} silent />
              <AppText variant="moneySmall" color={price === undefined ? 'inkFaint' : 'ink'}>
                {price ?? '–'}
              </AppText>
            </Pick>
          );
        })}
      </View>
      <Rule style={styles.rule} />
      {company === undefined ? (
        <AppText color="inkSoft" style={styles.hint}>
          {tg('desk.chooseCompany')}
        </AppText>
      ) : (
        <TradeSection key={company} company={company} side={side} />
      )}
      <View style={styles.sums}>
        <AppText variant="label" color="inkSoft">
          {tg('desk.cash')} <MoneyText amount={cash(t, player(by))} size="small" />
        </AppText>
        <AppText variant="label" color="inkSoft" align="right">
          {tg('desk.certificates')}{' '}
          <AppText variant="moneySmall">
            {tg('desk.ofLimit', { n: certificates(t, by).counted, limit: certificateLimit(t) })}
          </AppText>
        </AppText>
      </View>
    </Sheet>
  );
};

const useStyles = makeStyles(({ color, radius, space }) => ({
  picks: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    gap: space.s,
    paddingHorizontal: space.gutter,
    paddingTop: 2,
  } as const,
  rule: { marginHorizontal: space.gutter, marginTop: space.m },
  hint: { padding: space.gutter, minHeight: 64 },
  sums: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    marginHorizontal: space.gutter,
    marginTop: space.m,
    paddingHorizontal: space.m,
    paddingVertical: space.s,
    borderRadius: radius.m,
    backgroundColor: color.surfaceSunken,
  } as const,
}));
