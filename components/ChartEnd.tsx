import { Circle, G, Text } from 'react-native-svg';

import { useTheme } from './theme/ThemeProvider';

interface Props {
  readonly x: number;
  readonly y: number;
  readonly color: number;
  readonly initials: string;
  readonly value: string;
}

/** Who a line belongs to, and where it ends. */
export const ChartEnd = ({ x, y, color, initials, value }: Props) => {
  const theme = useTheme();
  const paint = theme.player(color);
  return (
    <G>
      <Circle cx={x} cy={y} r={9.5} fill={paint.fill} stroke={paint.edge} strokeWidth={1.2} />
      <Text
        x={x}
        y={y + 4.2}
        textAnchor="middle"
        fontFamily={String(theme.type.plate.fontFamily)}
        fontSize={initials.length > 1 ? 9.5 : 12}
        fill={paint.on}
      >
        {initials}
      </Text>
      <Text
        x={x + 14}
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
