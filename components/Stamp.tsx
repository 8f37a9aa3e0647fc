import { memo } from 'react';
import { G, Path, Rect, Svg, Text } from 'react-native-svg';

import { band } from './guilloche';
import { useTheme } from './theme/ThemeProvider';

interface Props {
  readonly words: string;
  /** The rule's id. */
  readonly rule: string;
}

const fit = (words: string, room: number, size: number, each: number): number =>
  Math.min(size, room / (Math.max(1, words.length) * each));

/** The rubber stamp of a refusal. */
export const Stamp = memo(function Stamp({ words, rule }: Props) {
  const { color, type } = useTheme();
  return (
    <Svg width={118} height={88} viewBox="0 0 118 88" aria-hidden opacity={0.9}>
      <G transform="rotate(-9 59 44)" fill="none" stroke={color.loss}>
        <Rect x={6} y={14} width={106} height={60} rx={8} strokeWidth={3} />
        <Rect x={11} y={19} width={96} height={50} rx={5} strokeWidth={1} />
        <Path d={band({ length: 88, depth: 7, x: 15, y: 58, period: 9 })} strokeWidth={0.7} opacity={0.8} />
        <Text
          x={59}
          y={34}
          textAnchor="middle"
          fontFamily={String(type.plate.fontFamily)}
          fontSize={fit(words, 84, 11.5, 0.72)}
          letterSpacing={1.6}
          fill={color.loss}
          stroke="none"
        >
          {words.toLocaleUpperCase()}
        </Text>
        <Text
          x={59}
          y={52}
          textAnchor="middle"
          fontFamily={String(type.displayM.fontFamily)}
          fontSize={fit(rule, 88, 17, 0.66)}
          fill={color.loss}
          stroke="none"
        >
          {rule}
        </Text>
      </G>
    </Svg>
  );
});
