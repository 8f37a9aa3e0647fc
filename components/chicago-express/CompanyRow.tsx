import { View } from 'react-native';

import { SHARES, type Railroad } from '@/rules/chicago-express/data';
import {
  isOpen,
  leastFor,
  paysNow,
  sharesHeld,
  sharesLeft,
  sharesSold,
  treasury,
} from '@/rules/chicago-express/reading';

import { AppText } from '../AppText';
import { MoneyText } from '../MoneyText';
import { Person } from '../Person';
import { Plate } from '../Plate';
import { Touch } from '../Touch';
import { useDesk } from '../desk/useDesk';
import { makeStyles } from '../theme/makeStyles';
import { useCompanyColumns } from './columns';
import { GAME } from './look';
import { useExpress } from './useExpress';

interface Props {
  readonly railroad: Railroad;
  readonly onPress: () => void;
}

/** One railroad at a glance: who holds it, what it earns, pays, costs and has. */
export const CompanyRow = ({ railroad, onPress }: Props) => {
  const { seats, nameOf, tg } = useDesk();
  const t = useExpress();
  const styles = useStyles();
  const columns = useCompanyColumns();
  const income = t.state.income[railroad];
  const open = isOpen(t.state, railroad);
  const soldOut = sharesLeft(t, railroad) === 0;
  const holders = seats.flatMap(s =>
    Array.from({ length: sharesHeld(t, s.id, railroad) }, (_, i) => ({ ...s, key: `${s.id}${i}` })),
  );
  const empty = SHARES[railroad] - sharesSold(t, railroad);
  const label = open
    ? tg('desk.rowLabel', {
        railroad,
        income,
        pays: paysNow(t, railroad),
        cash: treasury(t, railroad),
        sold: sharesSold(t, railroad),
        of: SHARES[railroad],
      })
    : `${nameOf(railroad)}, ${tg('desk.opensInChicago')}`;
  return (
    <Touch label={label} onPress={onPress} style={styles.row} pressedStyle={styles.pressed}>
      <View style={columns.plate}>
        <Plate game={GAME} company={railroad} name={nameOf(railroad)} size="s" />
      </View>
      <View style={styles.shares}>
        {open ? (
          <>
            {holders.map(({ key, name, initials, color }) => (
              <Person key={key} name={name} initials={initials} color={color} size="xs" silent />
            ))}
            {Array.from({ length: empty }, (_, i) => (
              <View key={i} style={styles.empty} />
            ))}
          </>
        ) : (
          <AppText variant="label" color="inkSoft">
            {tg('desk.opensInChicago')}
          </AppText>
        )}
      </View>
      <AppText variant="moneySmall" align="right" style={columns.income}>
        {open ? String(income) : '–'}
      </AppText>
      <MoneyText
        amount={open && sharesSold(t, railroad) > 0 ? paysNow(t, railroad) : null}
        size="small"
        align="right"
        style={columns.figure}
      />
      {open && soldOut ? (
        <AppText variant="caption" color="inkSoft" align="right" style={columns.bid}>
          {tg('desk.soldOut')}
        </AppText>
      ) : (
        <MoneyText
          amount={open ? leastFor(t, railroad) : null}
          size="small"
          align="right"
          style={columns.bid}
        />
      )}
      <MoneyText
        amount={open ? treasury(t, railroad) : null}
        size="small"
        align="right"
        style={columns.figure}
      />
    </Touch>
  );
};

const useStyles = makeStyles(({ color, space }) => ({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    minHeight: 36,
    paddingHorizontal: space.m,
    borderBottomWidth: 1,
    borderBottomColor: color.line,
  } as const,
  pressed: { backgroundColor: color.accentSoft },
  shares: {
    flex: 1,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 3,
    paddingLeft: space.xs,
    paddingVertical: 4,
  } as const,
  empty: {
    width: 17,
    height: 17,
    borderRadius: 9,
    borderWidth: 1,
    borderStyle: 'dashed',
    borderColor: color.lineStrong,
  } as const,
}));
