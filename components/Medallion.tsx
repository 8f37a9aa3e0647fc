import { memo } from 'react';
import { Circle, G, Path, Svg, Text } from 'react-native-svg';

import { rosette } from './guilloche';
import { useTheme } from './theme/ThemeProvider';

interface Props {
  /** Two letters at most: CE, 18, RR, Sp, $. */
  readonly letters: string;
  readonly size?: number | undefined;
}

const sizeFor = (letters: string): number => {
  if (letters.length < 2) return 24;
  if (/^\d+$/.test(letters)) return 21;
  return letters === letters.toUpperCase() ? 17.5 : 19;
};

/** The round seal of a game. Its name stands beside it. */
export const Medallion = memo(function Medallion({ letters, size = 48 }: Props) {
  const { color, type, grow } = useTheme();
  const side = grow(size, 1.3);
  const letter = sizeFor(letters);
  return (
    <Svg width={side} height={side} viewBox="0 0 58 58" aria-hidden pointerEvents="none">
      <Circle cx={29} cy={29} r={28.5} fill={color.accent} />
      <G stroke={color.onAccent} opacity={0.42} fill="none" strokeWidth={0.55}>
        <Path d={rosette({ cx: 29, cy: 29, r: 27.5, inner: 0.6, petals: 30, lines: 4, points: 240 })} />
      </G>
      <Circle cx={29} cy={29} r={16.5} fill={color.accent} />
      <Circle cx={29} cy={29} r={16.5} fill="none" stroke={color.onAccent} strokeWidth={0.7} opacity={0.7} />
      <Text
        x={29}
        y={29 + letter * 0.36}
        textAnchor="middle"
        fontFamily={String(type.displayM.fontFamily)}
        fontSize={letter}
        fill={color.onAccent}
      >
        {letters}
      </Text>
    </Svg>
  );
});
