import { View } from 'react-native';

import { AppText } from './AppText';
import { LeaderRow } from './LeaderRow';
import { makeStyles } from './theme/makeStyles';

/** A sum that decides something: a fraction with its result, or words with an amount. */
export type Sum =
  | {
      readonly kind: 'fraction';
      readonly over: string;
      readonly under: string;
      readonly equals: string;
      readonly note?: string | undefined;
    }
  | {
      readonly kind: 'line';
      readonly words: string;
      readonly detail?: string | undefined;
      readonly amount?: number | undefined;
      readonly value?: string | undefined;
    };

interface Props {
  readonly sums: readonly Sum[];
}

/** Formulas are shown when they decide something. */
export const Formula = ({ sums }: Props) => {
  const styles = useStyles();
  return (
    <View style={styles.card}>
      {sums.map((sum, i) =>
        sum.kind === 'line' ? (
          <LeaderRow key={i} words={sum.words} detail={sum.detail} amount={sum.amount} value={sum.value} />
        ) : (
          <View
            key={i}
            style={styles.row}
            accessible
            role="group"
            aria-label={`${sum.over} ÷ (${sum.under}) = ${sum.equals}${sum.note === undefined ? '' : `, ${sum.note}`}`}
          >
            <View style={styles.fraction}>
              <AppText variant="displayS" align="center" style={styles.over}>
                {sum.over}
              </AppText>
              <AppText variant="displayS" align="center" style={styles.under}>
                {sum.under}
              </AppText>
            </View>
            <AppText variant="money">{`= ${sum.equals}`}</AppText>
            {sum.note !== undefined && (
              <AppText variant="label" color="inkSoft" style={styles.note}>
                {sum.note}
              </AppText>
            )}
          </View>
        ),
      )}
    </View>
  );
};

const useStyles = makeStyles(({ color, radius, space }) => ({
  card: {
    backgroundColor: color.surface,
    borderWidth: 1,
    borderColor: color.line,
    borderRadius: radius.m,
    paddingHorizontal: 14,
    paddingVertical: space.m,
    gap: space.xs,
  },
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.m } as const,
  fraction: { alignItems: 'stretch' } as const,
  over: { paddingHorizontal: space.s, borderBottomWidth: 1.5, borderBottomColor: color.ink },
  under: { paddingHorizontal: space.s, paddingTop: 1 },
  note: { flexShrink: 1, flexBasis: 80, flexGrow: 1 },
}));
