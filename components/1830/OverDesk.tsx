import { useState } from 'react';

import { TableFrame } from '../desk/TableFrame';
import { useLayout } from '../theme/useLayout';
import { DeskSheet } from './DeskSheet';
import { Held } from './Held';
import { MatrixHead } from './MatrixHead';
import { Overview } from './Overview';
import { Rail } from './Rail';
import { useBoard } from './useBoard';
import type { Opened } from './open';

/** The game is over: the table as it was left; the frame leads to the result. */
export const OverDesk = () => {
  const { seats } = useBoard();
  const [opened, setOpened] = useState<Opened>();
  const wide = useLayout() === 'wide';
  return (
    <TableFrame
      strip={wide ? undefined : <MatrixHead />}
      rail={<Rail />}
      detail={account => {
        const seat = seats.find(s => s.account === account);
        return seat && <Held account={seat.account} />;
      }}
      stage={<Overview onOpen={setOpened} headless />}
      sheet={opened && <DeskSheet opened={opened} onOpen={setOpened} onClose={() => setOpened(undefined)} />}
    />
  );
};
