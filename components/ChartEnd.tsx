import { Circle, G, Rect, Text } from 'react-native-svg';

import { chartPaint, type ChartColor } from './chart-color';
import { useTheme } from './theme/ThemeProvider';

interface Props {
  readonly x: number;
  readonly y: number;
  readonly color: ChartColor;
  readonly initials: string;
  readonly value: string;
}

/** Who a line belongs to, and where it ends. */
export const ChartEnd = ({ x, y, color, initials, value }: Props) => {
  const theme = useTheme();
  const paint = chartPaint(theme, color);
  return (
    <G>
      {typeof color === 'number' ? (
        <Circle cx={x} cy={y} r={9.5} fill={paint.fill} stroke={paint.edge} strokeWidth={1.2} />
      ) : (
        <Rect
          x={x - 11}
          y={y - 8}
          width={25}
          height={16}
          rx={3}
          fill={paint.fill}
          stroke={paint.edge}
          strokeWidth={1.2}
        />
      )}
      <Text
        x={typeof color === 'number' ? x : x + 1.5}
        y={y + 4.2}
        textAnchor="middle"
        fontFamily={String(theme.type.plate.fontFamily)}
        fontSize={initials.length > 3 ? 8.5 : initials.length > 1 ? 9.5 : 12}
        fill={paint.on}
      >
        {initials}
      </Text>
      <Text
        x={typeof color === 'number' ? x + 14 : x + 18}
        y={y + 5}
        fontFamily={String(theme.type.moneySmall.fontFamily)}
        fontSize={value.length > 4 ? 12 : 15}
        fill={theme.color.ink}
      >
        {value}
      </Text>
    </G>
  );
};
