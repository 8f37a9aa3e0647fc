import type { Account, Unit } from '@/rules/kernel/ledger';
import { balance, holders, unitsIn } from '@/rules/kernel/ledger';

import type { DeskContext } from '../desk/types';

/** Words that the sheet needs from the app. */
export interface SheetWording {
  readonly title: string;
  readonly turn: string | undefined;
  readonly holds: string;
  readonly stands: string;
  /** Every record in force, in words: the way back to the board. */
  readonly playedTitle: string;
  readonly played: readonly string[];
  readonly made: string;
  readonly amount: (n: number) => string;
  readonly unit: (unit: Unit) => string;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** Names come from people: they must not become markup. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, c => ESCAPES[c] ?? c);

const STYLE =
  'body{font:12pt Georgia,serif;margin:18mm}h1{font-size:20pt;margin:0}h2{font-size:13pt;margin:8mm 0 2mm}' +
  'table{border-collapse:collapse;width:100%}td{border-bottom:1px solid #999;padding:1.2mm 2mm;text-align:left}' +
  'td.n{text-align:right}p{margin:1mm 0}';

const row = (cells: readonly string[]): string =>
  `<tr>${cells.map((c, i) => `<td${i > 0 ? ' class="n"' : ''}>${escapeHtml(c)}</td>`).join('')}</tr>`;

/** Everything needed to set the board up again on another day: who holds what, and what stands where. */
export const setupSheet = (
  desk: Pick<DeskContext, 'game' | 'table' | 'tg' | 'nameOf' | 'status' | 'name'>,
  words: SheetWording,
): string => {
  const { game, table, tg, nameOf, status } = desk;
  const units = unitsIn(table.books);
  const accounts = [
    ...new Set(units.flatMap(u => holders(table.books, u).map(([account]) => account))),
  ].filter((a): a is Account => a !== 'mint' && a !== 'out');
  const holding = (account: Account): string =>
    units
      .flatMap(unit => {
        const n = balance(table.books, account, unit);
        if (n === 0) return [];
        return [unit === 'cash' ? words.amount(n) : `${n} × ${words.unit(unit)}`];
      })
      .join(', ');
  const books = accounts
    .filter(a => holding(a) !== '')
    .map(a => row([nameOf(a), holding(a)]))
    .join('');
  const played = words.played.map(line => `<li>${escapeHtml(line)}</li>`).join('');
  const settings = game
    .settings(table)
    .map(s => row([tg(`settings.${s.label.key}`, s.label.params), nameOf(String(s.value))]))
    .join('');
  const round = tg(`status.${status.round.key}`, status.round.params);
  return (
    `<!doctype html><html><head><meta charset="utf-8"><title>${escapeHtml(words.title)}</title><style>${STYLE}</style></head>` +
    `<body><h1>${escapeHtml(words.title)}</h1><p>${escapeHtml(`${tg('name')} · ${round}`)}</p>` +
    `${words.turn === undefined ? '' : `<p>${escapeHtml(words.turn)}</p>`}` +
    `<h2>${escapeHtml(words.holds)}</h2><table>${books}</table>` +
    `${settings === '' ? '' : `<h2>${escapeHtml(words.stands)}</h2><table>${settings}</table>`}` +
    `${played === '' ? '' : `<h2>${escapeHtml(words.playedTitle)}</h2><ol>${played}</ol>`}` +
    `<p>${escapeHtml(words.made)}</p></body></html>`
  );
};
