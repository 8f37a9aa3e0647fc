import { G, Path } from 'react-native-svg';

import { useTheme } from './theme/ThemeProvider';

interface Props {
  readonly d: string;
  readonly color: number;
  /** Which of the dash patterns it takes. */
  readonly rank: number;
  readonly leads: boolean;
}

const DASHES = ['1 0', '7 4', '2 4', '10 4 2 4', '14 4', '4 2 1 2', '1 5', '8 2 2 2 2 2'];

/** One line of a chart: cased, and dashed in its own way. */
export const ChartLine = ({ d, color, rank, leads }: Props) => {
  const theme = useTheme();
  const paint = theme.player(color);
  const broad = leads ? 3.6 : 2.2;
  const dashes = DASHES[rank % DASHES.length] ?? '1 0';
  return (
    <G fill="none" strokeLinejoin="round">
      <Path d={d} stroke={theme.color.surface} strokeWidth={broad + 2.4} />
      <Path d={d} stroke={paint.edge} strokeWidth={broad + 1.4} strokeDasharray={dashes} />
      <Path d={d} stroke={paint.fill} strokeWidth={broad} strokeDasharray={dashes} />
    </G>
  );
};
