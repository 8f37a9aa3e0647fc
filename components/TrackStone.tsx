import { G, Rect, Text } from 'react-native-svg';

import { useTheme } from './theme/ThemeProvider';
import type { TrackMarker } from './track-marker';

interface Props {
  readonly marker: TrackMarker;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A company's stone on its field, or the outline it has left there. */
export const TrackStone = ({ marker, x, y, width, height }: Props) => {
  const { color, livery, type } = useTheme();
  const paint = livery(marker.game, marker.company);
  const code = marker.code ?? paint.code;
  return (
    <G>
      <Rect
        x={x + 1.6}
        y={y + 3}
        width={Math.max(0, width - 3.2)}
        height={height - 8}
        rx={4}
        fill={marker.ghost ? color.surface : paint.fill}
        stroke={marker.ghost ? color.lineStrong : paint.edge}
        strokeWidth={1.3}
        strokeDasharray={marker.ghost ? '3 2' : '0'}
      />
      <Text
        x={x + width / 2}
        y={y + height * 0.62}
        textAnchor="middle"
        fontFamily={String(type.plate.fontFamily)}
        fontSize={Math.max(1, Math.min(12, (width - 4) / (code.length * 0.62)))}
        fill={marker.ghost ? color.inkFaint : paint.on}
      >
        {code}
      </Text>
    </G>
  );
};
