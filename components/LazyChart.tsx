import { lazy, Suspense, type ComponentProps } from 'react';
import { View } from 'react-native';

import type { Chart } from './Chart';
import { useTheme } from './theme/ThemeProvider';

const Drawn = lazy(async () => ({ default: (await import('./Chart')).Chart }));
const HEIGHT = 206;

/** A chart and the library that draws it, fetched when the first one is shown; its room is kept until then. */
export const LazyChart = (props: Omit<ComponentProps<typeof Chart>, 'height'>) => {
  const { grow } = useTheme();
  const height = grow(HEIGHT, 1.2);
  return (
    <Suspense fallback={<View style={{ minHeight: height }} />}>
      <Drawn {...props} height={height} />
    </Suspense>
  );
};
