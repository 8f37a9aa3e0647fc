import { View } from 'react-native';

import type { Company } from '@/rules/1830/data';
import { presidentOf, trainList, treasury } from '@/rules/1830/reading';
import { priceOf } from '@/rules/1830/market';
import { company as companyAccount, player } from '@/rules/kernel/ledger';

import { AppText } from '../AppText';
import { Icon } from '../Icon';
import { MoneyText } from '../MoneyText';
import { PartyMark } from '../PartyMark';
import { Touch } from '../Touch';
import { useMoney } from '../i18n/WordsProvider';
import { makeStyles } from '../theme/makeStyles';
import type { OnOpen } from './open';
import { useBoard } from './useBoard';

interface Props {
  readonly company: Company;
  readonly onOpen: OnOpen;
}

/** President, trains and treasury of the company on turn; opens its card. */
export const TurnHead = ({ company, onOpen }: Props) => {
  const { t, tg, party, nameOf } = useBoard();
  const styles = useStyles();
  const money = useMoney();
  const president = presidentOf(t, company);
  const trains = trainList(t, companyAccount(company));
  const owned = trains.length === 0 ? tg('desk.noTrains') : trains.join(' · ');
  const own = treasury(t, company);
  return (
    <Touch
      label={[
        tg('desk.presidentIs', { by: president ?? '' }),
        `${tg('desk.price')} ${priceOf(t.state, company)}`,
        `${tg('desk.trains')} ${owned}`,
        `${tg('desk.treasury')} ${money(own)}`,
      ].join('. ')}
      haptic="light"
      onPress={() => onOpen({ kind: 'company', company })}
      style={styles.row}
      pressedStyle={styles.pressed}
    >
      {president !== undefined && <PartyMark party={party(player(president))} silent />}
      <View style={styles.words}>
        <AppText variant="label" numberOfLines={1}>
          {president === undefined ? '' : nameOf(president)}
        </AppText>
        <View style={styles.trains}>
          <Icon name="train" size={16} color="inkSoft" />
          <AppText variant="label" color="inkSoft">
            {owned}
          </AppText>
        </View>
      </View>
      <AppText variant="caption" color="inkSoft">
        {tg('desk.treasury')}
      </AppText>
      <MoneyText amount={own} size="normal" rolls />
      <Icon name="chevronRight" size={18} color="inkSoft" />
    </Touch>
  );
};

const useStyles = makeStyles(({ color, space }) => ({
  row: {
    minHeight: 52,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    paddingHorizontal: space.gutter,
    paddingVertical: space.xs,
    borderBottomWidth: 1,
    borderBottomColor: color.line,
  } as const,
  words: { flex: 1, minWidth: 0 },
  trains: { flexDirection: 'row', alignItems: 'center', gap: 4 } as const,
  pressed: { backgroundColor: color.surfaceSunken },
}));
