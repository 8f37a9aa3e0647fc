import { useRouter } from 'expo-router';
import { useState } from 'react';
import { View } from 'react-native';

import type { Game } from '@/rules/kernel/game';
import { blankSheet } from '@/rules/kernel/sheet';
import { GAMES } from '@/rules/registry';
import { useTables } from '@/store/tables';

import { AppText } from '../AppText';
import { EmptyState } from '../EmptyState';
import { SectionHead } from '../SectionHead';
import { Bar } from '../desk/Bar';
import { useLanguage, useWords } from '../i18n/WordsProvider';
import { SampleRow } from './SampleRow';
import { gameLetters } from './game-letters';
import { sampleDraft } from './sample';

/** Before the first table: what the app is, and a table of each game to play with. */
export const NoTables = () => {
  const t = useWords();
  const language = useLanguage();
  const router = useRouter();
  const create = useTables(s => s.create);
  const [problem, setProblem] = useState<string>();
  const open = async (game: Game) => {
    if (game.missing(blankSheet(game.sheet)).length > 0) {
      router.push({ pathname: '/new', params: { game: game.id } });
      return;
    }
    const name = t('home.sample', { game: game.text[language].name });
    const done = await create(sampleDraft(game, name));
    if (done.ok) router.push({ pathname: '/table/[id]', params: { id: done.id } });
    else setProblem(String(t(`refusals.${done.reason}` as 'refusals.malformed')));
  };
  return (
    <View>
      {problem !== undefined && <Bar icon="warning" words={problem} />}
      <EmptyState title={t('home.firstTable')} detail={t('home.explains')} />
      <SectionHead title={t('home.samples')} />
      {GAMES.map(game => (
        <SampleRow
          key={game.id}
          letters={gameLetters(game)}
          name={game.text[language].name}
          detail={game.text[language].about}
          note={
            game.missing(blankSheet(game.sheet)).length > 0 ? (
              <AppText variant="caption" color="brass">
                {t('home.asksForSheet')}
              </AppText>
            ) : undefined
          }
          onPress={() => void open(game)}
        />
      ))}
    </View>
  );
};
