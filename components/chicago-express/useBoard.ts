import { useMemo } from 'react';

import type { ExpressTable } from '@/rules/chicago-express/types';

import { useMoney } from '../i18n/WordsProvider';
import { mapHexes, type BoardHex } from './look';

/** The board's hexes, drawn anew only when a house or a marker has moved. */
export const useBoard = (t: ExpressTable): readonly BoardHex[] => {
  const money = useMoney();
  const sign = money(0);
  const { developed, industry } = t.state;
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the rest of the table does not show on the ground
  return useMemo(() => mapHexes(t, money), [t.board, developed, industry, sign]);
};
