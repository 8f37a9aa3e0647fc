import { useEffect, useState } from 'react';
import { View } from 'react-native';

import { AppText } from '../AppText';
import { useWords } from '../i18n/WordsProvider';
import { makeStyles } from '../theme/makeStyles';

const PATIENCE = 300;

/** Paper, and after a moment a word: what is quick needs no sign that it works. */
export const Waiting = () => {
  const styles = useStyles();
  const t = useWords();
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return (
    <View style={styles.page} aria-busy>
      {late && (
        <AppText color="inkSoft" live>
          {t('home.loading')}
        </AppText>
      )}
    </View>
  );
};

const useStyles = makeStyles(({ color }) => ({
  page: { flex: 1, alignItems: 'center', justifyContent: 'center', backgroundColor: color.surface } as const,
}));
