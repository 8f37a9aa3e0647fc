import { memo, useState } from 'react';
import { View } from 'react-native';
import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { G, Path, Svg, Text } from 'react-native-svg';

import { ChartEnd } from './ChartEnd';
import { ChartLine } from './ChartLine';
import type { ChartColor } from './chart-color';
import { spread } from './spread';
import { formatNumber, NOTHING } from './i18n/format';
import { useLanguage, useWords } from './i18n/WordsProvider';
import { useTheme } from './theme/ThemeProvider';

export interface Series {
  readonly id: string;
  readonly name: string;
  readonly initials: string;
  readonly color: ChartColor;
  /** A gap where there was nothing to draw yet: a company without a price. */
  readonly values: readonly (number | undefined)[];
}

interface Props {
  readonly label: string;
  readonly series: readonly Series[];
  /** One per value; the first is the start. */
  readonly marks?: readonly (string | undefined)[] | undefined;
  /** Drawn broader, in front: the winner. */
  readonly leader?: string | undefined;
  readonly height: number;
}

const EDGE = { right: 70, top: 14, bottom: 26 };
const FIGURE = 7;
const MOST_MARKS = 8;
const APART = 21;

const isFigure = (v: number | undefined): v is number => v !== undefined;

/** Lines over time, told apart by dashes and the discs at their ends as well as by colour. */
export const Chart = memo(function Chart({ label, series, marks, leader, height: tall }: Props) {
  const { color, type } = useTheme();
  const language = useLanguage();
  const t = useWords();
  const [width, setWidth] = useState(0);
  const all = series.flatMap(s => s.values).filter(isFigure);
  const count = Math.max(2, ...series.map(s => s.values.length));
  const y = scaleLinear([Math.min(0, ...all), Math.max(1, ...all)], [tall - EDGE.bottom, EDGE.top]).nice(4);
  const left = 10 + FIGURE * Math.max(...y.ticks(4).map(tick => formatNumber(tick, language).length));
  const x = scaleLinear([0, count - 1], [left, Math.max(left + 1, width - EDGE.right)]);
  const draw = line<number | undefined>(
    (_, i) => x(i),
    v => y(v ?? 0),
  ).defined(isFigure);
  const last = (s: Series) => s.values.filter(isFigure).at(-1) ?? 0;
  const ordered = [...series].sort((a, b) => Number(a.id === leader) - Number(b.id === leader));
  const others = series.filter(s => s.id !== leader);
  const ends = spread(
    series.map(s => y(last(s))),
    APART,
    EDGE.top,
    tall - EDGE.bottom,
  );
  const small = { fontFamily: String(type.caption.fontFamily), fontSize: 12, fill: color.inkSoft };
  const every = Math.ceil(count / MOST_MARKS);
  const spoken = series.map(s =>
    t('chart.series', {
      name: s.name,
      values: s.values.map(v => (isFigure(v) ? formatNumber(v, language) : NOTHING)).join(', '),
    }),
  );
  return (
    <View
      role="img"
      aria-label={[label, ...spoken].join('. ')}
      onLayout={e => setWidth(e.nativeEvent.layout.width)}
      style={{ minHeight: tall }}
    >
      {width > 0 && (
        <Svg width={width} height={tall}>
          {y.ticks(4).map(tick => (
            <G key={tick}>
              <Path d={`M${left} ${y(tick)}H${width - EDGE.right}`} stroke={color.line} strokeWidth={0.75} />
              <Text {...small} x={left - 6} y={y(tick) + 4} textAnchor="end">
                {formatNumber(tick, language)}
              </Text>
            </G>
          ))}
          {Array.from({ length: count }, (_, i) => i)
            .filter(i => i % every === 0)
            .map(i => (
              <Text key={i} {...small} x={x(i)} y={tall - 7} textAnchor="middle">
                {marks?.[i] ?? (i === 0 ? t('chart.start') : String(i))}
              </Text>
            ))}
          {ordered.map(s => (
            <ChartLine
              key={s.id}
              d={draw([...s.values]) ?? ''}
              color={s.color}
              rank={leader === s.id ? 0 : 1 + others.indexOf(s)}
              leads={s.id === leader}
            />
          ))}
          {series.map((s, i) => (
            <ChartEnd
              key={s.id}
              x={width - EDGE.right + 13}
              y={ends[i] ?? 0}
              color={s.color}
              initials={s.initials}
              value={formatNumber(last(s), language)}
            />
          ))}
        </Svg>
      )}
    </View>
  );
});
