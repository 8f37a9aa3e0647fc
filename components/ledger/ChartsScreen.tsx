import { useRouter } from 'expo-router';
import { useMemo } from 'react';
import { View } from 'react-native';

import { AppText } from '../AppText';
import { LazyChart } from '../LazyChart';
import { Screen } from '../Screen';
import { SectionHead } from '../SectionHead';
import { useDesk } from '../desk/useDesk';
import { cashSeries, chartsOf, figureSeries, turnMarks, turnTables, worthSeries } from '../end/series';
import { useWords } from '../i18n/WordsProvider';

/** Cash, worth and the game's own figures, turn by turn. */
export const ChartsScreen = () => {
  const { id, name, game, table, story, seats, companies, tg } = useDesk();
  const t = useWords();
  const router = useRouter();
  const { charts, marks } = useMemo(() => {
    const tables = turnTables(game, story);
    const own = chartsOf(game, table).filter(chart => chart !== 'worth' && chart !== 'cash');
    const cash = cashSeries(seats, tables);
    const worth = worthSeries(game, seats, tables);
    // Where only cash counts, one picture says both; points are a figure of the game's own.
    const same =
      game.worthIn === 'points' || worth.every((s, i) => s.values.every((v, k) => v === cash[i]?.values[k]));
    const drawn = [
      { title: t('history.cash'), series: cash },
      ...(same ? [] : [{ title: t('history.worth'), series: worth }]),
      ...own.map(chart => ({
        title: tg(`charts.${chart}`),
        series: figureSeries({ game, seats, companies }, chart, tables),
      })),
    ];
    return { charts: drawn, marks: turnMarks(game, tables) };
  }, [game, table, story, seats, companies, tg, t]);
  return (
    <Screen
      title={t('history.charts')}
      subtitle={name}
      onBack={() =>
        router.canGoBack() ? router.back() : router.replace({ pathname: '/table/[id]', params: { id } })
      }
    >
      {story.chapters.length < 2 ? (
        <AppText color="inkSoft" style={{ padding: 16 }}>
          {t('history.nothingYet')}
        </AppText>
      ) : (
        charts.map(({ title, series }) => (
          <View key={title}>
            <SectionHead title={title} />
            <LazyChart label={title} series={series} marks={marks} />
          </View>
        ))
      )}
    </Screen>
  );
};
