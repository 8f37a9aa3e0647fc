import Constants from 'expo-constants';
import { useRouter } from 'expo-router';
import { View } from 'react-native';

import { GAMES } from '@/rules/registry';

import { AppText } from '../AppText';
import { Medallion } from '../Medallion';
import { Rule } from '../Rule';
import { Screen } from '../Screen';
import { SectionHead } from '../SectionHead';
import { useLanguage, useWords } from '../i18n/WordsProvider';
import { gameLetters } from '../tables/game-letters';
import { makeStyles } from '../theme/makeStyles';

/** What the app is, what it keeps to itself, and whose rules it follows. */
export const AboutScreen = () => {
  const styles = useStyles();
  const t = useWords();
  const language = useLanguage();
  const router = useRouter();
  return (
    <Screen
      title={t('about.title')}
      subtitle={t('about.version', { version: Constants.expoConfig?.version ?? '1' })}
      onBack={() => (router.canGoBack() ? router.back() : router.replace('/'))}
    >
      <View style={styles.box}>
        <AppText variant="displayS">{t('about.what')}</AppText>
        <AppText>{t('about.private')}</AppText>
      </View>
      <SectionHead title={t('about.games')} />
      {GAMES.map(game => (
        <View key={game.id} style={styles.row}>
          <Medallion letters={gameLetters(game)} size={40} />
          <View style={styles.words}>
            <AppText variant="bodyStrong">{game.text[language].name}</AppText>
            <AppText variant="label" color="inkSoft">
              {game.edition}
            </AppText>
          </View>
        </View>
      ))}
      <Rule double />
      <View style={styles.box}>
        <AppText variant="label" color="inkSoft">
          {t('about.rights')}
        </AppText>
        <AppText variant="label" color="inkSoft">
          {t('about.fonts')}
        </AppText>
      </View>
    </Screen>
  );
};

const useStyles = makeStyles(({ color, space }) => ({
  box: { gap: space.m, padding: space.gutter },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    paddingHorizontal: space.gutter,
    paddingVertical: space.s,
    borderTopWidth: 1,
    borderTopColor: color.line,
  } as const,
  words: { flex: 1, minWidth: 0 },
}));
