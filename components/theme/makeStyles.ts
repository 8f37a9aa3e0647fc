import { StyleSheet } from 'react-native';
import type { ImageStyle, TextStyle, ViewStyle } from 'react-native';

import { useTheme } from './ThemeProvider';
import type { Theme } from './theme';

type Named = Readonly<Record<string, ViewStyle | TextStyle | ImageStyle>>;

/**
 * A hook for styles that are built once per theme and shared by every instance of a component. They are registered with
 * the platform, which on the web makes classes of them: drawing then looks them up and computes nothing.
 */
export const makeStyles = <Styles extends Named>(build: (theme: Theme) => Styles): (() => Styles) => {
  const built = new WeakMap<Theme, Styles>();
  return function useStyles() {
    const theme = useTheme();
    const known = built.get(theme);
    if (known !== undefined) return known;
    const styles = StyleSheet.create(build(theme));
    built.set(theme, styles);
    return styles;
  };
};
