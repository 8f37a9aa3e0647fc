import { useLocalSearchParams, useRouter } from 'expo-router';
import { useState } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';

import { MOST_NAME } from '@/store/header';
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
import { useGoToTable } from '../tables/useGoToTable';
import { KeepTrial } from './KeepTrial';

const NOTHING: Booked = { ok: true, chapters: [] };

interface Props {
  readonly view: OpenView;
  readonly copy: StoreApi<WhatIf>;
  /** How many records of the table came after the place that is tried on. */
  readonly later: number;
}

const Trial = ({ view, copy, later }: Props) => {
  const { header, game, access } = view;
  const { story, table, tried, dispatch, undo, keep, branch } = useStore(copy);
  const [asking, setAsking] = useState(false);
  const goToTable = useGoToTable();
  const t = useWords();
  const router = useRouter();
  const leave = () =>
    router.canGoBack()
      ? router.back()
      : router.replace({ pathname: '/table/[id]', params: { id: header.id } });
  const accept = async () => {
    if (await trial.perform(keep)) router.dismissTo({ pathname: '/table/[id]', params: { id: header.id } });
  };
  const apart = async () => {
    const done = await branch(t('history.branchName', { name: trial.name }).slice(0, MOST_NAME));
    if (done.ok) goToTable(done.id);
    else await trial.perform(async () => done);
  };
  const writes = access.mode === 'write';
  const keeps = tried > 0 && (writes || later > 0);
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
          action={
            keeps
              ? { title: t('history.keep'), onPress: () => (later > 0 ? setAsking(true) : void accept()) }
              : undefined
          }
        />
      ),
    },
  );
  return (
    <DeskProvider value={{ ...trial, canUndo: tried > 0, canRedo: false }}>
      <GameDesk />
      {asking && (
        <KeepTrial
          later={later}
          onApart={() => void apart()}
          onInstead={writes ? () => void accept() : undefined}
          onClose={() => setAsking(false)}
        />
      )}
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
  const later = chapters === undefined ? 0 : Math.max(0, view.story.chapters.length - chapters);
  return <Trial view={view} copy={copy} later={later} />;
};
