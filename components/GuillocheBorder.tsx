import { memo } from 'react';
import { Path, Rect, Svg } from 'react-native-svg';

import { band, rosette } from './guilloche';
import { useTheme } from './theme/ThemeProvider';

const corner = (x: number, y: number, t: number): string =>
  rosette({ cx: x + t / 2, cy: y + t / 2, r: t / 2 - 0.5, inner: 0.1, petals: 8, lines: 3, points: 40 });

interface Props {
  readonly width: number;
  readonly height: number;
  /** Thickness of the band. */
  readonly t: number;
}

/** Waves along the four sides, a small rosette in each corner. */
export const GuillocheBorder = memo(function GuillocheBorder({ width, height, t }: Props) {
  const { color } = useTheme();
  const across = { length: width - 2 * t, depth: t - 4, x: t };
  const down = { length: height - 2 * t, depth: t - 4, y: t, vertical: true };
  const corners = [
    corner(0, 0, t),
    corner(width - t, 0, t),
    corner(0, height - t, t),
    corner(width - t, height - t, t),
  ];
  const sides = [
    band({ ...across, y: 2 }),
    band({ ...across, y: height - t + 2 }),
    band({ ...down, x: 2 }),
    band({ ...down, x: width - t + 2 }),
  ];
  return (
    <Svg
      width={width}
      height={height}
      fill="none"
      stroke={color.guilloche}
      strokeWidth={0.7}
      aria-hidden
      pointerEvents="none"
      style={{ position: 'absolute', left: 0, top: 0 }}
    >
      <Rect x={0.5} y={0.5} width={width - 1} height={height - 1} />
      <Rect x={t - 0.5} y={t - 0.5} width={width - 2 * t + 1} height={height - 2 * t + 1} />
      <Path d={sides.join('')} />
      {[0, width - t].flatMap(x =>
        [0, height - t].map(y => (
          <Rect key={`${x} ${y}`} x={x + 0.5} y={y + 0.5} width={t - 1} height={t - 1} />
        )),
      )}
      <Path d={corners.join('')} />
    </Svg>
  );
});
