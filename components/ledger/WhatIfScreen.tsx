import { useLocalSearchParams, useRouter } from 'expo-router';
import { useState } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';

import type { Booked, OpenView } from '@/store/open-table';
import { refuseByStore } from '@/store/refusals';
import { whatIf, type WhatIf } from '@/store/what-if';

import { Bar } from '../desk/Bar';
import { GameDesk } from '../desk/GameDesk';
import { Waiting } from '../desk/Waiting';
import { useOpenTable } from '../desk/TableGate';
import { DeskProvider } from '../desk/useDesk';
import { useDeskOf } from '../desk/useDeskOf';
import { useWords } from '../i18n/WordsProvider';

const NOTHING: Booked = { ok: true, chapters: [] };

interface Props {
  readonly view: OpenView;
  readonly copy: StoreApi<WhatIf>;
  /** From the past: what is tried there cannot be added to the table. */
  readonly fromPast: boolean;
}

const Trial = ({ view, copy, fromPast }: Props) => {
  const { header, game, access } = view;
  const { story, table, tried, dispatch, undo, keep } = useStore(copy);
  const t = useWords();
  const router = useRouter();
  const leave = () =>
    router.canGoBack()
      ? router.back()
      : router.replace({ pathname: '/table/[id]', params: { id: header.id } });
  const accept = async () => {
    if (await trial.perform(keep)) router.dismissTo({ pathname: '/table/[id]', params: { id: header.id } });
  };
  const keeps = !fromPast && access.mode === 'write' && tried > 0;
  const trial = useDeskOf(
    { header, game, story, table },
    {
      book: async actions => {
        for (const [i, action] of actions.entries()) {
          const done = dispatch(action);
          if (done.ok) continue;
          for (let back = 0; back < i; back++) undo();
          return done;
        }
        return NOTHING;
      },
      undo: async () => {
        undo();
        return NOTHING;
      },
      redo: async () => refuseByStore('read-only'),
      readOnly: false,
      bars: (
        <Bar
          words={t('history.trying')}
          more={{ title: t('history.drop'), onPress: leave }}
          action={keeps ? { title: t('history.keep'), onPress: () => void accept() } : undefined}
        />
      ),
    },
  );
  return (
    <DeskProvider value={{ ...trial, canUndo: tried > 0, canRedo: false }}>
      <GameDesk />
    </DeskProvider>
  );
};

/** Tries things on a copy of the table: kept, they are booked in one go; dropped, nothing has happened. */
export const WhatIfScreen = () => {
  const { at } = useLocalSearchParams<{ at?: string }>();
  const open = useOpenTable();
  const chapters = at !== undefined && /^\d+$/.test(at) ? Number(at) : undefined;
  const [copy] = useState(() => whatIf(open, chapters));
  const { view } = open;
  if (view.status !== 'open' || copy === undefined) return <Waiting />;
  return <Trial view={view} copy={copy} fromPast={chapters !== undefined} />;
};
