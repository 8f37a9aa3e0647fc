import { useTheme } from './ThemeProvider';
import type { Theme } from './theme';

/** A hook for styles that are built once per theme and shared by every instance of a component. */
export const makeStyles = <Styles>(build: (theme: Theme) => Styles): (() => Styles) => {
  const built = new WeakMap<Theme, Styles>();
  return function useStyles() {
    const theme = useTheme();
    const styles = built.get(theme) ?? build(theme);
    built.set(theme, styles);
    return styles;
  };
};
