import { company as companyAccount, player, type Account } from '../../kernel/ledger';
import { dividendPerShare } from '../calc';
import type { Company } from '../data';
import { book, draft, happen, moveMarker, outcome, withCorporation, withRound } from '../draft';
import { onOperatingTurn, type Guarded } from '../guards';
import { paidFrom, withheldFrom } from '../market';
import { inPool, sharesOf, trainCount } from '../reading';
import { event, pay, refuse } from '../refusals';
import { endOperatingTurn } from '../rounds';
import type { ActionNamed, OperatingRound, Ruled, T1830 } from '../types';
import { owesTrain } from '../need';

/** All printed values are tens, so that ten shares always divide a revenue. */
export const REVENUE_STEP = 10;

export const run = (t: T1830, a: ActionNamed<'run'>): Ruled => {
  const guard = onOperatingTurn(t, a.company);
  if (!guard.ok) return guard;
  const { round } = guard;
  if (round.step === 'dividend') return refuse('decide-first');
  if (round.step === 'trains') return refuse('step-past');
  if (a.revenue % REVENUE_STEP !== 0) return refuse('in-tens');
  if (a.revenue > 0 && trainCount(t, a.company) === 0) return refuse('no-train-runs', { company: a.company });
  if (a.revenue === 0) {
    // Ruling: who does not run moves left at once, in a first operating round too.
    const told = happen(draft(t), event('no-run', { company: a.company }));
    const left = moveMarker(told, a.company, withheldFrom);
    return outcome(withRound(left, { ...round, step: 'trains', fresh: false }));
  }
  const told = withCorporation(draft(t), a.company, { lastRun: a.revenue });
  return outcome(withRound(told, { ...round, step: 'dividend', revenue: a.revenue, fresh: false }));
};

export interface Payout {
  readonly account: Account;
  readonly shares: number;
  readonly amount: number;
}

/** §20.3: ten per cent for each share; the company draws for the pool, the initial offering gets nothing. */
export const payouts = (t: T1830, c: Company, revenue: number): readonly Payout[] => {
  const each = dividendPerShare(revenue);
  const paid: Payout[] = [];
  const line = (account: Account, shares: number): void => {
    if (shares > 0) paid.push({ account, shares, amount: shares * each });
  };
  for (const id of t.players) line(player(id), sharesOf(t, id, c));
  line(companyAccount(c), inPool(t, c));
  return paid;
};

const onDividend = (t: T1830, company: Company): Guarded<OperatingRound> => {
  const guard = onOperatingTurn(t, company);
  if (!guard.ok) return guard;
  if (guard.round.step === 'dividend') return guard;
  return guard.round.step === 'trains' ? refuse('no-revenue') : refuse('run-first');
};

export const payOut = (t: T1830, a: ActionNamed<'pay-out'>): Ruled => {
  const guard = onDividend(t, a.company);
  if (!guard.ok) return guard;
  const { round } = guard;
  const paid = book(
    draft(t),
    ...payouts(t, a.company, round.revenue).map(p => pay('bank', p.account, p.amount, 'dividend', a.company)),
  );
  return outcome(withRound(moveMarker(paid, a.company, paidFrom), { ...round, step: 'trains' }));
};

export const withhold = (t: T1830, a: ActionNamed<'withhold'>): Ruled => {
  const guard = onDividend(t, a.company);
  if (!guard.ok) return guard;
  const { round } = guard;
  const kept = book(draft(t), pay('bank', companyAccount(a.company), round.revenue, 'withheld', a.company));
  return outcome(withRound(moveMarker(kept, a.company, withheldFrom), { ...round, step: 'trains' }));
};

export const endTurn = (t: T1830, a: ActionNamed<'end-turn'>): Ruled => {
  const guard = onOperatingTurn(t, a.company);
  if (!guard.ok) return guard;
  const { round } = guard;
  if (round.step === 'dividend') return refuse('decide-first');
  if (round.step !== 'trains') return refuse('run-first');
  if (a.route !== false && owesTrain(t, a.company)) return refuse('must-buy-train', { company: a.company });
  return outcome(endOperatingTurn(draft(t), round));
};
