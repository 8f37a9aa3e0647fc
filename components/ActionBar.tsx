import type { ReactNode } from 'react';
import { View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { AppText } from './AppText';
import { OwnMeasure } from './OwnMeasure';
import { makeStyles } from './theme/makeStyles';
import { useTheme } from './theme/ThemeProvider';
import { COLUMN, useLayout } from './theme/useLayout';

interface Props {
  /** One to three buttons; give each a `flex`. */
  readonly children: ReactNode;
  /** The consequence, said before the tap. */
  readonly note?: string | undefined;
  /** In a desk on a wide screen the buttons stand in a column. */
  readonly stacks?: boolean | undefined;
  /** Inside a panel that draws its own ground. */
  readonly bare?: boolean | undefined;
}

/** The thumb zone: what can be done, above the safe area. */
export const ActionBar = ({ children, note, stacks = false, bare = false }: Props) => {
  const styles = useStyles();
  const { bottom } = useSafeAreaInsets();
  const layout = useLayout();
  const column = stacks && (layout === 'wide' || layout === 'landscape');
  const wraps = useTheme().textScale > 1.3;
  return (
    <View
      style={
        column ? styles.column : [styles.bar, bare && styles.bare, { paddingBottom: Math.max(bottom, 10) }]
      }
    >
      {note !== undefined && (
        <AppText variant="label" color="inkSoft" style={styles.note}>
          {note}
        </AppText>
      )}
      <View style={column ? styles.stack : [styles.row, wraps && styles.wraps]}>
        <OwnMeasure value={column || wraps}>{children}</OwnMeasure>
      </View>
    </View>
  );
};

const useStyles = makeStyles(({ color, space }) => ({
  bar: {
    backgroundColor: color.surfaceRaised,
    borderTopWidth: 1,
    borderTopColor: color.line,
    paddingTop: 10,
    paddingHorizontal: space.m,
  },
  bare: { borderTopWidth: 0 },
  column: { backgroundColor: color.surfaceRaised, padding: space.m },
  note: { paddingHorizontal: space.xs, paddingBottom: space.s },
  row: {
    flexDirection: 'row',
    gap: space.s,
    alignItems: 'stretch',
    width: '100%',
    maxWidth: COLUMN,
    alignSelf: 'center',
  } as const,
  wraps: { flexWrap: 'wrap' } as const,
  stack: { gap: 10 },
}));
