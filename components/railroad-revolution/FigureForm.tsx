import { useState } from 'react';
import { View } from 'react-native';

import { columnOf, type CellRef } from '@/rules/kernel/sheet';
import type { FigureChange } from '@/rules/kernel/table';
import { SHEET } from '@/rules/railroad-revolution/sheet';

import { AppText } from '../AppText';
import { Button } from '../Button';
import { Sheet } from '../Sheet';
import { useDesk } from '../desk/useDesk';
import { makeStyles } from '../theme/makeStyles';
import { FigureField } from './FigureField';

type Value = FigureChange['value'];

interface Props {
  readonly cells: readonly CellRef[];
  readonly onSay: (changes: readonly FigureChange[]) => void;
  readonly onClose: () => void;
}

const keyOf = ({ table, row, column }: CellRef): string => `${table} ${row} ${column}`;

/** The printed figures of one row, as they stand on the board; what is not printed stays empty. */
export const FigureForm = ({ cells, onSay, onClose }: Props) => {
  const styles = useStyles();
  const { tg } = useDesk();
  const [values, setValues] = useState<Readonly<Record<string, Value>>>({});
  const [first] = cells;
  if (first === undefined) return null;
  const own = cells.filter(c => c.table === first.table);
  const several = new Set(own.map(c => c.row)).size > 1;
  const key = `sheet.${first.table}.rows.${first.row}`;
  const rowWords = tg(key) === key ? first.row : tg(key);
  const said = cells.flatMap(cell => {
    const value = values[keyOf(cell)];
    return value === undefined || value === null ? [] : [{ cell, value }];
  });
  return (
    <Sheet
      title={tg('desk.asFigures', { table: first.table, row: several ? '' : rowWords })}
      full
      onClose={onClose}
      footer={
        <Button
          flex={1}
          title={tg('desk.remember')}
          disabled={said.length === 0}
          onPress={() => onSay(said)}
        />
      }
    >
      <View style={styles.form}>
        <AppText variant="label" color="inkSoft">
          {tg(several ? 'desk.areasSum' : 'desk.asPrinted')}
        </AppText>
        <View style={styles.fields}>
          {cells.map(cell => (
            <FigureField
              key={keyOf(cell)}
              label={
                several && cell.table === first.table
                  ? `${cell.row}: ${tg(`sheet.${cell.table}.columns.${cell.column}`)}`
                  : tg(`sheet.${cell.table}.columns.${cell.column}`)
              }
              table={cell.table}
              kind={columnOf(SHEET, cell)?.kind ?? 'count'}
              value={values[keyOf(cell)] ?? null}
              onChange={value => setValues({ ...values, [keyOf(cell)]: value })}
            />
          ))}
        </View>
      </View>
    </Sheet>
  );
};

const useStyles = makeStyles(({ space }) => ({
  fields: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s, alignItems: 'flex-end' } as const,
  form: { gap: space.s, paddingHorizontal: space.gutter, paddingBottom: space.m },
}));
