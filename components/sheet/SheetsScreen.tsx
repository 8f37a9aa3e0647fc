import { useLocalSearchParams, useRouter } from 'expo-router';
import { useEffect, useState } from 'react';
import { View } from 'react-native';

import type { Game } from '@/rules/kernel/game';
import { blankSheet, hasBlankRow } from '@/rules/kernel/sheet';
import { GAMES } from '@/rules/registry';
import type { Refusal } from '@/rules/kernel/ruling';
import { useSheets, type NamedSheet } from '@/store/sheets';

import { AppText } from '../AppText';
import { Button } from '../Button';
import { IconButton } from '../IconButton';
import { Notice } from '../Notice';
import { Screen } from '../Screen';
import { SectionHead } from '../SectionHead';
import { useLanguage, useWords } from '../i18n/WordsProvider';
import { makeStyles } from '../theme/makeStyles';
import { SheetMenu } from './SheetMenu';
import { SheetRow } from './SheetRow';
import { useSheetImport } from './useSheetImport';

const freeName = (list: readonly NamedSheet[], stem: string): string => {
  const names = new Set(list.map(s => s.name));
  for (let n = 1; ; n++) {
    const name = n === 1 ? stem : `${stem} ${n}`;
    if (!names.has(name)) return name;
  }
};

/** All boards that are kept, game by game. */
export const SheetsScreen = () => {
  const { game: wanted } = useLocalSearchParams<{ game?: string }>();
  const styles = useStyles();
  const t = useWords();
  const language = useLanguage();
  const router = useRouter();
  const { list, load, status, create } = useSheets();
  const [menu, setMenu] = useState<string>();
  const [refusal, setRefusal] = useState<Refusal>();
  const { pick, words, dismiss } = useSheetImport();
  useEffect(() => {
    if (status === 'loading') void load();
  }, [load, status]);
  const known = GAMES.filter(g => g.sheet.tables.length > 0);
  const games = known.some(g => g.id === wanted) ? known.filter(g => g.id === wanted) : known;
  const open = (id: string) => router.push({ pathname: '/sheets/[id]', params: { id } });
  const add = async (game: Game) => {
    const done = await create(game.id, freeName(list, t('sheets.defaultName')));
    if (done.ok) open(done.id);
    else setRefusal(done);
  };
  const chosen = list.find(s => s.id === menu);
  return (
    <Screen
      title={t('sheets.title')}
      onBack={() => (router.canGoBack() ? router.back() : router.replace('/'))}
      actions={
        <IconButton icon="download" label={t('sheets.import')} ground="dark" onPress={() => void pick()} />
      }
      sheet={chosen && <SheetMenu named={chosen} onRefused={setRefusal} onClose={() => setMenu(undefined)} />}
    >
      <AppText color="inkSoft" style={styles.explains}>
        {t('sheets.explains')}
      </AppText>
      {words !== undefined && (
        <Notice words={words}>
          <IconButton icon="close" label={t('common.close')} onPress={dismiss} />
        </Notice>
      )}
      {refusal !== undefined && (
        <Notice icon="warning" words={String(t(`refusals.${refusal.reason}` as 'refusals.malformed'))} />
      )}
      {games.map(game => {
        const own = list.filter(s => s.game === game.id);
        const blank = blankSheet(game.sheet);
        const standard = game.missing(blank).length === 0;
        const later = hasBlankRow(game.sheet, blank);
        return (
          <View key={game.id}>
            <SectionHead title={game.text[language].name} />
            <AppText variant="label" color="inkSoft" style={styles.help}>
              {t(standard ? (later ? 'sheets.asksLater' : 'sheets.shipped') : 'sheets.asks')}
            </AppText>
            {own.map(named => (
              <SheetRow
                key={named.id}
                game={game}
                named={named}
                onPress={() => open(named.id)}
                onMenu={() => setMenu(named.id)}
              />
            ))}
            <View style={styles.add}>
              <Button
                kind={standard || own.length > 0 ? 'secondary' : 'primary'}
                icon="plus"
                title={t('sheets.new')}
                label={`${t('sheets.new')}, ${game.text[language].name}`}
                onPress={() => void add(game)}
              />
            </View>
          </View>
        );
      })}
    </Screen>
  );
};

const useStyles = makeStyles(({ space }) => ({
  explains: { paddingHorizontal: space.gutter, paddingTop: space.m },
  help: { paddingHorizontal: space.gutter },
  add: { padding: space.gutter },
}));
