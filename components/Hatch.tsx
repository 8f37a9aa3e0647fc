import { memo, useId } from 'react';
import { Defs, Path, Pattern, Rect, Svg } from 'react-native-svg';

import { useTheme } from './theme/ThemeProvider';

/** The hatching of what no longer counts. Fills its parent. */
export const Hatch = memo(function Hatch() {
  const { color } = useTheme();
  const id = `hatch${useId().replace(/[^a-zA-Z0-9]/g, '')}`;
  return (
    <Svg
      width="100%"
      height="100%"
      aria-hidden
      pointerEvents="none"
      style={{ position: 'absolute', left: 0, top: 0, right: 0, bottom: 0 }}
    >
      <Defs>
        <Pattern id={id} width={10} height={10} patternUnits="userSpaceOnUse">
          <Path d="M-1 11L11 -1M-1 1L1 -1M9 11L11 9" stroke={color.surfaceSunken} strokeWidth={1} />
        </Pattern>
      </Defs>
      <Rect width="100%" height="100%" fill={`url(#${id})`} />
    </Svg>
  );
});
