import type { Account, Unit } from '@/rules/kernel/ledger';
import { holders } from '@/rules/kernel/ledger';

import type { DeskContext } from '../desk/types';

/** Words that the sheet needs from the app. */
export interface SheetWording {
  readonly title: string;
  readonly turn: string | undefined;
  readonly holds: string;
  readonly stands: string;
  readonly account: string;
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
  'table{border-collapse:collapse;width:100%}td,th{border-bottom:1px solid #999;padding:1.2mm 2mm;text-align:left}' +
  'td.n,th.n{text-align:right}p{margin:1mm 0}';

const row = (cells: readonly string[], tag: 'td' | 'th'): string =>
  `<tr>${cells.map((c, i) => `<${tag}${i > 0 ? ' class="n"' : ''}>${escapeHtml(c)}</${tag}>`).join('')}</tr>`;

/** Everything needed to set the board up again on another day: who holds what, and what stands where. */
export const setupSheet = (
  desk: Pick<DeskContext, 'game' | 'table' | 'tg' | 'nameOf' | 'status' | 'name'>,
  words: SheetWording,
): string => {
  const { game, table, tg, nameOf, status } = desk;
  const units = (Object.keys(table.books) as Unit[]).filter(u =>
    holders(table.books, u).some(([account]) => account !== 'mint' && account !== 'out'),
  );
  const accounts = [
    ...new Set(units.flatMap(u => holders(table.books, u).map(([account]) => account))),
  ].filter((a): a is Account => a !== 'mint' && a !== 'out');
  const cell = (account: Account, unit: Unit): string => {
    const n = table.books[unit]?.[account] ?? 0;
    if (n === 0) return '';
    return unit === 'cash' ? words.amount(n) : String(n);
  };
  const books = accounts.map(a => row([nameOf(a), ...units.map(u => cell(a, u))], 'td')).join('');
  const settings = game
    .settings(table)
    .map(s => row([tg(`settings.${s.label.key}`, s.label.params), nameOf(String(s.value))], 'td'))
    .join('');
  const round = tg(`status.${status.round.key}`, status.round.params);
  return (
    `<!doctype html><html><head><meta charset="utf-8"><title>${escapeHtml(words.title)}</title><style>${STYLE}</style></head>` +
    `<body><h1>${escapeHtml(words.title)}</h1><p>${escapeHtml(`${tg('name')} · ${round}`)}</p>` +
    `${words.turn === undefined ? '' : `<p>${escapeHtml(words.turn)}</p>`}` +
    `<h2>${escapeHtml(words.holds)}</h2><table>${row([words.account, ...units.map(words.unit)], 'th')}${books}</table>` +
    `${settings === '' ? '' : `<h2>${escapeHtml(words.stands)}</h2><table>${settings}</table>`}` +
    `<p>${escapeHtml(words.made)}</p></body></html>`
  );
};
