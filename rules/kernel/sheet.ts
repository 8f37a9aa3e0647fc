import { isWhole } from './money';

export type Cell = string | number | boolean | null;
export type CellKind = 'int' | 'count' | 'text' | 'flag' | readonly string[];
export type Row = Readonly<Record<string, Cell>>;

/** One column of a table on the players' board. A cell that is required and empty keeps a table from starting. */
export interface Column {
  readonly id: string;
  readonly kind: CellKind;
  readonly required?: boolean;
}

/**
 * A table of printed figures: rows with an id each. `grows` lets the banker add and remove rows; where it grows by
 * name, the ids are what players call the rows (cities, tiles), and a row more comes with its name.
 */
export interface SheetTable {
  readonly id: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (Row & { readonly id: string })[];
  readonly grows?: true | 'by-name';
  /** What a new row begins with, where the rows before it say something about it. */
  readonly grown?: (rows: readonly Row[]) => Row;
}

/** What a game declares: its tables with the figures that a source gives; `null` is asked for. */
export interface SheetSpec {
  readonly tables: readonly SheetTable[];
  /** The rule that an incomplete sheet breaks, where the game has one. */
  readonly rule?: string;
  /** What a cell-by-cell check cannot see (gaps between stretches, say); it must cope with empty cells. */
  readonly check?: (sheet: Sheet) => readonly Missing[];
}

/** The figures of one board, table by table. */
export type Sheet = Readonly<Record<string, readonly (Row & { readonly id: string })[]>>;

export interface CellRef {
  readonly table: string;
  readonly row: string;
  readonly column: string;
}

export interface Missing extends CellRef {
  readonly problem:
    'empty' | 'wrong-kind' | 'gap' | 'overlap' | 'doubled' | 'too-few' | 'too-many' | 'out-of-range';
  /** The figure that shows it: the first field without a list, say. */
  readonly at?: number;
}

export const EMPTY_SHEET: SheetSpec = { tables: [] };

export const blankSheet = (spec: SheetSpec): Sheet =>
  Object.fromEntries(spec.tables.map(t => [t.id, t.rows]));

export const cellFits = (kind: CellKind, cell: unknown): cell is Cell => {
  if (cell === null) return true;
  if (kind === 'int') return isWhole(cell);
  if (kind === 'count') return isWhole(cell) && cell >= 0;
  if (kind === 'flag') return typeof cell === 'boolean';
  if (kind === 'text') return typeof cell === 'string' && cell.length <= 200;
  return typeof cell === 'string' && kind.includes(cell);
};

export const cellOf = (sheet: Sheet, ref: CellRef): Cell =>
  sheet[ref.table]?.find(r => r.id === ref.row)?.[ref.column] ?? null;

export const columnOf = (spec: SheetSpec, ref: CellRef): Column | undefined =>
  spec.tables.find(t => t.id === ref.table)?.columns.find(c => c.id === ref.column);

/**
 * The sheet with one cell changed; `undefined` where there is no such cell or the value is not of its kind.
 * A table that grows takes a row that it does not have yet.
 */
export const withCell = (spec: SheetSpec, sheet: Sheet, ref: CellRef, cell: unknown): Sheet | undefined => {
  const column = columnOf(spec, ref);
  const rows = sheet[ref.table];
  if (column === undefined || rows === undefined || !cellFits(column.kind, cell)) return undefined;
  if (!rows.some(r => r.id === ref.row)) {
    const grows = spec.tables.find(t => t.id === ref.table)?.grows !== undefined;
    return grows && ref.row !== ''
      ? { ...sheet, [ref.table]: [...rows, { id: ref.row, [ref.column]: cell }] }
      : undefined;
  }
  return { ...sheet, [ref.table]: rows.map(r => (r.id === ref.row ? { ...r, [ref.column]: cell } : r)) };
};

/** Whether some line says nothing yet: figures that are asked for only when they matter. */
export const hasBlankRow = (spec: SheetSpec, sheet: Sheet): boolean =>
  spec.tables.some(table =>
    (sheet[table.id] ?? []).some(row => table.columns.every(c => (row[c.id] ?? null) === null)),
  );

/** Every cell that is required and empty or of the wrong kind, in reading order, then the game's own check. */
export const missingCells = (spec: SheetSpec, sheet: Sheet): readonly Missing[] => {
  const cells = spec.tables.flatMap(table =>
    (sheet[table.id] ?? []).flatMap(row =>
      table.columns.flatMap((column): readonly Missing[] => {
        const cell = row[column.id] ?? null;
        const ref = { table: table.id, row: row.id, column: column.id };
        if (!cellFits(column.kind, cell)) return [{ ...ref, problem: 'wrong-kind' }];
        return column.required === true && (cell === null || cell === '')
          ? [{ ...ref, problem: 'empty' }]
          : [];
      }),
    ),
  );
  return [...cells, ...(spec.check?.(sheet) ?? [])];
};
