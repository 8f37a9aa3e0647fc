import { render } from '@testing-library/react-native';
import type { ReactElement } from 'react';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { CurrencyProvider, WordsProvider } from '@/components/i18n/WordsProvider';
import type { Language } from '@/components/i18n/words';
import { ThemeProvider } from '@/components/theme/ThemeProvider';

interface Around {
  readonly language?: Language;
  readonly sign?: string;
  readonly textScale?: number;
}

const PHONE = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 0, left: 0, right: 0, bottom: 0 },
};

/** A component as it stands in the app: theme, words, currency, safe area. */
export const show = (element: ReactElement, { language = 'en', sign = '$', textScale = 1 }: Around = {}) => {
  const around = (child: ReactElement) => (
    <SafeAreaProvider initialMetrics={PHONE}>
      <ThemeProvider scheme="light" textScale={textScale} reducedMotion>
        <WordsProvider language={language}>
          <CurrencyProvider sign={sign}>{child}</CurrencyProvider>
        </WordsProvider>
      </ThemeProvider>
    </SafeAreaProvider>
  );
  const shown = render(around(element));
  return { ...shown, again: (next: ReactElement) => shown.rerender(around(next)) };
};
