import { createContext, use, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { AccessibilityInfo, useColorScheme, useWindowDimensions } from 'react-native';

import { createTheme } from './theme';
import type { Theme } from './theme';

export type SchemeChoice = 'system' | 'light' | 'dark';

interface Props {
  readonly scheme?: SchemeChoice;
  /** The reader's own text size, 1 to 2; multiplied with the phone's. */
  readonly textScale?: number;
  /** Left out, the phone's own setting decides. */
  readonly reducedMotion?: boolean | undefined;
  readonly children: ReactNode;
}

const LARGEST = 2;
const ThemeContext = createContext<Theme>(createTheme('light', 1, false));

export const useTheme = (): Theme => use(ThemeContext);

const useSystemReducedMotion = (): boolean => {
  const [reduced, setReduced] = useState(false);
  useEffect(() => {
    void AccessibilityInfo.isReduceMotionEnabled().then(setReduced);
    const watch = AccessibilityInfo.addEventListener('reduceMotionChanged', setReduced);
    return () => watch.remove();
  }, []);
  return reduced;
};

export const ThemeProvider = ({ scheme = 'system', textScale = 1, reducedMotion, children }: Props) => {
  const system = useColorScheme();
  const { fontScale } = useWindowDimensions();
  const systemReduced = useSystemReducedMotion();
  const shown = scheme === 'system' ? (system === 'dark' ? 'dark' : 'light') : scheme;
  const scale = Math.min(Math.max(textScale * fontScale, 1), LARGEST);
  const theme = createTheme(shown, Math.round(scale * 100) / 100, reducedMotion ?? systemReduced);
  return <ThemeContext value={theme}>{children}</ThemeContext>;
};
