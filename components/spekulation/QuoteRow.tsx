import type { ReactNode } from 'react';
import { View } from 'react-native';

import type { PlayerId } from '@/rules/kernel/ledger';
import { companyName, type Quote } from '@/rules/spekulation/preview';
import type { Board } from '@/rules/spekulation/types';

import { AppText } from '../AppText';
import { MoneyText } from '../MoneyText';
import { Person } from '../Person';
import { Touch } from '../Touch';
import { useDesk } from '../desk/useDesk';
import { makeStyles } from '../theme/makeStyles';
import { useTheme } from '../theme/ThemeProvider';
import { useLayout } from '../theme/useLayout';
import { Stone } from './Stone';

interface Props {
  readonly board: Board;
  readonly quote: Quote;
  readonly holders: readonly { readonly player: PlayerId; readonly n: number }[];
  readonly inBank: number;
  /** The price now, where `quote` is only thought of. */
  readonly now?: number | undefined;
  readonly selected?: boolean | undefined;
  readonly onPress?: (() => void) | undefined;
  /** In place of bank and price: the buttons of a trade, the field a stone would come to. */
  readonly children?: ReactNode;
}

/** One company: rank, plate, who holds it, what the bank has left and what a share costs. */
export const QuoteRow = (props: Props) => {
  const { board, quote, holders, inBank, now, selected = false, onPress, children } = props;
  const { company, rank, field, price } = quote;
  const styles = useStyles();
  const { textScale } = useTheme();
  const { tg, seats } = useDesk();
  const name = companyName(board, company);
  const said = tg(rank === 0 ? 'desk.quoteStart' : 'desk.quote', {
    rank,
    company,
    field,
    price,
    bank: inBank,
  });
  const wide = useLayout() === 'wide';
  const spacious = (wide || children === undefined) && textScale < 1.3;
  const inside = (
    <>
      <AppText variant="moneySmall" color="inkSoft" style={styles.rank} align="right" silent>
        {rank === 0 ? '–' : rank}
      </AppText>
      <Stone board={board} company={company} size="m" silent />
      {spacious && (
        <AppText style={styles.name} numberOfLines={1} silent>
          {name}
        </AppText>
      )}
      <View style={[styles.holders, !spacious && styles.wide]}>
        {holders.map(({ player, n }) => {
          const seat = seats.find(s => s.id === player);
          return (
            <View key={player} style={styles.holder}>
              <Person
                name={seat?.name ?? ''}
                initials={seat?.initials}
                color={seat?.color ?? 0}
                size="s"
                silent
              />
              {n > 1 && (
                <AppText variant="caption" silent>
                  {n}
                </AppText>
              )}
            </View>
          );
        })}
      </View>
      {children ?? (
        <>
          <AppText style={styles.bank} align="center" color={inBank === 0 ? 'inkFaint' : 'ink'} silent>
            {inBank}
          </AppText>
          <View style={styles.price}>
            <MoneyText amount={price} size="normal" align="right" silent />
            {now !== undefined && now !== price && (
              <MoneyText amount={now} size="table" color="inkFaint" style={styles.old} silent />
            )}
          </View>
        </>
      )}
    </>
  );
  const style = [styles.row, selected && styles.selected];
  return onPress === undefined ? (
    <View style={style} role="group" aria-label={said}>
      {inside}
    </View>
  ) : (
    <Touch label={said} selected={selected} onPress={onPress} style={style} pressedStyle={styles.selected}>
      {inside}
    </Touch>
  );
};

const useStyles = makeStyles(({ color, grow, space, stroke }) => ({
  row: {
    minHeight: 40,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    paddingHorizontal: space.m,
    paddingVertical: 3,
    borderBottomWidth: stroke.line,
    borderBottomColor: color.line,
  } as const,
  selected: { backgroundColor: color.accentSoft },
  rank: { width: grow(16, 1.6) },
  name: { flex: 5, minWidth: 0 },
  holders: { flex: 7, flexDirection: 'row', flexWrap: 'wrap', gap: 3 } as const,
  wide: { flex: 1 },
  holder: { flexDirection: 'row', alignItems: 'center', gap: 2 } as const,
  bank: { width: grow(32, 1.4) },
  price: { minWidth: grow(64, 1.5), alignItems: 'flex-end' } as const,
  old: { textDecorationLine: 'line-through' } as const,
}));
