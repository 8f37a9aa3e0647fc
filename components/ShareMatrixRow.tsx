import { memo } from 'react';
import { View } from 'react-native';

import { AppText } from './AppText';
import { Plate } from './Plate';
import { Rule } from './Rule';
import { Touch } from './Touch';
import { useWords } from './i18n/WordsProvider';
import type { BankColumn, MatrixAccount, MatrixColumns, MatrixRow } from './share-matrix';
import { makeStyles } from './theme/makeStyles';

interface Props {
  readonly row: MatrixRow;
  readonly accounts: readonly MatrixAccount[];
  readonly bankColumns: readonly BankColumn[];
  readonly columns: MatrixColumns;
  readonly actorId?: string | undefined;
  readonly onPress?: ((company: string) => void) | undefined;
}

/** Who holds how much of one company: a boxed number is the president, a dot is none. */
export const ShareMatrixRow = memo(function ShareMatrixRow(props: Props) {
  const { row, accounts, bankColumns, columns, actorId, onPress } = props;
  const styles = useStyles();
  const t = useWords();
  const figure = (n: number, boxed: boolean) =>
    n === 0 ? (
      <AppText variant="moneyTable" color="lineStrong">
        ·
      </AppText>
    ) : (
      <View style={boxed && styles.president}>
        <AppText variant="moneyTable">{n}</AppText>
      </View>
    );
  const holders = accounts.flatMap(({ id, party }) => {
    const count = row.held[id] ?? 0;
    if (count === 0) return [];
    const words = t('shares.holds', { name: party.name, count, company: row.name });
    return [id === row.president ? t('shares.president', { words }) : words];
  });
  const spoken = [
    row.price === undefined ? row.name : t('market.marker', { name: row.name, price: row.price }),
    ...holders,
    ...bankColumns.map(c => `${c.title} ${row.bank[c.id] ?? 0}`),
  ];
  return (
    <Touch
      label={spoken.join('. ')}
      disabled={!onPress}
      haptic="light"
      onPress={() => onPress?.(row.company)}
      style={[styles.row, onPress && styles.tall]}
      pressedStyle={styles.pressed}
    >
      <View style={[styles.company, { width: columns.company }]}>
        <Plate game={row.game} company={row.company} silent />
        {row.price !== undefined && <AppText variant="moneyTable">{row.price}</AppText>}
      </View>
      {accounts.map(({ id }) => (
        <View key={id} style={[styles.cell, { width: columns.account }, id === actorId && styles.acting]}>
          {figure(row.held[id] ?? 0, id === row.president)}
        </View>
      ))}
      <Rule double vertical />
      {bankColumns.map(({ id }) => (
        <View key={id} style={[styles.cell, styles.bank]}>
          {figure(row.bank[id] ?? 0, false)}
        </View>
      ))}
    </Touch>
  );
});

const useStyles = makeStyles(({ color, grow }) => ({
  row: {
    flexDirection: 'row',
    minHeight: grow(27, 1.5),
    borderBottomWidth: 0.75,
    borderBottomColor: color.line,
    backgroundColor: color.surfaceRaised,
  } as const,
  tall: { minHeight: grow(36, 1.5) },
  pressed: { backgroundColor: color.surfaceSunken },
  company: { flexDirection: 'row', alignItems: 'center', gap: 5, paddingLeft: 8 } as const,
  cell: { alignItems: 'center', justifyContent: 'center' } as const,
  acting: { backgroundColor: color.accentSoft },
  bank: { flex: 1, backgroundColor: color.surface },
  president: {
    minWidth: grow(26, 1.5),
    alignItems: 'center',
    borderRadius: 3,
    borderWidth: 1.5,
    borderColor: color.accentText,
  } as const,
}));
