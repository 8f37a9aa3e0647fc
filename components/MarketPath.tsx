import { Path, Rect, Svg } from 'react-native-svg';

import { CELL } from './market';
import type { MarketSpot } from './market';
import { useTheme } from './theme/ThemeProvider';

interface Props {
  readonly spots: readonly MarketSpot[];
  readonly way: 'gain' | 'loss';
  readonly width: number;
  readonly height: number;
}

/** The way a marker will take: a line through the cells, the last one framed. */
export const MarketPath = ({ spots, way, width, height }: Props) => {
  const { color } = useTheme();
  const last = spots[spots.length - 1];
  if (!last) return null;
  const at = ({ row, col }: MarketSpot) => `${(col + 0.84) * CELL.width} ${(row + 0.4) * CELL.height}`;
  return (
    <Svg
      width={width}
      height={height}
      pointerEvents="none"
      aria-hidden
      style={{ position: 'absolute', left: 0, top: 0 }}
    >
      <Path
        d={`M${spots.map(at).join('L')}`}
        fill="none"
        stroke={color[way]}
        strokeWidth={2.5}
        strokeDasharray="4 3"
        strokeLinejoin="round"
      />
      <Rect
        x={last.col * CELL.width + 1}
        y={last.row * CELL.height + 1}
        width={CELL.width - 2}
        height={CELL.height - 2}
        rx={3}
        fill="none"
        stroke={color[way]}
        strokeWidth={2.5}
      />
    </Svg>
  );
};
