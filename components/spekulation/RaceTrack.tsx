import { useMemo } from 'react';
import { View } from 'react-native';

import { COMPANIES, END, START } from '@/rules/spekulation/data';
import type { Board, Track as Stones } from '@/rules/spekulation/types';

import { AppText } from '../AppText';
import { MoneyText } from '../MoneyText';
import { Track } from '../Track';
import { useDesk } from '../desk/useDesk';
import { formatNumber } from '../i18n/format';
import { makeStyles } from '../theme/makeStyles';
import { Stone } from './Stone';

interface Props {
  readonly board: Board;
  readonly track: Stones;
  /** Where the stones stand now, when `track` is only thought of. */
  readonly before?: Stones | undefined;
}

const PER_ROW = 10;

/** The race as it stands, or as it would: tinted by stretch, with the span of each list where it begins. */
export const RaceTrack = ({ board, track, before }: Props) => {
  const styles = useStyles();
  const { tg } = useDesk();
  const bands = useMemo(() => [...board.stretchAt.slice(1), board.stretches.length], [board]);
  const notes = useMemo(
    () =>
      Array.from({ length: END / PER_ROW }, (_, row) => {
        const begins = board.stretches.find(s => s.from > row * PER_ROW && s.from <= (row + 1) * PER_ROW);
        const [first = 0] = begins?.prices ?? [];
        const last = begins?.prices[begins.prices.length - 1] ?? 0;
        return begins === undefined
          ? { words: '' }
          : { words: `${formatNumber(first)}…`, loss: formatNumber(last) };
      }),
    [board],
  );
  const markers = useMemo(() => {
    const marks = (stones: Stones, ghost: boolean) =>
      COMPANIES.filter(c => stones.stones[c] > START && (!ghost || stones.stones[c] !== track.stones[c])).map(
        id => {
          const company = board.companies.find(c => c.id === id);
          return {
            id,
            game: 'spekulation',
            company: company?.livery ?? '',
            name: company?.name ?? '',
            code: company?.code,
            at: stones.stones[id],
            ghost,
          };
        },
      );
    return [...(before === undefined ? [] : marks(before, true)), ...marks(track, false)];
  }, [board, track, before]);
  const waiting = COMPANIES.filter(c => track.stones[c] === START);
  return (
    <View style={styles.box}>
      {waiting.length > 0 && (
        <View style={styles.start}>
          <AppText variant="label" color="inkSoft">
            {tg('desk.start')}
          </AppText>
          <MoneyText amount={board.startPrice} size="table" />
          {waiting.map(c => (
            <Stone key={c} board={board} company={c} size="xs" />
          ))}
        </View>
      )}
      <Track
        fields={END}
        perRow={PER_ROW}
        markers={markers}
        notes={notes}
        bands={bands}
        endWord={tg('desk.end')}
        label={tg('desk.track')}
      />
      {track.arrived.length > 1 && (
        <View style={styles.start}>
          <AppText variant="label" color="inkSoft">
            {tg('desk.end')}
          </AppText>
          {track.arrived.map(c => (
            <Stone key={c} board={board} company={c} size="xs" />
          ))}
        </View>
      )}
    </View>
  );
};

const useStyles = makeStyles(({ space }) => ({
  box: { paddingVertical: space.s, gap: space.xs },
  start: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 5,
    paddingHorizontal: space.s,
  } as const,
}));
