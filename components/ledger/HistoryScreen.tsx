import { useRouter } from 'expo-router';
import { useState } from 'react';

import { tableAt } from '@/store/deeds';
import type { OpenView } from '@/store/open-table';
import { refuseByStore } from '@/store/refusals';

import { GameDesk } from '../desk/GameDesk';
import { Waiting } from '../desk/Waiting';
import { useOpenTable } from '../desk/TableGate';
import { DeskProvider } from '../desk/useDesk';
import { useDeskOf } from '../desk/useDeskOf';
import { Scrubber } from './Scrubber';

const no = async () => refuseByStore('read-only');

const Past = ({ view }: { readonly view: OpenView }) => {
  const { header, game, story, access } = view;
  const store = useOpenTable();
  const router = useRouter();
  const all = story.chapters.length;
  const [at, setAt] = useState(all);
  const k = Math.min(at, all);
  const shown = { ...story, chapters: story.chapters.slice(0, k), undone: [] };
  const past = useDeskOf(
    { header, game, story: shown, table: tableAt(story, k) },
    {
      book: no,
      undo: no,
      redo: no,
      readOnly: true,
      foot: (
        <Scrubber
          at={k}
          all={all}
          onMove={setAt}
          onBackToHere={access.mode === 'write' ? () => store.undoTo(k) : undefined}
          onWhatIf={() =>
            router.push({
              pathname: '/table/[id]/what-if',
              params: k === all ? { id: header.id } : { id: header.id, at: k },
            })
          }
        />
      ),
    },
  );
  return (
    <DeskProvider value={past}>
      <GameDesk />
    </DeskProvider>
  );
};

/** The whole game, record by record, on the desk it was played at. */
export const HistoryScreen = () => {
  const { view } = useOpenTable();
  return view.status === 'open' ? <Past view={view} /> : <Waiting />;
};
