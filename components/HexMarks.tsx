import { memo } from 'react';
import { G, Path } from 'react-native-svg';

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

/** Outlines of where something can be built now, and of what has been chosen already. */
export const HexMarks = memo(function HexMarks({ marks, byId, grid, paint }: Props) {
  const { color, map } = useTheme();
  const { r } = grid;
  return (
    <G>
      {marks.map(({ id, chosen }) => {
        const hex = byId.get(id);
        if (!hex) return null;
        const { x, y } = grid.centre(hex);
        if (chosen !== undefined) {
          return (
            <Path
              key={id}
              d={hexPath({ x, y }, r * 0.93)}
              fill="none"
              stroke={paint?.fill ?? color.accent}
              strokeWidth={4}
              strokeLinejoin="round"
            />
          );
        }
        return (
          <Path
            key={id}
            d={hexPath({ x, y }, r * 0.93)}
            fill={map.city}
            fillOpacity={0.62}
            stroke={color.accentText}
            strokeWidth={2.4}
            strokeDasharray="5 3.5"
          />
        );
      })}
    </G>
  );
});
