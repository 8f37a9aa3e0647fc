import { memo } from 'react';
import { Circle, G, Rect, Text } from 'react-native-svg';

import type { HexGrid, MapHex, MapNetwork } from './hex';
import { useTheme } from './theme/ThemeProvider';

interface Props {
  readonly hexes: readonly MapHex[];
  readonly networks: readonly MapNetwork[];
  readonly grid: HexGrid;
}

/** Values of cities and industries, ringed by whoever has reached them, and the homes of the companies. */
export const HexFigures = memo(function HexFigures({ hexes, networks, grid }: Props) {
  const { livery, map, type } = useTheme();
  const { r } = grid;
  const home = new Map(networks.flatMap(n => (n.hexes[0] === undefined ? [] : [[n.hexes[0], n] as const])));
  return (
    <G>
      {hexes.map(hex => {
        const { x, y } = grid.centre(hex);
        const owner = home.get(hex.id);
        if (owner) {
          const paint = livery(owner.game, owner.company);
          const code = owner.code ?? paint.code;
          return (
            <G key={hex.id}>
              <Rect
                x={x - r * 0.75}
                y={y - r * 0.46}
                width={r * 1.5}
                height={r * 0.92}
                rx={Math.max(2, r * 0.14)}
                fill={paint.fill}
                stroke={paint.edge}
                strokeWidth={1}
              />
              <Text
                x={x}
                y={y + r * 0.22}
                textAnchor="middle"
                fontFamily={String(type.plate.fontFamily)}
                fontSize={r * 0.64}
                fill={paint.on}
              >
                {code}
              </Text>
            </G>
          );
        }
        if (!hex.figure) return null;
        const { text, shape, built, large } = hex.figure;
        const reached = networks.find(n => n.hexes.includes(hex.id));
        const ring = reached && livery(reached.game, reached.company).fill;
        const half = r * (large ? 0.62 : 0.43);
        const ground = built ? map.houseFill : map.city;
        const face = { fill: ground, stroke: ring ?? 'none', strokeWidth: r * 0.13 };
        const edge = { fill: map.city, stroke: map.label, strokeWidth: Math.max(0.8, r * 0.045) };
        return (
          <G key={hex.id}>
            {shape === 'disc' ? (
              <>
                <Circle cx={x} cy={y} r={half + r * 0.08} {...edge} />
                <Circle cx={x} cy={y} r={half} {...face} />
              </>
            ) : (
              <>
                <Rect
                  x={x - half - r * 0.09}
                  y={y - half - r * 0.09}
                  width={2 * (half + r * 0.09)}
                  height={2 * (half + r * 0.09)}
                  {...edge}
                />
                <Rect x={x - half} y={y - half} width={2 * half} height={2 * half} {...face} />
              </>
            )}
            <Text
              x={x}
              y={y + r * 0.25 * (large ? 1.27 : 1)}
              textAnchor="middle"
              fontFamily={String(type.moneyLarge.fontFamily)}
              fontSize={r * 0.68 * (large ? 1.27 : 1)}
              fill={built ? map.houseInk : map.label}
            >
              {text}
            </Text>
          </G>
        );
      })}
    </G>
  );
});
