import { useState } from 'react';
import { View } from 'react-native';

import type { PlayerId } from '@/rules/kernel/ledger';
import { railroadRevolution } from '@/rules/railroad-revolution';
import { actorOf } from '@/rules/railroad-revolution/rounds';
import type { Action } from '@/rules/railroad-revolution/types';

import { Button } from '../Button';
import { TableFrame } from '../desk/TableFrame';
import type { DeskProps } from '../desk/types';
import { useDesk } from '../desk/useDesk';
import { makeStyles } from '../theme/makeStyles';
import { AnyTimeSheet } from './AnyTimeSheet';
import { AskSheet } from './AskSheet';
import { Bar } from './Bar';
import { Companies } from './Companies';
import { CompanySheet } from './CompanySheet';
import { EndNotice } from './EndNotice';
import { PhaseStage } from './PhaseStage';
import { Points } from './Points';
import { Summary } from './Summary';
import { TurnReceipt } from './TurnReceipt';
import { useBooking } from './useBooking';

/** The turn on top, its receipt below, then all companies; what is not known is asked for in a sheet. */
export const Desk = ({ table }: DeskProps) => {
  const t = railroadRevolution.open(table);
  const styles = useStyles();
  const { tg, readOnly } = useDesk();
  const booking = useBooking();
  const [company, setCompany] = useState<PlayerId>();
  const [anyTime, setAnyTime] = useState(false);
  const by = actorOf(t.state) ?? t.state.active;
  const over = t.state.phase.name === 'over';
  const hasBar = ['action', 'trade'].includes(t.state.phase.name);
  const book = (action: Action) => void booking.book(action);
  return (
    <TableFrame
      aside={<Points t={t} id={by} />}
      stage={
        <View style={styles.stage}>
          <Summary t={t} onOpen={setCompany} />
          <EndNotice t={t} />
          {!readOnly && !over && <PhaseStage key={`${by}-${t.state.turns}`} t={t} by={by} book={book} />}
          {!over && <TurnReceipt t={t} by={by} />}
          {!readOnly && hasBar && (
            <View style={styles.tools}>
              <Button kind="text" compact title={tg('desk.anyTime')} onPress={() => setAnyTime(true)} />
            </View>
          )}
          <Companies t={t} onOpen={setCompany} />
        </View>
      }
      actions={<Bar t={t} by={by} book={book} onMore={() => setAnyTime(true)} />}
      sheet={
        booking.asked !== undefined ? (
          <AskSheet t={t} booking={booking} />
        ) : company !== undefined ? (
          <CompanySheet t={t} id={company} onClose={() => setCompany(undefined)} />
        ) : anyTime ? (
          <AnyTimeSheet t={t} by={by} book={book} onClose={() => setAnyTime(false)} />
        ) : undefined
      }
    />
  );
};

const useStyles = makeStyles(({ space }) => ({
  stage: { paddingTop: space.xs, paddingBottom: space.xl },
  tools: { flexDirection: 'row', justifyContent: 'center' } as const,
}));
