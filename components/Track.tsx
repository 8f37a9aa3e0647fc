import { memo, useState } from 'react';
import { View } from 'react-native';
import { G, Path, Rect, Svg, Text } from 'react-native-svg';

import { useTheme } from './theme/ThemeProvider';

export interface TrackMarker {
  readonly id: string;
  readonly game: string;
  readonly company: string;
  readonly name: string;
  readonly code?: string | undefined;
  /** The field it stands on, from 1. */
  readonly at: number;
}

interface Props {
  /** Number of fields; the last one is the end. */
  readonly fields: number;
  readonly perRow?: number | undefined;
  readonly markers: readonly TrackMarker[];
  /** Right of each row: what the stretch pays, `34…−4`. */
  readonly notes?: readonly { readonly words: string; readonly loss?: string | undefined }[] | undefined;
  readonly endWord?: string | undefined;
  readonly label: string;
}

const ROW = 29;
const NOTE = 66;

/** A numbered track, row by row, tinted by stretch, with the markers on it. */
export const Track = memo(function Track({ fields, perRow = 10, markers, notes, endWord, label }: Props) {
  const { color, grow, livery, type } = useTheme();
  const [room, setRoom] = useState(0);
  const rows = Math.ceil(fields / perRow);
  const cell = Math.max(0, (room - 16 - (notes ? NOTE : 0)) / perRow);
  const row = grow(ROW, 1.4);
  const at = (field: number) => ({
    x: 8 + ((field - 1) % perRow) * cell,
    y: 1 + Math.floor((field - 1) / perRow) * row,
  });
  const text = Math.min(grow(13, 1.4), cell * 0.45);
  const spoken = markers.map(m => `${m.name} ${m.at}`).join(', ');
  return (
    <View role="img" aria-label={`${label}: ${spoken}`} onLayout={e => setRoom(e.nativeEvent.layout.width)}>
      {room > 0 && (
        <Svg width={room} height={rows * row} pointerEvents="none">
          {Array.from({ length: rows }, (_, i) => (
            <Rect
              key={i}
              x={8}
              y={1 + i * row}
              width={Math.min(perRow, fields - i * perRow) * cell}
              height={row - 2}
              fill={i % 2 ? color.surfaceSunken : color.surfaceRaised}
              stroke={color.line}
              strokeWidth={0.75}
            />
          ))}
          {Array.from({ length: fields }, (_, i) => {
            const { x, y } = at(i + 1);
            return (
              <G key={i}>
                {i % perRow > 0 && (
                  <Path d={`M${x} ${y}v${row - 2}`} stroke={color.line} strokeWidth={0.75} />
                )}
                <Text
                  x={x + cell / 2}
                  y={y + row * 0.62}
                  textAnchor="middle"
                  fontFamily={String(type.label.fontFamily)}
                  fontSize={text}
                  fill={color.inkFaint}
                >
                  {i + 1}
                </Text>
              </G>
            );
          })}
          {notes?.map((note, i) => (
            <G key={i} fontFamily={String(type.moneyTable.fontFamily)} fontSize={Math.min(13, text)}>
              <Text x={8 + perRow * cell + 8} y={1 + (i + 0.62) * row} fill={color.inkSoft}>
                {note.words}
              </Text>
              {note.loss !== undefined && (
                <Text x={room - 8} y={1 + (i + 0.62) * row} textAnchor="end" fill={color.loss}>
                  {note.loss}
                </Text>
              )}
            </G>
          ))}
          {endWord !== undefined && (
            <G>
              <Rect
                x={at(fields).x + 1.5}
                y={at(fields).y + 1.5}
                width={cell - 3}
                height={row - 5}
                rx={3}
                fill={color.accent}
              />
              <Text
                x={at(fields).x + cell / 2}
                y={at(fields).y + row * 0.62}
                textAnchor="middle"
                fontFamily={String(type.plate.fontFamily)}
                fontSize={Math.min(12, text)}
                fill={color.onAccent}
              >
                {endWord}
              </Text>
            </G>
          )}
          {markers.map(marker => {
            const paint = livery(marker.game, marker.company);
            const code = marker.code ?? paint.code;
            const { x, y } = at(marker.at);
            return (
              <G key={marker.id}>
                <Rect
                  x={x + 1.6}
                  y={y + 3}
                  width={cell - 3.2}
                  height={row - 8}
                  rx={4}
                  fill={paint.fill}
                  stroke={paint.edge}
                  strokeWidth={1.3}
                />
                <Text
                  x={x + cell / 2}
                  y={y + row * 0.62}
                  textAnchor="middle"
                  fontFamily={String(type.plate.fontFamily)}
                  fontSize={Math.min(12, (cell - 4) / (code.length * 0.62))}
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
});
