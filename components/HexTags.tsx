import { memo } from 'react';
import { Circle, G, Rect, Text } from 'react-native-svg';

import type { HexGrid, MapHex, MapMark } from './hex';
import { useTheme } from './theme/ThemeProvider';
import type { Paint } from './theme/tokens';

interface Props {
  readonly marks: readonly MapMark[];
  readonly byId: ReadonlyMap<string, MapHex>;
  readonly grid: HexGrid;
  readonly paint?: Paint | undefined;
}

const FIGURE = 13;
const TALL = 17.5;

const tagWidth = (price: string, r: number): number => Math.max(31, r, price.length * 7.6 + 8);

/** Prices of the hexes that can be chosen, and the numbers of those that are; over all that is printed. */
export const HexTags = memo(function HexTags({ marks, byId, grid, paint }: Props) {
  const { color, type } = useTheme();
  const { r } = grid;
  const words = { textAnchor: 'middle', fontFamily: String(type.moneyLarge.fontFamily) } as const;
  return (
    <G>
      {marks.map(({ id, price, chosen }) => {
        const hex = byId.get(id);
        if (!hex) return null;
        const { x, y } = grid.centre(hex);
        if (chosen !== undefined) {
          return (
            <G key={id}>
              <Circle cx={x} cy={y} r={r * 0.4} fill={paint?.fill ?? color.accent} />
              <Text {...words} x={x} y={y + r * 0.18} fontSize={r * 0.5} fill={paint?.on ?? color.onAccent}>
                {chosen}
              </Text>
            </G>
          );
        }
        if (price === undefined) return null;
        const top = y + r * (hex.figure ? 0.42 : 0.2);
        const width = tagWidth(price, r);
        return (
          <G key={id}>
            <Rect x={x - width / 2} y={top} width={width} height={TALL} rx={3.7} fill={color.accent} />
            <Text {...words} x={x} y={top + FIGURE} fontSize={FIGURE} fill={color.onAccent}>
              {price}
            </Text>
          </G>
        );
      })}
    </G>
  );
});
