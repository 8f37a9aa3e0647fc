import { balance, holders, unitsIn, type Account, type Unit } from '@/rules/kernel/ledger';
import type { LayoutPart, Phrase } from '@/rules/kernel/table';

import type { DeskContext } from '../desk/types';
import { escapeHtml } from './escape-html';
import { sheetMap } from './sheet-map';

/** Words that the sheet needs from the app. */
export interface SheetWording {
  readonly title: string;
  /** Under the title: where the game is, whose turn it is, what was done last. */
  readonly head: readonly string[];
  readonly holds: string;
  readonly made: string;
  readonly amount: (n: number) => string;
  readonly count: (unit: Unit, n: number) => string;
}

const STYLE =
  'body{font:11pt Georgia,serif;margin:14mm}h1{font-size:20pt;margin:0 0 2mm}p{margin:1mm 0}' +
  'h2{font-size:12.5pt;margin:6mm 0 1mm;break-after:avoid}table{border-collapse:collapse;width:100%}' +
  'tr{break-inside:avoid}td{border-bottom:1px solid #999;padding:1mm 3mm 1mm 0;vertical-align:top}' +
  'td:first-child{font-weight:bold;white-space:nowrap;width:1%}.two{display:flex;gap:8mm;align-items:start}' +
  'svg{margin-top:3mm;break-inside:avoid}polygon{stroke:#999}text{font:8px sans-serif;text-anchor:middle;fill:#777}' +
  'text.m{font:bold 11px sans-serif;fill:#000}footer{margin-top:8mm;color:#555}';

/** Beyond this many short lines a table stands in two columns. */
const LONG = 12;
const SHORT = 48;

type Row = readonly [what: string, where: string];

const table = (rows: readonly Row[]): string =>
  `<table>${rows.map(([a, b]) => `<tr><td>${escapeHtml(a)}</td><td>${escapeHtml(b)}</td></tr>`).join('')}</table>`;

const section = (title: string, rows: readonly Row[]): string => {
  if (rows.length === 0) return '';
  const half = Math.ceil(rows.length / 2);
  const splits = rows.length > LONG && rows.every(([a, b]) => a.length + b.length <= SHORT);
  const drawn = splits
    ? `<div class="two">${table(rows.slice(0, half))}${table(rows.slice(half))}</div>`
    : table(rows);
  return `<h2>${escapeHtml(title)}</h2>${drawn}`;
};

type Shown = Pick<
  DeskContext,
  'game' | 'table' | 'tg' | 'nameOf' | 'seats' | 'companies' | 'endless' | 'name'
>;

/** Players in seat order, companies, the bank, then pools; what lies on the board is left to the layout. */
const holdings = (desk: Shown, words: SheetWording, laidOut: boolean): readonly Row[] => {
  const { table: now, seats, companies, endless, nameOf } = desk;
  const rank = (unit: Unit) => (unit === 'cash' ? 0 : unit.startsWith('share:') ? 1 : 2);
  const units = [...unitsIn(now.books)].sort((a, b) => rank(a) - rank(b));
  const order: readonly Account[] = [
    ...seats.map(s => s.account),
    ...companies.map((c): Account => `company:${c.id}`),
    'bank',
  ];
  const others = units
    .flatMap(u => holders(now.books, u).map(([account]) => account))
    .filter(a => a !== 'mint' && a !== 'out' && !order.includes(a));
  return [...order, ...new Set(others)].flatMap((account): readonly Row[] => {
    const held = units.flatMap(unit => {
      const n = balance(now.books, account, unit);
      const onBoard = laidOut && unit.startsWith('piece:') && account.startsWith('pool:');
      if (n === 0 || onBoard || (endless && account === 'bank' && n < 0)) return [];
      return [unit === 'cash' ? words.amount(n) : words.count(unit, n)];
    });
    return held.length === 0 ? [] : [[nameOf(account), held.join(', ')]];
  });
};

const boardPart = ({ tg }: Shown, { title, lines, map }: LayoutPart): string => {
  const say = ({ key, params }: Phrase): string => tg(`layout.${key}`, params);
  const rows = lines.map(({ what, where }): Row => [say(what), where.map(say).join(', ')]);
  return section(say(title), rows) + (map === undefined ? '' : sheetMap(map, say));
};

/** Everything needed to set the board up again on another day: who holds what, and what lies where. */
export const setupSheet = (desk: Shown, words: SheetWording): string => {
  const parts = desk.game.layout(desk.table);
  const head = words.head.map(line => `<p>${escapeHtml(line)}</p>`).join('');
  const board = parts.map(part => boardPart(desk, part));
  return (
    `<!doctype html><html><head><meta charset="utf-8"><title>${escapeHtml(words.title)}</title>` +
    `<style>${STYLE}</style></head><body><h1>${escapeHtml(words.title)}</h1>${head}` +
    section(words.holds, holdings(desk, words, parts.length > 0)) +
    `${board.join('')}<footer>${escapeHtml(words.made)}</footer></body></html>`
  );
};
