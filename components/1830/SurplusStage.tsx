import { View } from 'react-native';

import { offersOf } from '@/rules/1830/desk';
import { trainLimit, trainList, withSurplus } from '@/rules/1830/reading';
import { company as companyAccount } from '@/rules/kernel/ledger';

import { AppText } from '../AppText';
import { Button } from '../Button';
import { Plate } from '../Plate';
import { makeStyles } from '../theme/makeStyles';
import { GAME, useBoard } from './useBoard';

/** §21: companies over the train limit return trains before anything else happens. */
export const SurplusStage = () => {
  const { t, tg, offers, nameOf, send, busy, readOnly } = useBoard();
  const styles = useStyles();
  const discards = offersOf(offers, 'discard-train');
  return (
    <View style={styles.box}>
      <AppText>{tg('desk.surplusHelp', { limit: trainLimit(t) })}</AppText>
      {withSurplus(t).map(company => (
        <View key={company} style={styles.company}>
          <View style={styles.head}>
            <Plate game={GAME} company={company} size="m" name={nameOf(company)} />
            <AppText variant="bodyStrong">{trainList(t, companyAccount(company)).join(' · ')}</AppText>
          </View>
          <View style={styles.row}>
            {discards
              .filter(o => o.action.company === company)
              .map(({ action }) => (
                <Button
                  key={action.train}
                  flex={1}
                  kind="secondary"
                  title={tg('desk.returnTrain', { train: action.train })}
                  disabled={busy || readOnly}
                  onPress={() => void send(action)}
                />
              ))}
          </View>
        </View>
      ))}
    </View>
  );
};

const useStyles = makeStyles(({ space }) => ({
  box: { padding: space.gutter, gap: space.l },
  company: { gap: space.s },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.m } as const,
  row: { flexDirection: 'row', gap: space.s } as const,
}));
