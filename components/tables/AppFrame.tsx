import { useEffect, useState, type ReactNode } from 'react';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { StatusBar } from 'expo-status-bar';

import { GAMES } from '@/rules/registry';
import { loadSettings, useSettings } from '@/store/settings';
import { useTables } from '@/store/tables';

import { Bar } from '../desk/Bar';
import { useAppUpdate } from '../app-update';
import { setHaptics } from '../haptics';
import { registerGameWords } from '../i18n/i18n';
import { WordsProvider, useWords } from '../i18n/WordsProvider';
import type { GameWords } from '../i18n/words';
import { ThemeProvider } from '../theme/ThemeProvider';
import { useAppFonts } from '../theme/useAppFonts';

for (const game of GAMES)
  registerGameWords(game.id, game.text as Record<'en' | 'de', never> & Record<string, GameWords>);

const SCALE = { small: 1, normal: 1, large: 1.4, huge: 2 } as const;

/** Offered, never forced: the game at the table goes on, and the next start of the app has the newer version. */
const UpdateBar = () => {
  const { waiting, start } = useAppUpdate();
  const [later, setLater] = useState(false);
  const t = useWords();
  return waiting && !later ? (
    <Bar
      icon="download"
      words={t('home.update')}
      more={{ title: t('home.updateLater'), onPress: () => setLater(true) }}
      action={{ title: t('home.updateNow'), onPress: start }}
    />
  ) : null;
};

/** Theme, words and settings around every screen; nothing is drawn before the settings and typefaces are there. */
export const AppFrame = ({ children }: { readonly children: ReactNode }) => {
  const { ready, language, theme, textSize, haptics } = useSettings();
  const load = useTables(s => s.load);
  const fonts = useAppFonts();
  useEffect(() => {
    void loadSettings();
    void load();
  }, [load]);
  useEffect(() => setHaptics(haptics), [haptics]);
  if (!fonts || !ready) return null;
  return (
    <SafeAreaProvider>
      <WordsProvider language={language}>
        <ThemeProvider scheme={theme} textScale={SCALE[textSize]}>
          <StatusBar style="light" />
          <UpdateBar />
          {children}
        </ThemeProvider>
      </WordsProvider>
    </SafeAreaProvider>
  );
};
