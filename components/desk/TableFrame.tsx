import { useState, type ReactNode } from 'react';
import { useRouter } from 'expo-router';
import { View } from 'react-native';

import { cashOf } from '@/rules/kernel/table';

import { ActionBar } from '../ActionBar';
import { Button } from '../Button';
import { CashStrip } from '../CashStrip';
import { DeskFrame } from '../DeskFrame';
import { useWords } from '../i18n/WordsProvider';
import { FrameHeader } from './FrameHeader';
import { FrameLastLine } from './FrameLastLine';
import { FrameRefusal } from './FrameRefusal';
import { TableMenu } from './TableMenu';
import { useDesk } from './useDesk';

interface Props {
  /** The game's own picture; it scrolls unless `stageScrolls` is false. */
  readonly stage: ReactNode;
  readonly stageScrolls?: boolean | undefined;
  /** The buttons: an ActionBar with `stacks`. */
  readonly actions?: ReactNode;
  /** Takes the place of the buttons: bidding, a pad. */
  readonly panel?: ReactNode;
  /** In place of the cash strip: the head of a share matrix. */
  readonly strip?: ReactNode;
  /** Under the accounts on a wide screen: end meter, latest records. */
  readonly rail?: ReactNode;
  /** The desk's own Sheet or Dialog. */
  readonly sheet?: ReactNode;
  /** Over the whole frame: a payout card. */
  readonly cover?: ReactNode;
  /** What is going on, where that says more than the table's name: `Auction: New York Central`. */
  readonly title?: string | undefined;
  /** Under a name in the rail of a wide screen: the shares held. */
  readonly detail?: ((account: string) => ReactNode) | undefined;
  /** Who speaks for the actor, beside its plate: the president of a company. */
  readonly speaker?: string | undefined;
  /** At the right of the header, in place of who comes next. */
  readonly aside?: ReactNode;
}

/** The frame around every desk: header, cash, last line with Undo, menu and refusals come from here. */
export const TableFrame = (props: Props) => {
  const desk = useDesk();
  const t = useWords();
  const router = useRouter();
  const [menu, setMenu] = useState(false);
  const over = desk.end?.over === true;
  const accounts = [...desk.seats.map(s => s.account), 'bank' as const].map(account => ({
    id: account,
    party: desk.party(account),
    amount: account === 'bank' && desk.endless ? Infinity : cashOf(desk.table, account),
    detail: props.detail?.(account),
  }));
  const toLedger = (account: string) =>
    router.push({ pathname: '/table/[id]/ledger', params: { id: desk.id, account } });
  const result = (
    <ActionBar stacks>
      <Button
        flex={1}
        title={t('frame.toResult')}
        onPress={() => router.push({ pathname: '/table/[id]/result', params: { id: desk.id } })}
      />
    </ActionBar>
  );
  const still = desk.foot !== undefined || desk.readOnly;
  return (
    <View style={{ flex: 1 }}>
      <DeskFrame
        header={
          <FrameHeader
            title={props.title}
            speaker={props.speaker}
            aside={props.aside}
            onMenu={() => setMenu(true)}
          />
        }
        strip={
          <>
            {props.strip ?? <CashStrip accounts={accounts} actorId={desk.status.actor} onSelect={toLedger} />}
            {desk.bars}
          </>
        }
        stage={props.stage}
        stageScrolls={props.stageScrolls}
        lastLine={desk.foot === undefined ? <FrameLastLine /> : undefined}
        actions={desk.foot ?? (over ? result : still ? undefined : props.actions)}
        panel={still || over ? undefined : props.panel}
        rail={props.rail}
        sheet={
          desk.refused !== undefined ? (
            <FrameRefusal refused={desk.refused} />
          ) : menu ? (
            <TableMenu onClose={() => setMenu(false)} />
          ) : (
            props.sheet
          )
        }
      />
      {props.cover}
    </View>
  );
};
