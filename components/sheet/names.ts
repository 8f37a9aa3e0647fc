import type { TFunction } from 'i18next';

import type { Cell, CellRef, Missing, Sheet, SheetSpec } from '@/rules/kernel/sheet';

import type { GameLookup } from '../i18n/i18n';
import { written } from './useCells';

export interface SheetNames {
  readonly table: (id: string) => string;
  readonly column: (table: string, id: string) => string;
  readonly row: (table: string, id: string) => string;
  readonly cell: (ref: CellRef) => string;
  readonly value: (table: string, cell: Cell) => string;
  readonly problem: (m: Missing) => string;
}

/** The names that a game gives its tables, lines and choices; what it leaves unsaid is counted. */
export const sheetNames = (
  t: TFunction<'app'>,
  tg: GameLookup,
  spec: SheetSpec,
  sheet: Sheet,
): SheetNames => {
  const said = (key: string, params?: Readonly<Record<string, string | number>>): string | undefined => {
    const words = tg(key, { ...params, defaultValue: '' });
    return words === '' ? undefined : words;
  };
  const table = (id: string) => said(`sheet.${id}.title`) ?? id;
  const column = (of: string, id: string) => said(`sheet.${of}.columns.${id}`) ?? id;
  const row = (of: string, id: string) =>
    said(`sheet.${of}.rows.${id}`) ??
    (spec.tables.some(one => one.id === of && one.grows === 'by-name')
      ? id
      : t('sheets.line', { number: (sheet[of] ?? []).findIndex(r => r.id === id) + 1 }));
  const value = (of: string, cell: Cell): string => {
    if (typeof cell === 'boolean') return t(cell ? 'sheets.yes' : 'sheets.no');
    if (typeof cell === 'string') return said(`sheet.${of}.values.${cell}`) ?? cell;
    return written(cell);
  };
  const cell = (ref: CellRef) =>
    t('sheets.cell', {
      table: table(ref.table),
      row: row(ref.table, ref.row),
      column: column(ref.table, ref.column),
    });
  return {
    table,
    column,
    row,
    cell,
    value,
    problem: m => {
      const at = m.at ?? '';
      return (
        said(`sheet.${m.table}.problems.${m.problem}`, { at }) ??
        t(`sheets.problems.${m.problem}`, { cell: cell(m), table: table(m.table), at })
      );
    },
  };
};
