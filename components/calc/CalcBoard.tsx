import { useRouter } from 'expo-router';
import { useEffect, useState } from 'react';
import { View } from 'react-native';

import type { Calculator } from '@/rules/kernel/calculator';
import type { Game } from '@/rules/kernel/game';
import { useSheets } from '@/store/sheets';

import { Button } from '../Button';
import { Chip } from '../Chip';
import { EmptyState } from '../EmptyState';
import { Screen } from '../Screen';
import { useGameWords, useWords } from '../i18n/WordsProvider';
import { CalcScreen } from './CalcScreen';

interface Props {
  readonly game: Game;
  readonly calculator: Calculator;
}

/** A calculator that reads the players' own board: one that is kept and complete, or the way to fill one in. */
export const CalcBoard = ({ game, calculator }: Props) => {
  const t = useWords();
  const tg = useGameWords(game.id);
  const router = useRouter();
  const { list, status, load } = useSheets();
  const [chosen, setChosen] = useState<string>();
  useEffect(() => {
    if (status === 'loading') void load();
  }, [load, status]);
  const boards = list.filter(s => s.game === game.id && game.missing(s.sheet).length === 0);
  const board = boards.find(s => s.id === chosen) ?? boards[0];
  if (board === undefined)
    return (
      <Screen
        title={tg(`calc.${calculator.id}.title`)}
        subtitle={tg('name')}
        onBack={() => (router.canGoBack() ? router.back() : router.replace('/calc'))}
      >
        {status !== 'loading' && (
          <EmptyState title={t('setup.sheetIncomplete')} detail={t('sheets.asks')}>
            <Button
              title={t('sheets.new')}
              onPress={() => router.push({ pathname: '/sheets', params: { game: game.id } })}
            />
          </EmptyState>
        )}
      </Screen>
    );
  return (
    <CalcScreen
      game={game}
      calculator={calculator}
      sheet={board.sheet}
      head={
        boards.length > 1 && (
          <View
            style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 8, paddingHorizontal: 16, paddingTop: 8 }}
          >
            {boards.map(s => (
              <Chip key={s.id} title={s.name} selected={s.id === board.id} onPress={() => setChosen(s.id)} />
            ))}
          </View>
        )
      }
    />
  );
};
