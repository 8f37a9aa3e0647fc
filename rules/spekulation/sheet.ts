import type { Cell, Missing, Row, Sheet, SheetSpec } from '../kernel/sheet';
import { COLOURS, COMPANIES, DISTANCES, END, RANKS } from './data';
import type { Board, Stretch } from './types';

const LAST = END - 1;
const EMPTY_LIST = Object.fromEntries(RANKS.map(r => [r, null]));

const number = (cell: Cell | undefined): number => (typeof cell === 'number' ? cell : 0);
const text = (cell: Cell | undefined): string => (typeof cell === 'string' ? cell.trim() : '');
const only = (sheet: Sheet, table: string): Row => sheet[table]?.[0] ?? {};

const nextStretch = (rows: readonly Row[]): Row => {
  const before = rows[rows.length - 1]?.['to'];
  return {
    from: typeof before === 'number' && before < LAST ? before + 1 : rows.length === 0 ? 1 : null,
    to: null,
    ...EMPTY_LIST,
  };
};

const fieldIn = (row: Row, column: 'from' | 'to'): number | undefined => {
  const cell = row[column];
  return typeof cell === 'number' ? cell : undefined;
};

/** Every field from 1 to 59 needs just one list; what is still empty is told apart from this. */
const stretchProblems = (sheet: Sheet): readonly Missing[] => {
  const rows = sheet['stretches'] ?? [];
  const ref = (row: string, column: 'from' | 'to') => ({ table: 'stretches', row, column });
  const [first] = rows;
  if (first === undefined) return [{ ...ref('', 'from'), problem: 'gap', at: 1 }];
  const found: Missing[] = [];
  const known: { readonly row: string; readonly from: number; readonly to: number }[] = [];
  for (const row of rows) {
    const from = fieldIn(row, 'from');
    const to = fieldIn(row, 'to');
    if (from === undefined || to === undefined) return [];
    if (from < 1 || from > LAST) found.push({ ...ref(row.id, 'from'), problem: 'out-of-range', at: from });
    else if (to < from || to > LAST) found.push({ ...ref(row.id, 'to'), problem: 'out-of-range', at: to });
    else known.push({ row: row.id, from, to });
  }
  if (found.length > 0) return found;
  known.sort((a, b) => a.from - b.from);
  let next = 1;
  let before = first.id;
  for (const { row, from, to } of known) {
    if (from > next) found.push({ ...ref(row, 'from'), problem: 'gap', at: next });
    if (from < next) found.push({ ...ref(row, 'from'), problem: 'overlap', at: from });
    next = Math.max(next, to + 1);
    before = row;
  }
  return next <= LAST ? [...found, { ...ref(before, 'to'), problem: 'gap', at: next }] : found;
};

const nameProblems = (sheet: Sheet): readonly Missing[] => {
  const rows = sheet['companies'] ?? [];
  return rows.flatMap((row, i): readonly Missing[] => {
    const name = text(row['name']).toLowerCase();
    const twin = name !== '' && rows.slice(0, i).some(other => text(other['name']).toLowerCase() === name);
    return twin ? [{ table: 'companies', row: row.id, column: 'name', problem: 'doubled' }] : [];
  });
};

const tileProblems = (sheet: Sheet): readonly Missing[] =>
  DISTANCES.flatMap((column): readonly Missing[] =>
    only(sheet, 'tiles')[column] === 0
      ? [{ table: 'tiles', row: 'tiles', column, problem: 'out-of-range', at: 0 }]
      : [],
  );

/** The rulebook names three companies and their colours, and the price at the start; the lists are on the board only. */
export const SHEET: SheetSpec = {
  rule: 'SP-BOARD',
  tables: [
    {
      id: 'companies',
      columns: [
        { id: 'name', kind: 'text', required: true },
        { id: 'colour', kind: COLOURS, required: true },
      ],
      rows: COMPANIES.map((id, i) => ({
        id,
        name: ['Metro', 'Timbuktu', 'Alhambra'][i] ?? null,
        colour: ['grey', 'blue', 'orange'][i] ?? null,
      })),
    },
    {
      id: 'board',
      columns: [
        { id: 'side', kind: ['plain', 'star'], required: true },
        { id: 'startPrice', kind: 'int', required: true },
      ],
      rows: [{ id: 'board', side: 'plain', startPrice: 20 }],
    },
    {
      id: 'tiles',
      columns: DISTANCES.map(id => ({ id, kind: 'count', required: true })),
      rows: [{ id: 'tiles', d1: 1, d2: 2, d3: 3, d4: 4, d5: 5, d6: 6 }],
    },
    {
      id: 'stretches',
      columns: [
        { id: 'from', kind: 'count', required: true },
        { id: 'to', kind: 'count', required: true },
        ...RANKS.map(id => ({ id, kind: 'int', required: true }) as const),
      ],
      rows: [{ id: 's1', from: 1, to: null, ...EMPTY_LIST }],
      grows: true,
      grown: nextStretch,
    },
    {
      id: 'end',
      columns: RANKS.map(id => ({ id, kind: 'int', required: true })),
      rows: [{ id: 'end', ...EMPTY_LIST }],
    },
  ],
  check: sheet => [...nameProblems(sheet), ...tileProblems(sheet), ...stretchProblems(sheet)],
};

/** Three letters for a plate, different for every company: the first three of the name, else two and one from its end. */
const codesOf = (names: readonly string[]): readonly string[] => {
  const used = new Set<string>();
  return names.map((name, i) => {
    const letters = [...name.toUpperCase()].filter(c => /[\p{L}\p{N}]/u.test(c));
    const head = letters.slice(0, 2).join('');
    const tries = [
      letters.slice(0, 3).join(''),
      ...letters
        .slice(3)
        .reverse()
        .map(l => head + l),
      `${head.slice(0, 1)}${i + 1}`,
    ];
    const code = tries.find(c => c !== '' && !used.has(c)) ?? `C${i + 1}`;
    used.add(code);
    return code;
  });
};

const list = (row: Row): readonly number[] => RANKS.map(r => number(row[r]));

/** Which stretch each field belongs to; where a table was changed in mid-game, a gap goes with the stretch before it. */
const byField = (stretches: readonly Stretch[]): readonly number[] => {
  const at: number[] = [];
  for (let field = 0; field <= LAST; field++) {
    const own = stretches.findIndex(s => s.from <= field && field <= s.to);
    at.push(own >= 0 ? own : (at[field - 1] ?? 0));
  }
  return at;
};

export const readBoard = (sheet: Sheet): Board => {
  const companies = sheet['companies'] ?? [];
  const codes = codesOf(companies.map(row => text(row['name'])));
  const stretches = [...(sheet['stretches'] ?? [])]
    .map(row => ({ from: number(row['from']), to: number(row['to']), prices: list(row) }))
    .sort((a, b) => a.from - b.from);
  return {
    companies: COMPANIES.map((id, i) => ({
      id,
      code: codes[i] ?? id,
      name: text(companies[i]?.['name']),
      livery: text(companies[i]?.['colour']),
    })),
    startPrice: number(only(sheet, 'board')['startPrice']),
    distances: DISTANCES.map(d => number(only(sheet, 'tiles')[d])),
    stretches,
    stretchAt: byField(stretches),
    end: list(only(sheet, 'end')),
  };
};
