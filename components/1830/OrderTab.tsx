import { View } from 'react-native';

import { PHASES } from '@/rules/1830/data';
import { priceOf } from '@/rules/1830/market';
import { endOutlook, orderToCome } from '@/rules/1830/preview';
import { trainList, treasury } from '@/rules/1830/reading';
import { company as companyAccount } from '@/rules/kernel/ledger';

import { AppText } from '../AppText';
import { LeaderRow } from '../LeaderRow';
import { MoneyText } from '../MoneyText';
import { Plate } from '../Plate';
import { Rule } from '../Rule';
import { Touch } from '../Touch';
import { makeStyles } from '../theme/makeStyles';
import type { OnOpen } from './open';
import { GAME, useBoard } from './useBoard';

/** Who operates when, who has the priority, and how the game will end. */
export const OrderTab = ({ onOpen }: { readonly onOpen: OnOpen }) => {
  const { t, tg, nameOf } = useBoard();
  const styles = useStyles();
  const order = orderToCome(t);
  const { bank, broken, rounds } = endOutlook(t);
  return (
    <View style={styles.box}>
      <LeaderRow words={tg('desk.priority')} value={nameOf(t.state.priority)} />
      <LeaderRow words={tg('desk.nextRounds')} value={String(PHASES[t.state.phase].rounds)} />
      <LeaderRow words={tg('desk.bankHas')} amount={bank} />
      <AppText variant="label" color={broken ? 'warn' : 'inkSoft'} style={styles.end}>
        {broken ? tg('desk.endsAfter', { count: rounds }) : tg('desk.endHelp')}
      </AppText>
      <Rule double style={styles.rule} />
      {order.length === 0 && <AppText color="inkSoft">{tg('desk.nobodyOperates')}</AppText>}
      {order.map(({ company, when }, i) => {
        const trains = trainList(t, companyAccount(company));
        const detail = trains.length === 0 ? tg('desk.noTrains') : trains.join(' · ');
        return (
          <Touch
            key={company}
            label={`${i + 1}. ${nameOf(company)}, ${tg(`desk.${when}`)}, ${detail}`}
            haptic="light"
            onPress={() => onOpen({ kind: 'company', company })}
            style={[styles.row, when === 'now' && styles.now]}
            pressedStyle={styles.pressed}
          >
            <AppText variant="moneySmall" color="inkSoft" style={styles.number}>
              {`${i + 1}.`}
            </AppText>
            <Plate game={GAME} company={company} size="m" faded={when === 'done'} silent />
            <AppText variant="moneySmall">{priceOf(t.state, company)}</AppText>
            <AppText variant="label" color="inkSoft" style={styles.words} numberOfLines={2}>
              {`${tg(`desk.${when}`)} · ${detail}`}
            </AppText>
            <MoneyText amount={treasury(t, company)} size="small" />
          </Touch>
        );
      })}
    </View>
  );
};

const useStyles = makeStyles(({ color, space }) => ({
  box: { paddingHorizontal: space.gutter },
  end: { paddingVertical: space.xs },
  rule: { marginVertical: space.s },
  row: {
    minHeight: space.touch,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    borderBottomWidth: 1,
    borderBottomColor: color.line,
  } as const,
  now: { backgroundColor: color.accentSoft },
  number: { width: 24 },
  words: { flex: 1, minWidth: 0 },
  pressed: { backgroundColor: color.surfaceSunken },
}));
