import { View } from 'react-native';

import { changesWith } from '@/rules/1830/calc';
import { PHASES, TRAINS, TRAIN_DATA, type Train } from '@/rules/1830/data';
import { poolTrains, trainsAt, POOL } from '@/rules/1830/reading';

import { AppText } from '../AppText';
import { MoneyText } from '../MoneyText';
import { makeStyles } from '../theme/makeStyles';
import { useBoard } from './useBoard';

/** The trains in order: how many are left, what they cost and what the first of each kind changes. */
export const TrainsTab = () => {
  const { t, tg } = useBoard();
  const styles = useStyles();
  const { phase } = t.state;
  const used = poolTrains(t).map(train => `${train} × ${trainsAt(t, POOL, train)}`);
  const words = (train: Train): string => {
    const { rusts, closes, trains, rounds } = changesWith(train);
    const colours = PHASES[train].colours.map(c => tg(`desk.${c}`)).join(', ');
    return [
      ...(rusts.length > 0 ? [tg('desk.rusts', { train: rusts.join(', ') })] : []),
      ...(closes.length > 0 ? [tg('desk.closeAll')] : []),
      tg('desk.limitIs', { limit: trains }),
      tg('desk.roundsAre', { n: rounds }),
      tg('desk.coloursAre', { colours }),
      ...(PHASES[train].privatesForCompanies ? [tg('desk.privatesForCompanies')] : []),
    ].join(' · ');
  };
  return (
    <View style={styles.box}>
      {TRAINS.map(train => (
        <View key={train} style={[styles.row, train === phase && styles.now]}>
          <AppText variant="displayM" style={styles.train}>
            {train}
          </AppText>
          <View style={styles.words}>
            <View style={styles.head}>
              <AppText variant="bodyStrong">
                {tg('desk.leftInBank', { n: trainsAt(t, 'bank', train) })}
                {train === phase && ` · ${tg('desk.phaseNow')}`}
              </AppText>
              <MoneyText amount={TRAIN_DATA[train].price} size="small" />
            </View>
            <AppText variant="caption" color="inkSoft">
              {words(train)}
            </AppText>
          </View>
        </View>
      ))}
      {used.length > 0 && (
        <AppText style={styles.used}>{tg('desk.usedTrains', { list: used.join(', ') })}</AppText>
      )}
      <AppText variant="caption" color="inkSoft" style={styles.used}>
        {tg('desk.dieselTrade')}
      </AppText>
    </View>
  );
};

const useStyles = makeStyles(({ color, grow, space }) => ({
  box: { paddingHorizontal: space.s },
  row: {
    flexDirection: 'row',
    gap: space.m,
    paddingVertical: space.s,
    paddingHorizontal: space.s,
    borderBottomWidth: 1,
    borderBottomColor: color.line,
  } as const,
  now: { backgroundColor: color.accentSoft },
  train: { width: grow(28, 1.5) },
  words: { flex: 1, minWidth: 0 },
  head: { flexDirection: 'row', justifyContent: 'space-between', gap: space.s } as const,
  used: { paddingHorizontal: space.s, paddingTop: space.s },
}));
