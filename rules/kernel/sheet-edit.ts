import type { Cell, CellKind, CellRef, Row, Sheet, SheetSpec, SheetTable } from './sheet';
import { cellFits, columnOf, withCell } from './sheet';

type SheetRow = Row & { readonly id: string };

const tableOf = (spec: SheetSpec, id: string): SheetTable | undefined => spec.tables.find(t => t.id === id);

/** Every cell in reading order. */
const allCells = (spec: SheetSpec, sheet: Sheet): readonly CellRef[] =>
  spec.tables.flatMap(table =>
    (sheet[table.id] ?? []).flatMap(row =>
      table.columns.map(column => ({ table: table.id, row: row.id, column: column.id })),
    ),
  );

export const sameCell = (a: CellRef, b: CellRef): boolean =>
  a.table === b.table && a.row === b.row && a.column === b.column;

/** The cell so many steps further in reading order; nothing beyond either end. */
export const cellAfter = (
  spec: SheetSpec,
  sheet: Sheet,
  ref: CellRef,
  steps: 1 | -1,
): CellRef | undefined => {
  const cells = allCells(spec, sheet);
  return cells[cells.findIndex(c => sameCell(c, ref)) + steps];
};

const freeId = (rows: readonly SheetRow[], stem: string): string => {
  let n = rows.length + 1;
  while (rows.some(r => r.id === `${stem}${n}`)) n += 1;
  return `${stem}${n}`;
};

/** The sheet with one more row at the foot of a table that grows. */
export const withNewRow = (spec: SheetSpec, sheet: Sheet, id: string): Sheet | undefined => {
  const table = tableOf(spec, id);
  if (table?.grows !== true) return undefined;
  const rows = sheet[id] ?? [];
  const empty = Object.fromEntries(table.columns.map(c => [c.id, null]));
  const row: SheetRow = { ...empty, ...table.grown?.(rows), id: freeId(rows, id.charAt(0)) };
  return { ...sheet, [id]: [...rows, row] };
};

export const withoutRow = (spec: SheetSpec, sheet: Sheet, id: string, row: string): Sheet | undefined =>
  tableOf(spec, id)?.grows === true
    ? { ...sheet, [id]: (sheet[id] ?? []).filter(r => r.id !== row) }
    : undefined;

export const isNumber = (kind: CellKind | undefined): kind is 'int' | 'count' =>
  kind === 'int' || kind === 'count';

/** A figure as people type it: any minus sign, nothing else around it; `undefined` where it is no such figure. */
export const readFigure = (kind: CellKind, typed: string): Cell | undefined => {
  const plain = typed.trim().replace(/^[−–‒-]\s*/, '-');
  if (plain === '') return null;
  if (!/^-?\d{1,9}$/.test(plain)) return undefined;
  const n = Number(plain);
  return cellFits(kind, n) ? (Object.is(n, -0) ? 0 : n) : undefined;
};

/** The first cell of a table's last row. */
const lastRowOf = (spec: SheetSpec, sheet: Sheet, id: string): CellRef | undefined => {
  const rows = sheet[id] ?? [];
  const row = rows[rows.length - 1];
  const column = tableOf(spec, id)?.columns[0];
  return row === undefined || column === undefined
    ? undefined
    : { table: id, row: row.id, column: column.id };
};

export interface Run {
  readonly sheet: Sheet;
  readonly filled: number;
  /** The cell after the last one filled. */
  readonly next?: CellRef;
}

/** The first figure of a run that does not fit, where there is one. */
export type RunResult = ({ readonly ok: true } & Run) | { readonly ok: false; readonly figure: string };

/**
 * Fills a table with figures typed one after the other, from one cell on, row after row; a table that grows gets
 * the rows it needs. Cells that hold no number are passed over.
 */
export const withRun = (spec: SheetSpec, start: Sheet, from: CellRef, typed: string): RunResult => {
  const figures = typed.split(/[\s,;|]+/).filter(f => f !== '');
  let sheet = start;
  let at: CellRef | undefined = from;
  let filled = 0;
  for (const figure of figures) {
    while (at !== undefined && at.table === from.table && !isNumber(columnOf(spec, at)?.kind))
      at = cellAfter(spec, sheet, at, 1);
    if (at === undefined || at.table !== from.table) {
      const grown = withNewRow(spec, sheet, from.table);
      if (grown === undefined) return { ok: false, figure };
      sheet = grown;
      at = lastRowOf(spec, sheet, from.table);
      if (at === undefined) return { ok: false, figure };
    }
    const kind: CellKind | undefined = columnOf(spec, at)?.kind;
    const cell = kind === undefined ? undefined : readFigure(kind, figure);
    const next = cell === undefined ? undefined : withCell(spec, sheet, at, cell);
    if (next === undefined) return { ok: false, figure };
    sheet = next;
    at = cellAfter(spec, sheet, at, 1);
    filled += 1;
  }
  return at === undefined ? { ok: true, sheet, filled } : { ok: true, sheet, filled, next: at };
};
