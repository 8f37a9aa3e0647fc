import { useLocalSearchParams, useRouter } from 'expo-router';
import { useEffect, useState } from 'react';

import type { CellRef, Sheet } from '@/rules/kernel/sheet';
import type { Refusal } from '@/rules/kernel/ruling';
import { gameById } from '@/rules/registry';
import { useSheets } from '@/store/sheets';

import { AppText } from '../AppText';
import { IconButton } from '../IconButton';
import { Notice } from '../Notice';
import { Screen } from '../Screen';
import { useLanguage, useWords } from '../i18n/WordsProvider';
import { LazyEditor } from './LazyEditor';
import { SheetMenu } from './SheetMenu';

/** A cell as a link carries it: table, line and column with dots between them. */
const cellIn = (link: string | undefined): CellRef | undefined => {
  const [table, row, column] = link?.split('.') ?? [];
  return table === undefined || row === undefined || column === undefined
    ? undefined
    : { table, row, column };
};

/** One kept board, cell by cell. What is typed is on the screen at once and on the disk right after. */
export const SheetScreen = () => {
  const { id, cell } = useLocalSearchParams<{ id: string; cell?: string }>();
  const t = useWords();
  const language = useLanguage();
  const router = useRouter();
  const { list, load, status, put } = useSheets();
  const [typed, setTyped] = useState<Sheet>();
  const [menu, setMenu] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  useEffect(() => {
    if (status === 'loading') void load();
  }, [load, status]);
  const named = list.find(s => s.id === id);
  const game = named && gameById(named.game);
  const back = () => (router.canGoBack() ? router.back() : router.replace('/sheets'));
  const keep = async (sheet: Sheet) => {
    setTyped(sheet);
    const done = await put(id, sheet);
    if (done.ok) return;
    setTyped(undefined);
    setRefusal(done);
  };
  if (named === undefined || game === undefined)
    return (
      <Screen title={t('sheets.title')} onBack={back}>
        {status !== 'loading' && (
          <AppText role="alert" style={{ padding: 16 }}>
            {t('refusals.no-such-sheet')}
          </AppText>
        )}
      </Screen>
    );
  return (
    <Screen
      title={named.name}
      subtitle={game.text[language].name}
      onBack={back}
      scrolls={false}
      wide
      actions={
        <IconButton
          icon="menu"
          label={t('sheets.actions', { name: named.name })}
          ground="dark"
          onPress={() => setMenu(true)}
        />
      }
      strip={
        refusal && (
          <Notice icon="warning" words={String(t(`refusals.${refusal.reason}` as 'refusals.malformed'))}>
            <IconButton icon="close" label={t('common.close')} onPress={() => setRefusal(undefined)} />
          </Notice>
        )
      }
      sheet={
        menu && (
          <SheetMenu
            named={named}
            onRefused={setRefusal}
            onClose={gone => {
              setMenu(false);
              if (gone === true) back();
            }}
          />
        )
      }
    >
      <LazyEditor
        game={game}
        sheet={typed ?? named.sheet}
        first={cellIn(cell)}
        onKeep={sheet => void keep(sheet)}
        done={{
          title: t('sheets.useIt'),
          onPress: () => router.dismissTo({ pathname: '/new', params: { game: game.id, sheet: id } }),
        }}
      />
    </Screen>
  );
};
