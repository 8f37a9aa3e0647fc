import { memo, useState } from 'react';
import { View } from 'react-native';
import { G, Rect, Svg, Text } from 'react-native-svg';

import { TrackStone } from './TrackStone';
import { useTheme } from './theme/ThemeProvider';
import type { TrackMarker } from './track-marker';

interface Props {
  /** Number of fields; the last one is the end. */
  readonly fields: number;
  readonly perRow?: number | undefined;
  readonly markers: readonly TrackMarker[];
  /** Right of each row: what the stretch pays, `34…−4`. */
  readonly notes?: readonly { readonly words: string; readonly loss?: string | undefined }[] | undefined;
  /** Which stretch each field belongs to, the first field first; rows take turns where it is left out. */
  readonly bands?: readonly number[] | undefined;
  readonly endWord?: string | undefined;
  readonly label: string;
}

const ROW = 29;
const NOTE = 66;

/** A numbered track, row by row, tinted by stretch, with the markers on it. */
export const Track = memo(function Track({
  fields,
  perRow = 10,
  markers,
  notes,
  bands,
  endWord,
  label,
}: Props) {
  const { color, grow, type } = useTheme();
  const [room, setRoom] = useState(0);
  const rows = Math.ceil(fields / perRow);
  const cell = Math.max(0, (room - 16 - (notes ? NOTE : 0)) / perRow);
  const row = grow(ROW, 1.4);
  const at = (field: number) => ({
    x: 8 + ((field - 1) % perRow) * cell,
    y: 1 + Math.floor((field - 1) / perRow) * row,
  });
  const text = Math.min(grow(13, 1.4), cell * 0.45);
  const spoken = markers
    .filter(m => !m.ghost)
    .map(m => `${m.name} ${m.at}`)
    .join(', ');
  return (
    <View role="img" aria-label={`${label}: ${spoken}`} onLayout={e => setRoom(e.nativeEvent.layout.width)}>
      {room > 0 && (
        <Svg width={room} height={rows * row} pointerEvents="none">
          {Array.from({ length: fields }, (_, i) => {
            const { x, y } = at(i + 1);
            return (
              <G key={i}>
                <Rect
                  x={x}
                  y={y}
                  width={cell}
                  height={row - 2}
                  fill={
                    (bands?.[i] ?? Math.floor(i / perRow)) % 2 ? color.surfaceSunken : color.surfaceRaised
                  }
                  stroke={color.line}
                  strokeWidth={0.75}
                />
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
          {markers.map(marker => (
            <TrackStone
              key={`${marker.id} ${marker.ghost ? 'ghost' : ''}`}
              marker={marker}
              {...at(marker.at)}
              width={cell}
              height={row}
            />
          ))}
        </Svg>
      )}
    </View>
  );
});
