import { useRouter } from 'expo-router';
import { View } from 'react-native';

import type { Calculator } from '@/rules/kernel/calculator';
import type { Game } from '@/rules/kernel/game';
import { GAMES } from '@/rules/registry';

import { AppText } from '../AppText';
import { Icon } from '../Icon';
import { Screen } from '../Screen';
import { SectionHead } from '../SectionHead';
import { Touch } from '../Touch';
import { useGameWords, useWords } from '../i18n/WordsProvider';
import { makeStyles } from '../theme/makeStyles';

const CalcRow = ({ game, calculator }: { readonly game: Game; readonly calculator: Calculator }) => {
  const styles = useStyles();
  const tg = useGameWords(game.id);
  const router = useRouter();
  const title = tg(`calc.${calculator.id}.title`);
  return (
    <Touch
      role="link"
      label={`${tg('name')}: ${title}`}
      onPress={() =>
        router.push({ pathname: '/calc/[game]/[id]', params: { game: game.id, id: calculator.id } })
      }
      style={styles.row}
      pressedStyle={styles.pressed}
    >
      <AppText variant="bodyStrong" style={styles.title}>
        {title}
      </AppText>
      <AppText variant="caption" color="inkSoft">
        {calculator.rule}
      </AppText>
      <Icon name="chevronRight" size={20} color="inkSoft" />
    </Touch>
  );
};

const GameCalculators = ({ game }: { readonly game: Game }) => {
  const tg = useGameWords(game.id);
  return (
    <View>
      <SectionHead title={tg('name')} />
      {game.calculators.map(c => (
        <CalcRow key={c.id} game={game} calculator={c} />
      ))}
    </View>
  );
};

/** Every quick calculator, game by game. */
export const CalcIndex = () => {
  const t = useWords();
  const router = useRouter();
  return (
    <Screen
      title={t('calc.title')}
      subtitle={t('calc.help')}
      onBack={() => (router.canGoBack() ? router.back() : router.replace('/'))}
    >
      {GAMES.filter(g => g.calculators.length > 0).map(game => (
        <GameCalculators key={game.id} game={game} />
      ))}
    </Screen>
  );
};

const useStyles = makeStyles(({ color, space }) => ({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    minHeight: space.touchPrimary,
    paddingHorizontal: space.gutter,
    borderBottomWidth: 1,
    borderBottomColor: color.line,
  } as const,
  pressed: { backgroundColor: color.accentSoft },
  title: { flex: 1 },
}));
