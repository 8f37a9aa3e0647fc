import { Path, Svg } from 'react-native-svg';

import type { Colour } from '@/rules/railroad-revolution/types';

import { useTheme } from '../theme/ThemeProvider';

/** A worker as he stands on the board. */
export const WorkerMark = ({ colour, size = 26 }: { readonly colour: Colour; readonly size?: number }) => {
  const { worker } = useTheme();
  const paint = worker[colour];
  return (
    <Svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      <Path d="M4 21v-9a8 8 0 0116 0v9z" fill={paint.fill} stroke={paint.edge} strokeWidth={1.6} />
    </Svg>
  );
};
