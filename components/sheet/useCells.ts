import { useState } from 'react';

import {
  cellOf,
  columnOf,
  withCell,
  type Cell,
  type CellKind,
  type CellRef,
  type Sheet,
  type SheetSpec,
} from '@/rules/kernel/sheet';
import {
  cellAfter,
  isNumber,
  readFigure,
  sameCell,
  withNewRow,
  withoutRow,
  withRun,
} from '@/rules/kernel/sheet-edit';

import { MINUS } from '../i18n/format';

const MOST_DIGITS = 5;

/** A cell as the grid shows it. */
export const written = (cell: Cell): string =>
  typeof cell === 'number' ? String(cell).replace('-', MINUS) : typeof cell === 'string' ? cell : '';

export type Key = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'minus' | 'back';

const pressed = (shown: string, fresh: boolean, key: Key): string => {
  if (key === 'minus') return shown.startsWith(MINUS) ? shown.slice(1) : MINUS + shown;
  if (key === 'back') return fresh ? '' : shown.slice(0, -1);
  const before = fresh ? '' : shown;
  return before.replace(MINUS, '').length >= MOST_DIGITS ? before : before + key;
};

const firstEmpty = (spec: SheetSpec, sheet: Sheet, table: string): CellRef | undefined => {
  const rows = sheet[table] ?? [];
  const row = rows[rows.length - 1];
  const column = spec.tables.find(t => t.id === table)?.columns.find(c => (row?.[c.id] ?? null) === null);
  return row === undefined || column === undefined ? undefined : { table, row: row.id, column: column.id };
};

/** Which cell is being filled, what has been typed into it so far, and everything the keys can do. */
export const useCells = (spec: SheetSpec, sheet: Sheet, keep: (sheet: Sheet) => void, first?: CellRef) => {
  const [at, setAt] = useState<CellRef | undefined>(first);
  const [draft, setDraft] = useState<string>();
  const kind: CellKind | undefined = at && columnOf(spec, at)?.kind;
  const shown = draft ?? (at === undefined ? '' : written(cellOf(sheet, at)));

  const settle = (cell: Cell | undefined): Sheet => {
    const next = at === undefined || cell === undefined ? undefined : withCell(spec, sheet, at, cell);
    setDraft(undefined);
    if (next === undefined || (at !== undefined && cellOf(sheet, at) === cell)) return sheet;
    keep(next);
    return next;
  };
  const typed = (): Cell | undefined => {
    if (draft === undefined || kind === undefined) return undefined;
    return isNumber(kind) ? readFigure(kind, draft) : draft.trim() === '' ? null : draft.trim();
  };
  const move = (from: Sheet, steps: 1 | -1): void => {
    if (at === undefined) return;
    const next = cellAfter(spec, from, at, steps);
    const open = spec.check?.(from).some(m => m.table === at.table && m.problem === 'gap') === true;
    const grown =
      steps === 1 && open && next?.table !== at.table ? withNewRow(spec, from, at.table) : undefined;
    if (grown !== undefined) keep(grown);
    setAt((grown && firstEmpty(spec, grown, at.table)) ?? next ?? at);
  };

  return {
    at,
    kind,
    shown,
    isAt: (ref: CellRef): boolean => at !== undefined && sameCell(at, ref),
    select: (ref: CellRef | undefined): void => {
      settle(typed());
      setAt(ref);
    },
    go: (steps: 1 | -1): void => move(settle(typed()), steps),
    press: (key: Key): void => setDraft(pressed(shown, draft === undefined, key)),
    write: setDraft,
    choose: (cell: Cell): void => move(settle(cell), 1),
    /** The first figure that does not fit, where there is one; then nothing is filled in. */
    run: (text: string): string | undefined => {
      if (at === undefined) return undefined;
      const result = withRun(spec, sheet, at, text);
      if (!result.ok) return result.figure;
      keep(result.sheet);
      setDraft(undefined);
      setAt(result.next);
      return undefined;
    },
    addRow: (table: string): void => {
      const grown = withNewRow(spec, settle(typed()), table);
      if (grown === undefined) return;
      keep(grown);
      setAt(firstEmpty(spec, grown, table));
    },
    removeRow: (): void => {
      const fewer = at && withoutRow(spec, sheet, at.table, at.row);
      if (fewer === undefined) return;
      setDraft(undefined);
      setAt(undefined);
      keep(fewer);
    },
  };
};

export type Cells = ReturnType<typeof useCells>;
