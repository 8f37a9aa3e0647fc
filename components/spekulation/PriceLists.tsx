import { View } from 'react-native';

import { END, RANKS } from '@/rules/spekulation/data';
import { quotes } from '@/rules/spekulation/preview';
import type { SpekulationTable } from '@/rules/spekulation/types';

import { AppText } from '../AppText';
import { Sheet } from '../Sheet';
import { useDesk } from '../desk/useDesk';
import { formatNumber } from '../i18n/format';
import { makeStyles } from '../theme/makeStyles';

interface Props {
  readonly t: SpekulationTable;
  readonly onClose: () => void;
}

/** Every list of the board, place by place, with the prices that hold now set off. */
export const PriceLists = ({ t, onClose }: Props) => {
  const styles = useStyles();
  const { tg } = useDesk();
  const { board, state } = t;
  const shown = quotes(t, state).filter(q => q.rank > 0);
  const lists = [
    ...board.stretches.map((s, i) => ({
      title: tg('desk.stretch', { from: s.from, to: s.to }),
      prices: s.prices,
      holds: (rank: number) =>
        shown.some(q => q.rank === rank && q.field < END && board.stretchAt[q.field] === i),
    })),
    {
      title: tg('desk.end'),
      prices: board.end,
      holds: (rank: number) => shown.some(q => q.rank === rank && q.field === END),
    },
  ];
  return (
    <Sheet title={tg('desk.lists')} onClose={onClose}>
      <View style={styles.row}>
        <AppText variant="overline" color="inkSoft" style={styles.head}>
          {tg('desk.place')}
        </AppText>
        {RANKS.map((rank, i) => (
          <AppText key={rank} variant="overline" color="inkSoft" align="center" style={styles.cell}>
            {i + 1}
          </AppText>
        ))}
      </View>
      {lists.map(({ title, prices, holds }, at) => (
        <View key={title} style={[styles.row, at % 2 === 1 && styles.odd]}>
          <AppText variant="label" style={styles.head}>
            {title}
          </AppText>
          {prices.map((price, i) => (
            <View key={i} style={[styles.cell, holds(i + 1) && styles.now]}>
              <AppText variant="moneyTable" align="center" color={price < 0 ? 'loss' : 'ink'}>
                {formatNumber(price)}
              </AppText>
            </View>
          ))}
        </View>
      ))}
    </Sheet>
  );
};

const useStyles = makeStyles(({ color, grow, radius, space }) => ({
  row: { flexDirection: 'row', alignItems: 'center', minHeight: 34, paddingHorizontal: space.m } as const,
  odd: { backgroundColor: color.surfaceSunken },
  head: { width: grow(58, 1.4) },
  cell: { flex: 1, minWidth: 0, paddingVertical: 3, borderRadius: radius.s } as const,
  now: { backgroundColor: color.accentSoft, boxShadow: `inset 0 0 0 1.5px ${color.accentText}` },
}));
