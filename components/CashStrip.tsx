import { useState } from 'react';
import { ScrollView, View, useWindowDimensions } from 'react-native';

import { CashCell } from './CashCell';
import { CashRow } from './CashRow';
import { planStrip } from './cash';
import type { CashAccount } from './cash';
import { makeStyles } from './theme/makeStyles';
import { useTheme } from './theme/ThemeProvider';
import { COLUMN, useLayout } from './theme/useLayout';

interface Props {
  /** Players in seat order; banks are moved to the end. */
  readonly accounts: readonly CashAccount[];
  readonly actorId?: string | undefined;
  readonly onSelect?: ((id: string) => void) | undefined;
}

const NARROWEST = 58;

/** The cash of everybody, always in sight: a strip on the phone, rows in the rail of a wide screen. */
export const CashStrip = ({ accounts, actorId, onSelect }: Props) => {
  const styles = useStyles();
  const { grow } = useTheme();
  const layout = useLayout();
  const window = useWindowDimensions();
  const [measured, setMeasured] = useState<number>();
  if (layout === 'wide') {
    return (
      <View>
        {accounts.map(account => (
          <CashRow key={account.id} {...account} acting={account.id === actorId} onSelect={onSelect} />
        ))}
      </View>
    );
  }
  const width = measured ?? Math.min(window.width, layout === 'centred' ? COLUMN : window.width);
  const plan = planStrip(accounts, actorId, width, grow(NARROWEST, 1.6));
  const cells = (some: readonly CashAccount[], startsLine: boolean) =>
    some.map(({ id, party, amount }, i) => (
      <CashCell
        key={id}
        id={id}
        party={party}
        amount={amount}
        acting={id === actorId}
        width={plan.cell}
        first={startsLine && i === 0}
        onSelect={onSelect}
      />
    ));
  return (
    <View style={styles.strip} onLayout={e => setMeasured(e.nativeEvent.layout.width)}>
      {cells(plan.pinnedFirst, true)}
      {plan.scrolls ? (
        <ScrollView horizontal showsHorizontalScrollIndicator={false} style={styles.scroll}>
          {cells(plan.middle, plan.pinnedFirst.length === 0)}
        </ScrollView>
      ) : (
        cells(plan.middle, true)
      )}
      {cells(plan.pinnedLast, false)}
    </View>
  );
};

const useStyles = makeStyles(({ color }) => ({
  strip: {
    flexDirection: 'row',
    backgroundColor: color.surfaceRaised,
    borderBottomWidth: 1,
    borderBottomColor: color.line,
  } as const,
  scroll: { flex: 1 },
}));
