import { useKeepAwake } from 'expo-keep-awake';

import { useSettings } from '@/store/settings';

import { GameDesk } from './GameDesk';

const Awake = () => {
  useKeepAwake();
  return null;
};

/** The desk, and a screen that stays awake while it is open. */
export const TableScreen = () => {
  const keepAwake = useSettings(s => s.keepAwake);
  return (
    <>
      {keepAwake && <Awake />}
      <GameDesk />
    </>
  );
};
