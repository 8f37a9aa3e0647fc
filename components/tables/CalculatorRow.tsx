import { useRouter } from 'expo-router';
import { View } from 'react-native';

import { SectionHead } from '../SectionHead';
import { Tile } from '../Tile';
import { useLanguage, useWords } from '../i18n/WordsProvider';
import { makeStyles } from '../theme/makeStyles';
import { CALCULATORS } from './calculators';
import { gameLetters } from './game-letters';

/** Quick help that needs no table. */
export const CalculatorRow = () => {
  const styles = useStyles();
  const t = useWords();
  const language = useLanguage();
  const router = useRouter();
  if (CALCULATORS.length === 0) return null;
  return (
    <View style={styles.box}>
      <SectionHead title={t('home.calculators')} detail={t('home.noTable')} />
      <View style={styles.row}>
        {CALCULATORS.map(({ id, icon, title, game, href }) => (
          <Tile
            key={id}
            icon={icon}
            title={title(language)}
            of={game && { letters: gameLetters(game), name: game.text[language].name }}
            onPress={() => router.push(href)}
          />
        ))}
      </View>
    </View>
  );
};

const useStyles = makeStyles(({ space }) => ({
  box: { marginTop: 'auto', paddingTop: space.l } as const,
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s, paddingHorizontal: space.gutter } as const,
}));
