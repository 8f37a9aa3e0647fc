import { useLocalSearchParams, useRouter } from 'expo-router';
import { useMemo, useState } from 'react';

import { ActionBar } from '../ActionBar';
import { Button } from '../Button';
import { IconButton } from '../IconButton';
import { LedgerList } from '../LedgerList';
import { Screen } from '../Screen';
import { FrameRefusal } from '../desk/FrameRefusal';
import { useOpenTable } from '../desk/TableGate';
import { useDesk } from '../desk/useDesk';
import { useLanguage, useWords } from '../i18n/WordsProvider';
import { LedgerFilters } from './LedgerFilters';
import { Statement } from './Statement';
import { ledgerItems, type Filter } from './ledger-items';
import { keyOf } from './ledger-records';

/** The whole log as a story, with the way back to any record. */
export const LedgerScreen = () => {
  const { account } = useLocalSearchParams<{ account?: string }>();
  const desk = useDesk();
  const store = useOpenTable();
  const t = useWords();
  const language = useLanguage();
  const router = useRouter();
  const [filter, setFilter] = useState<Filter>(account ?? 'all');
  const [selected, setSelected] = useState<string>();
  const { story, readOnly, name } = desk;
  const items = useMemo(() => ledgerItems(desk, t, language, filter), [desk, t, language, filter]);
  const at = story.chapters.findIndex(c => keyOf(c) === selected);
  const chosen = story.chapters[at];
  const count = story.chapters.length - at;
  const number = (chosen?.index ?? 0) + 1;
  const back = async () => {
    await desk.perform(() => store.undoTo(at));
    setSelected(undefined);
  };
  const ofAccount = filter === 'bank' || filter.includes(':');
  const backHome = () =>
    router.canGoBack() ? router.back() : router.replace({ pathname: '/table/[id]', params: { id: desk.id } });
  return (
    <Screen
      title={t('book.title')}
      subtitle={name}
      onBack={backHome}
      scrolls={false}
      actions={
        <IconButton
          icon="play"
          label={t('menu.history')}
          ground="dark"
          onPress={() => router.push({ pathname: '/table/[id]/history', params: { id: desk.id } })}
        />
      }
      strip={<LedgerFilters value={filter} onChange={setFilter} />}
      footer={
        readOnly ? undefined : (
          <ActionBar
            note={
              chosen === undefined
                ? story.chapters.length > 0
                  ? t('book.tapToChoose')
                  : undefined
                : t('book.backTo', { number, count })
            }
          >
            <Button
              kind="secondary"
              flex={1}
              icon="redo"
              title={t('common.redo')}
              disabled={story.undone.length === 0}
              onPress={() => void desk.redo()}
            />
            {chosen !== undefined && (
              <Button
                kind="secondary"
                flex={1}
                title={t('book.undoTo', { number, count })}
                onPress={() => void back()}
              />
            )}
            <Button
              flex={1}
              icon="undo"
              title={t('book.undoLast')}
              disabled={story.chapters.length === 0}
              onPress={() => void desk.undo()}
            />
          </ActionBar>
        )
      }
      sheet={desk.refused && <FrameRefusal refused={desk.refused} />}
    >
      <LedgerList
        items={items}
        selectedKey={selected}
        onPress={readOnly ? undefined : key => setSelected(key === selected ? undefined : key)}
        head={ofAccount ? <Statement account={filter} /> : undefined}
      />
    </Screen>
  );
};
