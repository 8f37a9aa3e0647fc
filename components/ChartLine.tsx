import { G, Path } from 'react-native-svg';

import { chartPaint, type ChartColor } from './chart-color';
import { useTheme } from './theme/ThemeProvider';

interface Props {
  readonly d: string;
  readonly color: ChartColor;
  /** Which of the dash patterns it takes. */
  readonly rank: number;
  readonly leads: boolean;
}

const DASHES = ['1 0', '10 6', '0.1 6', '14 6 0.1 6', '5 6', '20 6', '10 6 0.1 6 0.1 6', '3 8'];

/** One line of a chart: cased, and dashed in its own way. */
export const ChartLine = ({ d, color, rank, leads }: Props) => {
  const theme = useTheme();
  const paint = chartPaint(theme, color);
  const broad = leads ? 3.6 : 2.2;
  const dashes = DASHES[rank % DASHES.length] ?? '1 0';
  return (
    <G fill="none" strokeLinejoin="round" strokeLinecap="round">
      <Path d={d} stroke={theme.color.surface} strokeWidth={broad + 2.4} />
      <Path d={d} stroke={paint.edge} strokeWidth={broad + 1.4} strokeDasharray={dashes} />
      <Path d={d} stroke={paint.fill} strokeWidth={broad} strokeDasharray={dashes} />
    </G>
  );
};
