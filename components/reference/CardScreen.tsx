import { useRouter } from 'expo-router';
import { View } from 'react-native';

import type { Game } from '@/rules/kernel/game';

import { AppText } from '../AppText';
import { Notice } from '../Notice';
import { Screen } from '../Screen';
import { SectionHead } from '../SectionHead';
import { useLanguage, useWords } from '../i18n/WordsProvider';
import { makeStyles } from '../theme/makeStyles';

interface Props {
  readonly game: Game;
  /** The heading that matters now; it comes first. */
  readonly section?: string | undefined;
}

/** The rules of one game on one page, in our own words, each line with its rule. */
export const CardScreen = ({ game, section }: Props) => {
  const styles = useStyles();
  const t = useWords();
  const language = useLanguage();
  const router = useRouter();
  const { name, card = {} } = game.text[language];
  const sections = Object.entries(card);
  const first = sections.find(([id]) => id === section);
  const ordered = first === undefined ? sections : [first, ...sections.filter(s => s !== first)];
  return (
    <Screen
      title={t('card.title')}
      subtitle={`${name} · ${game.edition}`}
      onBack={() => (router.canGoBack() ? router.back() : router.replace('/'))}
    >
      {sections.length === 0 && <Notice words={t('card.unknown')} />}
      <View>
        {ordered.map(([id, { title, lines }]) => (
          <View key={id}>
            <SectionHead title={title} detail={first?.[0] === id ? t('card.now') : undefined} />
            {lines.map(({ rule, text }) => (
              <View key={text} style={styles.line} accessible role="group" aria-label={`${text} ${rule}`}>
                <AppText variant="body" style={styles.text}>
                  {text}
                </AppText>
                <AppText variant="caption" color="brass">
                  {rule}
                </AppText>
              </View>
            ))}
          </View>
        ))}
      </View>
    </Screen>
  );
};

const useStyles = makeStyles(({ color, space }) => ({
  line: {
    flexDirection: 'row',
    gap: space.m,
    paddingHorizontal: space.gutter,
    paddingVertical: space.s,
    borderBottomWidth: 1,
    borderBottomColor: color.line,
  } as const,
  text: { flex: 1 },
}));
