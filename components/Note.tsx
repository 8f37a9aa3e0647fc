import { memo } from 'react';
import { View } from 'react-native';
import { Path, Rect, Svg } from 'react-native-svg';

import { AppText } from './AppText';
import { band } from './guilloche';
import { useMoney } from './i18n/WordsProvider';
import { useTheme } from './theme/ThemeProvider';

interface Props {
  readonly value: number;
  /** Rank of the denomination in its game, 0 the smallest: it gives the colour. */
  readonly rank: number;
  readonly big?: boolean | undefined;
}

const SIZE = {
  small: { width: 40, height: 22, figure: 12 },
  big: { width: 58, height: 30, figure: 15 },
} as const;

/** Notes are money. */
export const Note = memo(function Note({ value, rank, big }: Props) {
  const theme = useTheme();
  const money = useMoney();
  const { paper, ink } = theme.note(rank);
  const written = money(value);
  const size = big ? SIZE.big : SIZE.small;
  const scale = theme.grow(100, 1.5) / 100;
  const figure = size.figure * scale;
  const width = Math.max(size.width * scale, written.length * figure * 0.64 + 14);
  const height = size.height * scale;
  return (
    <View
      role="img"
      aria-label={written}
      style={{
        width,
        height,
        borderRadius: 2,
        borderWidth: 0.75,
        borderColor: ink,
        backgroundColor: paper,
        alignItems: 'center',
        justifyContent: 'center',
        flexShrink: 0,
      }}
    >
      <Svg
        width={width}
        height={height}
        fill="none"
        stroke={ink}
        strokeWidth={0.5}
        opacity={0.5}
        aria-hidden
        style={{ position: 'absolute', left: -0.75, top: -0.75 }}
      >
        <Rect x={1.5} y={1.5} width={width - 3} height={height - 3} />
        <Path
          d={band({ length: height - 6, depth: 7, x: 3, y: 3, vertical: true, period: 9 })}
          opacity={0.6}
        />
        <Path
          d={band({
            length: height - 6,
            depth: 7,
            x: Math.round(width) - 10,
            y: 3,
            vertical: true,
            period: 9,
          })}
          opacity={0.6}
        />
      </Svg>
      <AppText
        variant="moneyTable"
        numberOfLines={1}
        style={{
          color: ink,
          fontSize: figure,
          lineHeight: figure * 1.3,
          fontFamily: theme.type.moneyLarge.fontFamily,
        }}
      >
        {written}
      </AppText>
    </View>
  );
});
