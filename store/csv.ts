import { playerOf, type Account, type Entry } from '@/rules/kernel/ledger';
import type { Story } from '@/rules/kernel/log';
import { nameOf, type Header } from './header';

/** How a ledger is worded; the screens give the words of the game. */
export interface Wording {
  readonly heads: readonly [
    line: string,
    time: string,
    from: string,
    to: string,
    unit: string,
    amount: string,
    why: string,
    about: string,
    note: string,
  ];
  readonly account: (account: Account) => string;
  readonly unit: (unit: string) => string;
  readonly why: (why: string) => string;
}

export const plainWording = (header: Header): Wording => ({
  heads: ['line', 'time', 'from', 'to', 'unit', 'amount', 'why', 'about', 'note'],
  account: account => {
    const id = playerOf(account);
    return id === undefined ? account : nameOf(header.seats, id);
  },
  unit: unit => unit,
  why: why => why,
});

/** One field by RFC 4180; what a spreadsheet would take for a formula is marked as text. */
const field = (value: string | number): string => {
  if (typeof value === 'number') return String(value);
  const harmless = /^[=+\-@\t\r\n|%]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replace(/"/g, '""')}"` : harmless;
};

const line = (...values: readonly (string | number)[]): string => `${values.map(field).join(',')}\r\n`;

const when = (at: number): string => {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
};

/** The ledger as it stands: the entries of setup as line 0, then every chapter in force. */
export const ledgerCsv = (header: Header, story: Story, wording: Wording = plainWording(header)): string => {
  const { heads, account, unit, why } = wording;
  const told = (n: number, at: number, entries: readonly Entry[], note: string): string => {
    const lines = entries.map(e =>
      line(
        n,
        when(at),
        account(e.from),
        account(e.to),
        unit(e.unit),
        e.amount,
        why(e.why),
        e.about ?? '',
        note,
      ),
    );
    return lines.length > 0 || note === '' ? lines.join('') : line(n, when(at), '', '', '', '', '', '', note);
  };
  const chapters = story.chapters.map(({ record, entries }, i) => {
    const note =
      record.kind === 'note' ? record.text : record.kind === 'correction' ? record.correction.note : '';
    return told(i + 1, record.at, entries, note);
  });
  return line(...heads) + told(0, header.createdAt, story.start.entries, '') + chapters.join('');
};
