import { Path, Svg } from 'react-native-svg';

import { DOTTED, ICONS } from './icons';
import type { IconName } from './icons';
import { useTheme } from './theme/ThemeProvider';
import type { ColorRole } from './theme/tokens';

interface Props {
  readonly name: IconName;
  readonly size?: number | undefined;
  readonly color?: ColorRole | undefined;
  readonly weight?: number | undefined;
}

/** Decoration beside words: a screen reader hears the words. */
export const Icon = ({ name, size = 24, color = 'ink', weight = 1.75 }: Props) => {
  const theme = useTheme();
  const side = theme.grow(size, 1.5);
  return (
    <Svg width={side} height={side} viewBox="0 0 24 24" fill="none" aria-hidden pointerEvents="none">
      <Path
        d={ICONS[name]}
        stroke={theme.color[color]}
        strokeWidth={DOTTED.has(name) ? 3 : weight}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Svg>
  );
};
