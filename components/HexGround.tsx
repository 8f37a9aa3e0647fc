import { memo } from 'react';
import { G, Path, Text } from 'react-native-svg';

import { hexPath, round1 } from './hex';
import type { HexGrid, MapHex } from './hex';
import { useTheme } from './theme/ThemeProvider';

interface Props {
  readonly hexes: readonly MapHex[];
  readonly grid: HexGrid;
  /** Costs are printed only where there is room. */
  readonly costs: boolean;
}

const TERRAINS = ['water', 'plain', 'forest', 'mountain', 'city', 'industrial'] as const;

const trees = (x: number, y: number, r: number): string => {
  const tree = (dx: number, dy: number) =>
    `M${round1(x + dx * r)} ${round1(y + dy * r)}l${round1(r * 0.16)} ${round1(r * 0.32)}h${round1(-r * 0.32)}z`;
  return tree(-0.4, 0.02) + tree(0, -0.34) + tree(0.4, 0.02);
};

const peaks = (x: number, y: number, r: number): string => {
  const to = (dx: number, dy: number) => `${round1(x + dx * r)} ${round1(y + dy * r)}`;
  return `M${to(-0.5, 0.28)}L${to(-0.14, -0.32)}L${to(0.1, 0.08)}L${to(0.24, -0.14)}L${to(0.5, 0.28)}`;
};

/** The printed map: one path per terrain, so that 160 hexes are a dozen nodes. It never changes in play. */
export const HexGround = memo(function HexGround({ hexes, grid, costs }: Props) {
  const { map, type } = useTheme();
  const { r } = grid;
  const of = (terrain: MapHex['terrain']) => hexes.filter(h => h.terrain === terrain);
  const draw = (some: readonly MapHex[], shape: (x: number, y: number, r: number) => string) =>
    some.map(h => shape(grid.centre(h).x, grid.centre(h).y, r)).join('');
  return (
    <G>
      {TERRAINS.map(terrain => (
        <Path
          key={terrain}
          d={draw(of(terrain), (x, y) => hexPath({ x, y }, r))}
          fill={terrain === 'city' ? map.plain : map[terrain]}
          stroke={map.hexLine}
          strokeWidth={0.9}
        />
      ))}
      <Path d={draw(of('forest'), trees)} fill={map.tree} />
      <Path
        d={draw(of('mountain'), peaks)}
        fill="none"
        stroke={map.peak}
        strokeWidth={Math.max(0.9, r * 0.045)}
        strokeLinejoin="round"
      />
      {costs &&
        hexes.map(
          h =>
            h.cost !== undefined && (
              <Text
                key={h.id}
                x={grid.centre(h).x}
                y={grid.centre(h).y + r * (h.figure ? 0.83 : 0.74)}
                textAnchor="middle"
                fontFamily={String(type.bodyStrong.fontFamily)}
                fontSize={Math.max(10, r * (h.figure ? 0.37 : 0.42))}
                fill={map.cost}
              >
                {h.cost}
              </Text>
            ),
        )}
    </G>
  );
});
