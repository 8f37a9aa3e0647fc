import { useState } from 'react';

import type { PlayerId } from '@/rules/kernel/ledger';
import { stands } from '@/rules/railroad-revolution/legal';
import { commonSupply } from '@/rules/railroad-revolution/pieces';
import type { Action, RailTable, Stand } from '@/rules/railroad-revolution/types';

import { SectionHead } from '../SectionHead';
import { useDesk } from '../desk/useDesk';
import { StandPicks } from './StandPicks';
import { WorkerPicks } from './WorkerPicks';

interface Props {
  readonly t: RailTable;
  readonly by: PlayerId;
  readonly book: (action: Action) => void;
}

/** One of one's own against one of the common supply. */
export const Swap = ({ t, by, book }: Props) => {
  const { tg } = useDesk();
  const [give, setGive] = useState<Stand>();
  return (
    <>
      <SectionHead title={tg('desk.swap')} detail={tg('desk.swapGive')} />
      <StandPicks label={tg('desk.swapGive')} stands={stands(t, by)} chosen={give} onPick={setGive} />
      {give !== undefined && (
        <WorkerPicks
          label={tg('desk.swapTake')}
          counts={commonSupply(t)}
          onPick={take => {
            setGive(undefined);
            book({ type: 'swap', by, give: give.worker, from: give.from, take });
          }}
        />
      )}
    </>
  );
};
