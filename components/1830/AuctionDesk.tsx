import { useState } from 'react';
import { View } from 'react-native';

import { lotLines, offersOf } from '@/rules/1830/desk';
import type { AuctionRound } from '@/rules/1830/types';

import { ActionBar } from '../ActionBar';
import { Button } from '../Button';
import { TableFrame } from '../desk/TableFrame';
import { useWords } from '../i18n/WordsProvider';
import { DeskSheet } from './DeskSheet';
import { FreeMoney } from './FreeMoney';
import { LotRow } from './LotRow';
import { LotStage } from './LotStage';
import { LotPanel } from './LotPanel';
import { PhaseStrip } from './PhaseStrip';
import { Priority } from './Priority';
import { Rail } from './Rail';
import { stillOpen, type Opened } from './open';
import { useBoard } from './useBoard';
import { useStrip } from './useStrip';

/** §7: six privates, each bought or bid for in one tap; bidders settle a private among themselves. */
export const AuctionDesk = ({ round }: { readonly round: AuctionRound }) => {
  const { t, offers, send, busy } = useBoard();
  const words = useWords();
  const strip = useStrip();
  const [opened, setOpened] = useState<Opened>();
  const open = stillOpen(opened, t.state.turns);
  const [pass] = offersOf(offers, 'pass');
  const sheet = open && <DeskSheet opened={open} onOpen={setOpened} onClose={() => setOpened(undefined)} />;
  if (round.lot !== undefined)
    return (
      <TableFrame
        strip={strip}
        stage={<LotStage round={round} lot={round.lot} />}
        panel={<LotPanel round={round} lot={round.lot} onOpen={setOpened} />}
        rail={<Rail />}
        sheet={sheet}
      />
    );
  return (
    <TableFrame
      strip={strip}
      aside={<Priority />}
      rail={<Rail />}
      sheet={sheet}
      stage={
        <View>
          {lotLines(t, round).map(line => (
            <LotRow key={line.private} line={line} round={round} onOpen={setOpened} />
          ))}
          <FreeMoney round={round} />
          <PhaseStrip onOpen={setOpened} />
        </View>
      }
      actions={
        pass && (
          <ActionBar stacks>
            <Button
              kind="secondary"
              flex={1}
              title={words('offers.pass')}
              disabled={busy}
              onPress={() => void send(pass.action)}
            />
          </ActionBar>
        )
      }
    />
  );
};
