import { createContext, use, type ReactNode } from 'react';

import type { OpenTable, OpenView } from '@/store/open-table';
import { useTable } from '@/store/table';

import { CurrencyProvider } from '../i18n/WordsProvider';
import { ShutTable } from './ShutTable';
import { TableBars } from './TableBars';
import { Waiting } from './Waiting';
import { DeskProvider } from './useDesk';
import { useDeskOf } from './useDeskOf';

const StoreContext = createContext<OpenTable | undefined>(undefined);

/** The store of the table around, for what a desk has no need of: corrections, notes, undo to a record. */
export const useOpenTable = (): OpenTable => {
  const store = use(StoreContext);
  if (store === undefined) throw new Error('useOpenTable is called outside a table');
  return store;
};

interface OpenProps {
  readonly store: OpenTable;
  readonly view: OpenView;
  readonly children: ReactNode;
}

const Opened = ({ store, view, children }: OpenProps) => {
  const desk = useDeskOf(view, {
    book: actions => {
      const [one, ...more] = actions;
      return one !== undefined && more.length === 0 ? store.dispatch(one) : store.dispatchAll(actions);
    },
    undo: () => store.undo(),
    redo: () => store.redo(),
    tell: deeds => store.keep(view.story.length, deeds),
    strike: chapter => store.strike(chapter),
    readOnly: view.access.mode === 'read',
    bars: <TableBars access={view.access} onTakeOver={() => void store.takeOver()} />,
  });
  return (
    <StoreContext value={store}>
      <CurrencyProvider sign={desk.sign}>
        <DeskProvider value={desk}>{children}</DeskProvider>
      </CurrencyProvider>
    </StoreContext>
  );
};

/** Opens a table for all screens that belong to it, or says why it cannot be opened. */
export const TableGate = ({ id, children }: { readonly id: string; readonly children: ReactNode }) => {
  const store = useTable(id);
  const { view } = store;
  if (view.status === 'opening') return <Waiting />;
  if (view.status === 'shut') return <ShutTable id={id} refusal={view.refusal} />;
  return (
    <Opened store={store} view={view}>
      {children}
    </Opened>
  );
};
