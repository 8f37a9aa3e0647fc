import { memo } from 'react';
import { Path } from 'react-native-svg';

import { hexPath } from './hex';
import type { HexGrid, MapHex, MapMark } from './hex';
import { useTheme } from './theme/ThemeProvider';

interface Props {
  readonly hexes: readonly MapHex[];
  readonly marks: readonly MapMark[];
  readonly grid: HexGrid;
}

/** A veil over every hex that cannot be tapped now. */
export const HexDim = memo(function HexDim({ hexes, marks, grid }: Props) {
  const { map } = useTheme();
  const open = new Set(marks.map(mark => mark.id));
  const d = hexes
    .filter(hex => !open.has(hex.id))
    .map(hex => hexPath(grid.centre(hex), grid.r))
    .join('');
  return <Path d={d} fill={map.water} fillOpacity={0.58} />;
});
