import { useState } from 'react';
import type { ReactNode } from 'react';
import { View } from 'react-native';
import { Path, Svg } from 'react-native-svg';

import { AppText } from './AppText';
import { IconButton } from './IconButton';
import { LeaderRow } from './LeaderRow';
import { MoneyText } from './MoneyText';
import { Rule } from './Rule';
import { useWords } from './i18n/WordsProvider';
import { makeStyles } from './theme/makeStyles';
import { useTheme } from './theme/ThemeProvider';

export interface ReceiptLine {
  readonly words: string;
  readonly detail?: string | undefined;
  /** A change: its sign is printed. */
  readonly amount?: number | undefined;
  readonly value?: string | undefined;
  /** Takes this line out. */
  readonly undo?: { readonly label: string; readonly onPress: () => void } | undefined;
}

interface Props {
  readonly title: string;
  readonly lines: readonly ReceiptLine[];
  readonly total: number;
  readonly before: number;
  readonly after: number;
  /** Under the total: what else it brings. */
  readonly children?: ReactNode;
}

const TOOTH = 10;

const teeth = (width: number): string => {
  const count = Math.max(1, Math.round(width / TOOTH));
  const each = width / count;
  const zigzag = Array.from({ length: count }, (_, i) => `L${(i + 0.5) * each} 7L${(i + 1) * each} 0`).join(
    '',
  );
  return `M0 0${zigzag}Z`;
};

/** Printed lines, the total, the cash before and after: what a turn will cost before it is booked. */
export const Receipt = ({ title, lines, total, before, after, children }: Props) => {
  const styles = useStyles();
  const { color } = useTheme();
  const t = useWords();
  const [width, setWidth] = useState(0);
  return (
    <View style={styles.slip} onLayout={e => setWidth(Math.round(e.nativeEvent.layout.width))}>
      <View style={styles.head}>
        <AppText variant="displayS" role="heading" style={styles.title}>
          {title}
        </AppText>
        <AppText variant="overline" color="inkSoft">
          {t('receipt.receipt')}
        </AppText>
      </View>
      <Rule double style={styles.rule} />
      {lines.map((line, i) => (
        <View key={i} style={styles.line}>
          <View style={styles.words}>
            <LeaderRow
              words={line.words}
              detail={line.detail}
              amount={line.amount}
              value={line.value}
              tone="change"
            />
          </View>
          {line.undo !== undefined && (
            <IconButton icon="close" label={line.undo.label} onPress={line.undo.onPress} />
          )}
        </View>
      ))}
      <Rule style={styles.rule} />
      <View style={styles.foot}>
        <View style={styles.cash}>
          <AppText variant="bodyStrong">{t('receipt.cash')}</AppText>
          <MoneyText from={before} amount={after} size="small" color={after < 0 ? 'loss' : 'ink'} />
        </View>
        <MoneyText amount={total} tone="change" size="large" />
      </View>
      {children}
      {width > 0 && (
        <Svg width={width} height={8} aria-hidden style={styles.teeth}>
          <Path d={teeth(width)} fill={color.surfaceRaised} />
        </Svg>
      )}
    </View>
  );
};

const useStyles = makeStyles(({ color, elevation, space }) => ({
  slip: {
    marginHorizontal: 20,
    marginTop: space.xs,
    marginBottom: space.l,
    paddingHorizontal: 18,
    paddingTop: 14,
    paddingBottom: space.m,
    backgroundColor: color.surfaceRaised,
    boxShadow: elevation.card,
  },
  head: {
    flexDirection: 'row',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: space.s,
  } as const,
  title: { flexShrink: 1 },
  line: { flexDirection: 'row', alignItems: 'center' } as const,
  words: { flex: 1 },
  rule: { marginVertical: space.xs },
  foot: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space.m,
  } as const,
  cash: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', gap: 6 } as const,
  teeth: { position: 'absolute', left: 0, bottom: -7.5 } as const,
}));
