import { useKeepAwake } from 'expo-keep-awake';
import { Suspense } from 'react';

import { useSettings } from '@/store/settings';

import { Waiting } from './Waiting';
import { deskOf } from './registry';
import { useDesk } from './useDesk';

const Awake = () => {
  useKeepAwake();
  return null;
};

/** The desk of the table's game, and a screen that stays awake while it is open. */
export const TableScreen = () => {
  const { game, table, offers } = useDesk();
  const keepAwake = useSettings(s => s.keepAwake);
  const Desk = deskOf(game.id);
  return (
    <>
      {keepAwake && <Awake />}
      <Suspense fallback={<Waiting />}>
        <Desk table={table} offers={offers} />
      </Suspense>
    </>
  );
};
