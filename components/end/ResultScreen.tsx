import { useRouter } from 'expo-router';
import { useMemo } from 'react';
import { View } from 'react-native';

import { useTables } from '@/store/tables';

import { ActionBar } from '../ActionBar';
import { Button } from '../Button';
import { LazyChart } from '../LazyChart';
import { Rule } from '../Rule';
import { Screen } from '../Screen';
import { SectionHead } from '../SectionHead';
import { useDesk } from '../desk/useDesk';
import { CurrencyProvider, useWords } from '../i18n/WordsProvider';
import { useGoToTable } from '../tables/useGoToTable';
import { HowDecided } from './HowDecided';
import { ResultHero } from './ResultHero';
import { StandingRow } from './StandingRow';
import { turnMarks, turnTables, worthSeries } from './series';

/** Who won and by what; while the game goes on, what everybody is worth now. */
export const ResultScreen = () => {
  const desk = useDesk();
  const { id, game, table, story, seats, end, name, sign } = desk;
  const t = useWords();
  const router = useRouter();
  const goToTable = useGoToTable();
  const listed = useTables(s => s.list.find(l => l.header.id === id));
  const create = useTables(s => s.create);
  const over = end?.over === true;
  const inPoints = game.worthIn === 'points';
  const course = t(inPoints ? 'result.pointsOverTime' : 'result.worthOverTime');
  const standings = game.standings(table);
  const [winner] = standings;
  const { series, marks } = useMemo(() => {
    const tables = turnTables(game, story);
    return { series: worthSeries(game, seats, tables), marks: turnMarks(game, tables) };
  }, [game, seats, story]);
  const back = () =>
    router.canGoBack() ? router.back() : router.replace({ pathname: '/table/[id]', params: { id } });
  const again = async () => {
    if (listed === undefined) return;
    const { game: of, mode, seats: who, options, sheet, sheetName } = listed.header;
    const base = { game: of, mode, seats: who, options, sheet };
    const done = await create({
      ...base,
      name: t('result.againName', { name }).slice(0, 40),
      ...(sheetName !== undefined && { sheetName }),
    });
    if (done.ok) goToTable(done.id);
  };
  const result = (
    <Screen
      title={t(over ? 'result.title' : inPoints ? 'result.pointsNow' : 'result.worthNow')}
      art="centre"
      hero={<ResultHero standings={standings} over={over} onBack={back} />}
      footer={
        <ActionBar>
          <Button
            kind="secondary"
            flex={1}
            title={t('result.ledger')}
            onPress={() => router.push({ pathname: '/table/[id]/ledger', params: { id } })}
          />
          {over ? (
            <Button flex={1} title={t('result.again')} onPress={() => void again()} />
          ) : (
            <Button flex={1} title={t('history.desk')} onPress={back} />
          )}
        </ActionBar>
      }
    >
      {story.chapters.length > 1 && (
        <View>
          <SectionHead title={course} />
          <LazyChart label={course} series={series} marks={marks} leader={winner?.player} />
        </View>
      )}
      <Rule double />
      {standings.map(standing => (
        <StandingRow key={standing.player} standing={standing} />
      ))}
      <HowDecided standings={standings} over={over} />
    </Screen>
  );
  return <CurrencyProvider sign={inPoints ? '' : sign}>{result}</CurrencyProvider>;
};
