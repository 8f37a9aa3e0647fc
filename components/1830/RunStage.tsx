import { useState } from 'react';
import { View } from 'react-native';

import { trainList } from '@/rules/1830/reading';
import type { OperatingRound } from '@/rules/1830/types';
import { company as companyAccount } from '@/rules/kernel/ledger';
import { money } from '@/rules/kernel/money';

import { AppText } from '../AppText';
import { Button } from '../Button';
import { Icon } from '../Icon';
import { MoneyText } from '../MoneyText';
import { PadKeys } from '../PadKeys';
import { Pick } from '../Pick';
import { Segment } from '../Segment';
import { makeStyles } from '../theme/makeStyles';
import { useTheme } from '../theme/ThemeProvider';
import { StopList } from './StopList';
import { atTrain, runTotal, withKey, withStop, type RunDraft } from './run-draft';
import { useBoard } from './useBoard';

interface Props {
  readonly round: OperatingRound;
  readonly run: RunDraft;
  readonly onRun: (run: RunDraft) => void;
}

/** §20.3: the run of each train, typed or tapped stop by stop; the last run is one tap away. */
export const RunStage = ({ round, run, onRun }: Props) => {
  const { t, tg, send, busy, readOnly } = useBoard();
  const styles = useStyles();
  const { grow } = useTheme();
  const [way, setWay] = useState<'type' | 'stops'>('type');
  const { company } = round;
  const trains = trainList(t, companyAccount(company));
  const { lastRun } = t.state.companies[company];
  return (
    <View style={styles.box}>
      <View style={styles.head}>
        <View style={styles.words}>
          <AppText variant="label" color="inkSoft">
            {tg('desk.revenue')}
          </AppText>
          {lastRun > 0 && (
            <Button
              compact
              kind="secondary"
              title={tg('desk.asLastRun', { amount: lastRun })}
              disabled={busy || readOnly}
              onPress={() => void send({ type: 'run', company, revenue: money(lastRun) })}
            />
          )}
        </View>
        <MoneyText amount={runTotal(run)} size="huge" align="right" />
      </View>
      {trains.length > 1 && (
        <View style={styles.trains}>
          {trains.map((train, i) => (
            <Pick
              key={i}
              basis={grow(78, 1.9)}
              label={tg('desk.trainEarns', { train, amount: run.sums[i] ?? 0 })}
              selected={i === run.at}
              onPress={() => onRun(atTrain(run, i))}
            >
              <Icon name="train" size={18} />
              <AppText variant="label">{train}</AppText>
              <MoneyText amount={run.sums[i] ?? 0} size="small" silent />
            </Pick>
          ))}
        </View>
      )}
      <Segment
        label={tg('desk.revenue')}
        options={[
          { value: 'type', title: tg('desk.typeSum') },
          { value: 'stops', title: tg('desk.tapStops') },
        ]}
        value={way}
        onChange={setWay}
      />
      {way === 'type' ? (
        <PadKeys signed={false} onPress={key => onRun(withKey(run, key))} />
      ) : (
        <StopList
          onStop={value => onRun(withStop(run, value))}
          onClear={() => onRun(withKey(run, 'clear'))}
        />
      )}
    </View>
  );
};

const useStyles = makeStyles(({ space }) => ({
  box: { padding: space.gutter, paddingTop: space.s, gap: space.s },
  head: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s,
  } as const,
  words: { flexShrink: 1, gap: space.xs, alignItems: 'flex-start' } as const,
  trains: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s } as const,
}));
