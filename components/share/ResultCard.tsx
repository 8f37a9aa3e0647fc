import type { Ref } from 'react';
import { G, Line, Rect, Svg, Text } from 'react-native-svg';

import { COLORS, PLAYERS } from '../theme/tokens';

export interface ResultLine {
  readonly place: number;
  readonly name: string;
  readonly amount: string;
  readonly color: number;
  readonly initials: string;
}

interface Props {
  readonly ref: Ref<Svg>;
  readonly title: string;
  readonly subtitle: string;
  readonly made: string;
  readonly lines: readonly ResultLine[];
}

const WIDTH = 720;
const ROW = 76;
const HEAD = 190;
const SERIF = 'Georgia, serif';
const { light } = COLORS;

/** The standings as one picture: always on cream, whatever the theme, so that it can be sent on. */
export const ResultCard = ({ ref, title, subtitle, made, lines }: Props) => {
  const height = HEAD + lines.length * ROW + 70;
  return (
    <Svg ref={ref} width={WIDTH / 2} height={height / 2} viewBox={`0 0 ${WIDTH} ${height}`}>
      <Rect width={WIDTH} height={height} fill={light.surface} />
      <Rect width={WIDTH} height={HEAD - 40} fill={light.surfaceHeader} />
      <Text x={40} y={76} fontFamily={SERIF} fontSize={44} fontWeight="bold" fill={light.onHeader}>
        {title}
      </Text>
      <Text x={40} y={120} fontFamily={SERIF} fontSize={24} fill={light.onHeaderSoft}>
        {subtitle}
      </Text>
      {lines.map(({ place, name, amount, color, initials }, i) => {
        const y = HEAD + i * ROW;
        const paint = PLAYERS[color % PLAYERS.length]?.light;
        return (
          <G key={name}>
            <Rect x={40} y={y - 6} width={52} height={52} rx={26} fill={paint?.fill ?? light.accent} />
            <Text
              x={66}
              y={y + 29}
              fontSize={24}
              fontWeight="bold"
              textAnchor="middle"
              fill={paint?.on ?? light.onAccent}
            >
              {initials}
            </Text>
            <Text x={116} y={y + 32} fontFamily={SERIF} fontSize={34} fill={light.ink}>
              {`${place}. ${name}`}
            </Text>
            <Text
              x={WIDTH - 40}
              y={y + 32}
              fontFamily={SERIF}
              fontSize={36}
              fontWeight="bold"
              textAnchor="end"
              fill={light.ink}
            >
              {amount}
            </Text>
            <Line x1={40} x2={WIDTH - 40} y1={y + 58} y2={y + 58} stroke={light.line} strokeWidth={2} />
          </G>
        );
      })}
      <Text x={40} y={height - 30} fontFamily={SERIF} fontSize={22} fill={light.inkSoft}>
        {made}
      </Text>
    </Svg>
  );
};
