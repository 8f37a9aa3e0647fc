import type { Account, Entry, Unit } from '@/rules/kernel/ledger';
import type { Story } from '@/rules/kernel/log';

export interface StatementLine {
  readonly unit: Unit;
  readonly why: string;
  readonly change: number;
}

export interface UnitStatement {
  readonly unit: Unit;
  readonly opening: number;
  readonly closing: number;
  /** What came in and went out, reason by reason, in the order of their first entry. */
  readonly lines: readonly StatementLine[];
}

const changeOf = (e: Entry, account: Account): number =>
  (e.to === account ? e.amount : 0) - (e.from === account ? e.amount : 0);

const touches = (account: Account) => (e: Entry) => e.from === account || e.to === account;

/** What an account began with, what moved it, and what it holds: unit by unit, cash first. */
export const statementOf = (story: Story, account: Account): readonly UnitStatement[] => {
  const before = story.start.entries.filter(touches(account));
  const played = story.chapters.flatMap(c => c.entries).filter(touches(account));
  const units = [...new Set<Unit>(['cash', ...before.map(e => e.unit), ...played.map(e => e.unit)])];
  const sum = (entries: readonly Entry[]) => entries.reduce((n, e) => n + changeOf(e, account), 0);
  return units.map(unit => {
    const opening = sum(before.filter(e => e.unit === unit));
    const moves = played.filter(e => e.unit === unit);
    const lines = [...new Set(moves.map(e => e.why))].map(why => ({
      unit,
      why,
      change: sum(moves.filter(e => e.why === why)),
    }));
    return { unit, opening, closing: opening + sum(moves), lines };
  });
};
