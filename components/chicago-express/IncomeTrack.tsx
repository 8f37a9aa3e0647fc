import { useState } from 'react';
import { View } from 'react-native';
import { G, Rect, Svg, Text } from 'react-native-svg';

import { useTheme } from '../theme/ThemeProvider';
import { GAME } from './look';

interface Marker {
  readonly company: string;
  readonly name: string;
  /** The field it stands on, from 1. */
  readonly at: number;
}

interface Props {
  readonly fields: number;
  readonly markers: readonly Marker[];
  readonly label: string;
}

const PER_ROW = 10;
const ROW = 26;

/** The income track, ten fields a row; counters that share a field stand side by side. */
export const IncomeTrack = ({ fields, markers, label }: Props) => {
  const { color, livery, type, space } = useTheme();
  const [room, setRoom] = useState(0);
  const cell = room / PER_ROW;
  const at = (field: number) => ({
    x: ((field - 1) % PER_ROW) * cell,
    y: Math.floor((field - 1) / PER_ROW) * ROW,
  });
  return (
    <View
      role="img"
      aria-label={`${label}: ${markers.map(m => `${m.name} ${m.at}`).join(', ')}`}
      style={{ marginHorizontal: space.gutter }}
      onLayout={e => setRoom(e.nativeEvent.layout.width)}
    >
      {room > 0 && (
        <Svg width={room} height={(fields / PER_ROW) * ROW} pointerEvents="none">
          {Array.from({ length: fields }, (_, i) => (
            <G key={i}>
              <Rect
                x={at(i + 1).x + 0.5}
                y={at(i + 1).y + 0.5}
                width={cell - 1}
                height={ROW - 1}
                fill={Math.floor(i / PER_ROW) % 2 ? color.surfaceSunken : color.surfaceRaised}
                stroke={color.line}
                strokeWidth={0.75}
              />
              <Text
                x={at(i + 1).x + cell / 2}
                y={at(i + 1).y + ROW * 0.66}
                textAnchor="middle"
                fontFamily={String(type.label.fontFamily)}
                fontSize={12}
                fill={color.inkFaint}
              >
                {i + 1}
              </Text>
            </G>
          ))}
          {markers.map(marker => {
            const sharing = markers.filter(m => m.at === marker.at);
            const width = (cell - 3) / sharing.length;
            const { x, y } = at(Math.max(1, marker.at));
            const left = x + 1.5 + sharing.indexOf(marker) * width;
            const paint = livery(GAME, marker.company);
            const code = sharing.length === 1 ? paint.code : paint.code.slice(0, 1);
            return (
              <G key={marker.company}>
                <Rect
                  x={left}
                  y={y + 2}
                  width={width}
                  height={ROW - 4}
                  rx={3}
                  fill={paint.fill}
                  stroke={paint.edge}
                  strokeWidth={1.2}
                />
                <Text
                  x={left + width / 2}
                  y={y + ROW * 0.66}
                  textAnchor="middle"
                  fontFamily={String(type.plate.fontFamily)}
                  fontSize={11}
                  fill={paint.on}
                >
                  {code}
                </Text>
              </G>
            );
          })}
        </Svg>
      )}
    </View>
  );
};
