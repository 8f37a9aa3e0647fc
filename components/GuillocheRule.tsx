import { memo } from 'react';
import { useWindowDimensions } from 'react-native';
import { Path, Svg } from 'react-native-svg';

import { band } from './guilloche';
import { useTheme } from './theme/ThemeProvider';

const DEPTH = 8;

/** The interlaced rule at the foot of every header. */
export const GuillocheRule = memo(function GuillocheRule() {
  const theme = useTheme();
  const { width } = useWindowDimensions();
  return (
    <Svg
      width={width}
      height={DEPTH}
      aria-hidden
      pointerEvents="none"
      style={{ position: 'absolute', left: 0, bottom: 0 }}
    >
      <Path
        d={band({ length: width, depth: DEPTH, period: 22 })}
        fill="none"
        stroke={theme.color.guillocheOnHeader}
        strokeWidth={0.7}
      />
    </Svg>
  );
});
