import { memo } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';
import { Path, Svg } from 'react-native-svg';

import { lathe } from './guilloche';
import { useTheme } from './theme/ThemeProvider';
import type { ColorRole } from './theme/tokens';

interface Props {
  readonly size: number;
  readonly color?: ColorRole | undefined;
  readonly stroke?: number | undefined;
  readonly style?: StyleProp<ViewStyle>;
}

const BOX = 260;

/** The engraver's rosette: one per screen in a header, or washed behind a certificate. */
export const Rosette = memo(function Rosette({
  size,
  color = 'guillocheOnHeader',
  stroke = 0.7,
  style,
}: Props) {
  const theme = useTheme();
  return (
    <Svg
      width={size}
      height={size}
      viewBox={`0 0 ${BOX} ${BOX}`}
      style={style}
      aria-hidden
      pointerEvents="none"
    >
      <Path
        d={lathe(BOX / 2, BOX / 2, BOX / 2 - 2)}
        fill="none"
        stroke={theme.color[color]}
        strokeWidth={stroke}
      />
    </Svg>
  );
});
