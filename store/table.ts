import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import { openTable, type OpenTable } from './open-table';

const stores = new Map<string, StoreApi<OpenTable>>();
const users = new Map<string, number>();
const CLOSE_AFTER = 1000;

/** The store of one table, the same for all who ask; call `open` first, or come through `useTable`. */
export const tableStore = (id: string): StoreApi<OpenTable> => {
  const store = stores.get(id) ?? openTable(id);
  stores.set(id, store);
  return store;
};

const use = (id: string, by: 1 | -1): number => {
  const n = (users.get(id) ?? 0) + by;
  users.set(id, n);
  return n;
};

/** The table of a screen: opened with the first screen that shows it, closed a little after the last has gone. */
export const useTable = (id: string): OpenTable => {
  const store = tableStore(id);
  useEffect(() => {
    if (use(id, 1) === 1 && store.getState().view.status !== 'open') void store.getState().open();
    return () => {
      use(id, -1);
      setTimeout(() => {
        if (users.get(id) === 0) store.getState().close();
      }, CLOSE_AFTER);
    };
  }, [id, store]);
  return useStore(store);
};
