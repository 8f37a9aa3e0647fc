import { memo } from 'react';
import { G, Text } from 'react-native-svg';

import type { HexGrid, MapHex } from './hex';
import { useTheme } from './theme/ThemeProvider';

interface Props {
  readonly hexes: readonly MapHex[];
  readonly grid: HexGrid;
}

/** Names of cities with a halo of paper, so that they read over lines. */
export const HexNames = memo(function HexNames({ hexes, grid }: Props) {
  const { map, type } = useTheme();
  const { r } = grid;
  const size = Math.max(9.5, Math.min(13, r * 0.5));
  return (
    <G>
      {hexes.map(hex => {
        if (hex.name === undefined) return null;
        const { x, y } = grid.centre(hex);
        const far = r * (hex.figure?.large ? 0.8 : 0.7);
        const place = hex.namePlace ?? 'above';
        const beside = place === 'left' ? -1 : place === 'right' ? 1 : 0;
        const half = hex.name.length * size * 0.25;
        const words = {
          x: beside ? x + beside * far : Math.min(Math.max(x, half), grid.width - half),
          y: y + (beside ? size * 0.35 : place === 'below' ? far + size : -far - 1),
          textAnchor:
            place === 'left'
              ? ('end' as const)
              : place === 'right'
                ? ('start' as const)
                : ('middle' as const),
          fontFamily: String(type.bodyStrong.fontFamily),
          fontSize: size,
        };
        return (
          <G key={hex.id}>
            <Text
              {...words}
              fill={map.plain}
              stroke={map.plain}
              strokeWidth={size * 0.25}
              strokeLinejoin="round"
            >
              {hex.name}
            </Text>
            <Text {...words} fill={map.label}>
              {hex.name}
            </Text>
          </G>
        );
      })}
    </G>
  );
});
