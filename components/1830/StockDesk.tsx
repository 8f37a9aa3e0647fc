import { useState } from 'react';

import { offersOf } from '@/rules/1830/desk';
import type { StockRound } from '@/rules/1830/types';

import { ActionBar } from '../ActionBar';
import { Button } from '../Button';
import { TableFrame } from '../desk/TableFrame';
import { useWords } from '../i18n/WordsProvider';
import { useLayout } from '../theme/useLayout';
import { DeskSheet } from './DeskSheet';
import { Held } from './Held';
import { MatrixHead } from './MatrixHead';
import { Overview } from './Overview';
import { Priority } from './Priority';
import { PrivateLink } from './PrivateLink';
import { Rail } from './Rail';
import { stillOpen, type Opened } from './open';
import { useBoard } from './useBoard';

/** §4: sell, buy one, or pass; the matrix and the market in sight. */
export const StockDesk = ({ round }: { readonly round: StockRound }) => {
  const { t, offers, tg, send, busy, seats } = useBoard();
  const words = useWords();
  const wide = useLayout() === 'wide';
  const [opened, setOpened] = useState<Opened>();
  const turn = t.state.turns;
  const open = stillOpen(opened, turn);
  const [pass] = offersOf(offers, 'pass');
  const mayBuy = offers.some(o => o.action.type === 'buy' || o.action.type === 'par');
  return (
    <TableFrame
      strip={wide ? undefined : <MatrixHead />}
      aside={<Priority />}
      rail={<Rail />}
      detail={account => {
        const seat = seats.find(s => s.account === account);
        return seat && <Held account={seat.account} />;
      }}
      stage={
        <>
          <Overview onOpen={setOpened} headless />
          <PrivateLink onOpen={setOpened} />
        </>
      }
      sheet={open && <DeskSheet opened={open} onOpen={setOpened} onClose={() => setOpened(undefined)} />}
      actions={
        <ActionBar stacks>
          <Button
            kind="secondary"
            flex={1}
            title={tg('desk.sell')}
            disabled={busy}
            onPress={() => setOpened({ kind: 'trade', side: 'sell', turn })}
          />
          <Button
            kind={round.acted || !mayBuy ? 'secondary' : 'primary'}
            flex={1}
            title={tg('desk.buy')}
            disabled={busy}
            onPress={() => setOpened({ kind: 'trade', side: 'buy', turn })}
          />
          <Button
            kind={round.acted || !mayBuy ? 'primary' : 'secondary'}
            flex={0.8}
            title={round.acted ? words('common.done') : words('offers.pass')}
            disabled={pass === undefined || busy}
            onPress={() => pass && void send(pass.action)}
          />
        </ActionBar>
      }
    />
  );
};
