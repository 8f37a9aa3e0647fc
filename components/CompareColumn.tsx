import type { ReactNode } from 'react';
import { View } from 'react-native';

import { AppText } from './AppText';
import { Button } from './Button';
import { Icon } from './Icon';
import { LeaderRow } from './LeaderRow';
import { MoneyText } from './MoneyText';
import { Rule } from './Rule';
import type { IconName } from './icons';
import { makeStyles } from './theme/makeStyles';

export interface CompareRow {
  readonly words: string;
  readonly mark?: ReactNode;
  /** Null: nothing; a value in words in place of an amount. */
  readonly amount?: number | null | undefined;
  readonly value?: string | undefined;
  readonly tone?: 'plain' | 'change' | undefined;
}

export interface CompareSide {
  readonly title: string;
  readonly way: 'gain' | 'loss';
  readonly arrow?: IconName | undefined;
  /** The price before and after. */
  readonly move?: { readonly from: string; readonly to: string } | undefined;
  /** The same rows in the same order on both sides. */
  readonly rows: readonly CompareRow[];
  readonly result?: { readonly words: string; readonly amount: number } | undefined;
  readonly remark?: { readonly words: string; readonly tone: 'gain' | 'warn' | 'loss' } | undefined;
  readonly button: {
    readonly title: string;
    readonly onPress: () => void;
    readonly detail?: string | undefined;
    readonly disabled?: boolean | undefined;
  };
  /** The likely choice is framed and filled. */
  readonly likely?: boolean | undefined;
}

interface Props {
  readonly side: CompareSide;
}

/** One side of a choice: consequence first, button last. */
export const CompareColumn = ({ side }: Props) => {
  const styles = useStyles();
  const {
    title,
    way,
    arrow = way === 'gain' ? 'arrowRight' : 'arrowLeft',
    move,
    result,
    remark,
    button,
  } = side;
  return (
    <View style={[styles.card, side.likely && styles.likely]}>
      <View style={styles.head}>
        <AppText variant="displayS" role="heading" style={styles.title}>
          {title}
        </AppText>
        <Icon name={arrow} size={18} color={way} weight={2} />
      </View>
      {move && (
        <View style={styles.move} accessible role="group" aria-label={`${move.from} → ${move.to}`}>
          <View style={[styles.cell, styles.before]}>
            <AppText variant="moneySmall">{move.from}</AppText>
          </View>
          <Icon name={arrow} size={16} color={way} weight={2.2} />
          <View style={[styles.cell, styles[way]]}>
            <AppText variant="money">{move.to}</AppText>
          </View>
        </View>
      )}
      <Rule />
      <View style={styles.rows}>
        {side.rows.map((row, i) => (
          <LeaderRow key={i} {...row} />
        ))}
      </View>
      {result && (
        <View style={styles.result}>
          <Rule style={styles.line} />
          <AppText variant="caption" color="inkSoft">
            {result.words}
          </AppText>
          <MoneyText amount={result.amount} size="large" />
        </View>
      )}
      {remark && (
        <AppText variant="caption" color={remark.tone} style={styles.remark}>
          {remark.words}
        </AppText>
      )}
      <Button
        kind={side.likely ? 'primary' : 'secondary'}
        title={button.title}
        detail={button.detail}
        disabled={button.disabled}
        onPress={button.onPress}
        style={styles.button}
      />
    </View>
  );
};

const useStyles = makeStyles(({ color, market, radius, space, stroke, textScale }) => ({
  card: {
    flexGrow: 1,
    // One above the other when the text is large: then the basis would be a height.
    flexBasis: textScale > 1.5 ? 'auto' : 0,
    minWidth: 0,
    padding: 10,
    paddingTop: space.s,
    borderRadius: radius.m,
    borderWidth: 1,
    borderColor: color.line,
    backgroundColor: color.surfaceRaised,
  } as const,
  likely: { borderWidth: stroke.strong, borderColor: color.accentText, padding: 9, paddingTop: 7 },
  head: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 34,
  } as const,
  title: { flexShrink: 1 },
  move: { flexDirection: 'row', alignItems: 'center', gap: 4, marginTop: 2, marginBottom: space.s } as const,
  cell: {
    minHeight: 34,
    minWidth: 42,
    paddingHorizontal: space.xs,
    borderRadius: radius.xs,
    alignItems: 'center',
    justifyContent: 'center',
  } as const,
  before: { backgroundColor: color.surfaceSunken },
  gain: { borderWidth: 2, borderColor: color.gain, backgroundColor: market.cell },
  loss: { borderWidth: 2, borderColor: color.loss, backgroundColor: market.cell },
  rows: { flexGrow: 1, paddingVertical: 2 },
  result: { paddingBottom: space.xs },
  line: { marginBottom: 7 },
  remark: { minHeight: 32, marginBottom: space.xs },
  button: { marginTop: space.xs },
}));
