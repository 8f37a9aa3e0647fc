import { Suspense } from 'react';

import { OffersDesk } from './OffersDesk';
import { Waiting } from './Waiting';
import { DESKS } from './registry';
import { useDesk } from './useDesk';

/** The desk of the table around; a game without one of its own is played from its offers. */
export const GameDesk = () => {
  const { game, table, offers } = useDesk();
  const Desk = DESKS[game.id] ?? OffersDesk;
  return (
    <Suspense fallback={<Waiting />}>
      <Desk table={table} offers={offers} />
    </Suspense>
  );
};
