import { useRouter } from 'expo-router';
import { View } from 'react-native';

import type { Listed } from '@/store/tables';

import { AppText } from '../AppText';
import { HeaderBand } from '../HeaderBand';
import { IconButton } from '../IconButton';
import { TableCard } from '../TableCard';
import { useLanguage, useWords } from '../i18n/WordsProvider';
import { makeStyles } from '../theme/makeStyles';
import { COLUMN, useLayout } from '../theme/useLayout';
import { listedWords } from './listed-words';

const OVERLAP = 44;

/** The name of the bank, and the table to go on with lying half over it. */
export const HomeHead = ({ last }: { readonly last?: Listed | undefined }) => {
  const styles = useStyles();
  const t = useWords();
  const language = useLanguage();
  const router = useRouter();
  const narrow = useLayout() !== 'phone';
  return (
    <View>
      <HeaderBand art="large" rule={last === undefined} style={last && styles.deep}>
        <View style={[styles.hero, narrow && styles.narrow]}>
          <View style={styles.words}>
            <AppText variant="displayL" color="onHeader" role="heading" numberOfLines={1} style={styles.name}>
              Bankhalter
            </AppText>
            <AppText color="onHeaderSoft">{t('home.claim')}</AppText>
          </View>
          <IconButton
            icon="settings"
            label={t('home.settings')}
            ground="dark"
            onPress={() => router.push('/settings')}
          />
        </View>
      </HeaderBand>
      {last && (
        <View style={[styles.card, narrow && styles.narrow]}>
          <TableCard
            {...listedWords(last, t, language)}
            onPress={() => router.push({ pathname: '/table/[id]', params: { id: last.header.id } })}
          />
        </View>
      )}
    </View>
  );
};

const useStyles = makeStyles(({ space, type }) => ({
  deep: { paddingBottom: OVERLAP },
  hero: {
    flexDirection: 'row',
    alignItems: 'flex-start',
    width: '100%',
    alignSelf: 'center',
    paddingLeft: 20,
    paddingRight: space.s,
    paddingTop: space.m,
    paddingBottom: space.xl,
  } as const,
  words: { flex: 1, minWidth: 0 },
  // As large as the word fits beside the button, however large the text is set.
  name: { fontSize: Math.min((type.displayL.fontSize ?? 30) + 8, 44), lineHeight: 48 },
  card: {
    width: '100%',
    alignSelf: 'center',
    marginTop: -OVERLAP,
    paddingHorizontal: space.gutter,
  } as const,
  narrow: { maxWidth: COLUMN },
}));
