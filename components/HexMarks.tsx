import { memo } from 'react';
import { Circle, G, Path, Rect, Text } from 'react-native-svg';

import { hexPath } from './hex';
import type { HexGrid, MapHex, MapMark } from './hex';
import { useTheme } from './theme/ThemeProvider';
import type { Paint } from './theme/tokens';

interface Props {
  readonly marks: readonly MapMark[];
  readonly byId: ReadonlyMap<string, MapHex>;
  readonly grid: HexGrid;
  /** The colours of the company that builds. */
  readonly paint?: Paint | undefined;
}

/** Where something can be built now, with its price, and what has been chosen already. */
export const HexMarks = memo(function HexMarks({ marks, byId, grid, paint }: Props) {
  const { color, map, type } = useTheme();
  const { r } = grid;
  const tagWidth = (price: string) => Math.max(31, r, price.length * 7.6 + 8);
  const tagHeight = 17.5;
  return (
    <G>
      {marks.map(({ id, price, chosen }) => {
        const hex = byId.get(id);
        if (!hex) return null;
        const { x, y } = grid.centre(hex);
        if (chosen !== undefined) {
          return (
            <G key={id}>
              <Path
                d={hexPath({ x, y }, r * 0.93)}
                fill="none"
                stroke={paint?.fill ?? color.accent}
                strokeWidth={4}
                strokeLinejoin="round"
              />
              <Circle cx={x} cy={y} r={r * 0.4} fill={paint?.fill ?? color.accent} />
              <Text
                x={x}
                y={y + r * 0.18}
                textAnchor="middle"
                fontFamily={String(type.moneyLarge.fontFamily)}
                fontSize={r * 0.5}
                fill={paint?.on ?? color.onAccent}
              >
                {chosen}
              </Text>
            </G>
          );
        }
        return (
          <G key={id}>
            <Path
              d={hexPath({ x, y }, r * 0.93)}
              fill={map.city}
              fillOpacity={0.62}
              stroke={color.accentText}
              strokeWidth={2.4}
              strokeDasharray="5 3.5"
            />
            {price !== undefined && (
              <>
                <Rect
                  x={x - tagWidth(price) / 2}
                  y={y + r * 0.2}
                  width={tagWidth(price)}
                  height={tagHeight}
                  rx={3.7}
                  fill={color.accent}
                />
                <Text
                  x={x}
                  y={y + r * 0.2 + 13}
                  textAnchor="middle"
                  fontFamily={String(type.moneyLarge.fontFamily)}
                  fontSize={13}
                  fill={color.onAccent}
                >
                  {price}
                </Text>
              </>
            )}
          </G>
        );
      })}
    </G>
  );
});
