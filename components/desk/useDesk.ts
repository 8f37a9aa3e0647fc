import { createContext, use } from 'react';

import type { DeskContext } from './types';

const Context = createContext<DeskContext | undefined>(undefined);

export const DeskProvider = Context.Provider;

/** The table that the frame around has opened. */
export const useDesk = (): DeskContext => {
  const desk = use(Context);
  if (desk === undefined) throw new Error('useDesk is called outside a table');
  return desk;
};
