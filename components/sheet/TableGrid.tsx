import { ScrollView, View } from 'react-native';

import type { Missing, Sheet, SheetTable } from '@/rules/kernel/sheet';
import { isNumber, sameCell } from '@/rules/kernel/sheet-edit';

import { AppText } from '../AppText';
import { Button } from '../Button';
import { useWords } from '../i18n/WordsProvider';
import { makeStyles } from '../theme/makeStyles';
import { useTheme } from '../theme/ThemeProvider';
import { GridCell } from './GridCell';
import type { SheetNames } from './names';
import { written, type Cells } from './useCells';

interface Props {
  readonly game: string;
  readonly table: SheetTable;
  readonly sheet: Sheet;
  readonly cells: Cells;
  readonly names: SheetNames;
  readonly missing: readonly Missing[];
  readonly width: number;
  /** False where the lines are what they are: a game under way. */
  readonly grows: boolean;
}

/** One table of the board: heads, lines, and a line more where it grows. */
export const TableGrid = ({ game, table, sheet, cells, names, missing, width, grows }: Props) => {
  const styles = useStyles();
  const theme = useTheme();
  const t = useWords();
  const rows = sheet[table.id] ?? [];
  const figures = table.columns.every(c => isNumber(c.kind));
  const named = table.grows !== true && rows.length > 1;
  const head = named ? theme.grow(figures || table.grows ? 72 : 28) : 0;
  const least = theme.grow(34, 1.8);
  const cell = figures ? Math.max(least, (width - head) / table.columns.length) : undefined;
  return (
    <View>
      <ScrollView horizontal contentContainerStyle={styles.scroll}>
        <View style={{ minWidth: width }}>
          <View style={styles.row}>
            {named && <View style={{ width: head }} />}
            {table.columns.map(c => (
              <View key={c.id} style={cell === undefined ? styles.flex : { width: cell }}>
                <AppText variant="overline" color="inkSoft" align={figures ? 'center' : 'left'}>
                  {names.column(table.id, c.id)}
                </AppText>
              </View>
            ))}
          </View>
          {rows.map(row => (
            <View key={row.id} style={[styles.row, row === rows[0] && styles.first]}>
              {named && (
                <View style={{ width: head }}>
                  <AppText variant="label" color="inkSoft" numberOfLines={2}>
                    {names.row(table.id, row.id)}
                  </AppText>
                </View>
              )}
              {table.columns.map(c => {
                const ref = { table: table.id, row: row.id, column: c.id };
                const here = cells.isAt(ref);
                const value = row[c.id] ?? null;
                const choice = typeof c.kind === 'object' && typeof value === 'string' ? value : undefined;
                const text =
                  here && typeof c.kind !== 'object' && c.kind !== 'flag'
                    ? cells.shown
                    : isNumber(c.kind)
                      ? written(value)
                      : value === null
                        ? ''
                        : names.value(table.id, value);
                const says = text === '' ? t('sheets.empty') : text;
                return (
                  <GridCell
                    key={c.id}
                    game={game}
                    label={t('sheets.says', { cell: names.cell(ref), value: says })}
                    text={text}
                    choice={choice}
                    here={here}
                    wrong={missing.some(m => sameCell(m, ref))}
                    number={isNumber(c.kind)}
                    width={cell}
                    onPress={() => cells.select(ref)}
                  />
                );
              })}
            </View>
          ))}
        </View>
      </ScrollView>
      {grows && table.grows === true && (
        <Button
          kind="text"
          compact
          icon="plus"
          title={t('sheets.addLine')}
          onPress={() => cells.addRow(table.id)}
        />
      )}
    </View>
  );
};

const useStyles = makeStyles(({ color, space, stroke }) => ({
  scroll: { paddingHorizontal: space.gutter },
  first: { borderTopWidth: stroke.line, borderColor: color.line },
  row: { flexDirection: 'row', alignItems: 'center' } as const,
  flex: { flex: 1, paddingHorizontal: 10 },
}));
