import { company as companyAccount, player } from '../../kernel/ledger';
import { COMPANIES, TRAIN_DATA } from '../data';
import { book, draft, happen, outcome, withRound, withState } from '../draft';
import { onOperatingTurn } from '../guards';
import { inOrder } from '../market';
import { couldRaise, enoughShares, mostInNeed, needOf, owesTrain } from '../need';
import { cash, presidentOf } from '../reading';
import { event, pay, refuse } from '../refusals';
import { operatingOrder } from '../rounds';
import { saleRefused, sellShares } from '../shares';
import type { ActionNamed, OperatingRound, Ruled, T1830 } from '../types';
import { sellerRefused, takeTrain } from './trains';

export const sellInNeed = (t: T1830, round: OperatingRound, a: ActionNamed<'sell'>): Ruled => {
  if (presidentOf(t, round.company) !== a.by) return refuse('stock-rounds-only');
  const guard = onOperatingTurn(t, round.company);
  if (!guard.ok) return guard;
  const need = needOf(t);
  if (need === undefined) return refuse('no-need', { company: round.company });
  if (need.lacks === 0) return refuse('own-cash-first', { by: a.by });
  const refused = saleRefused(t, a.by, a.company, a.shares);
  if (refused !== undefined) return refuse(refused, { by: a.by, company: a.company, shares: a.shares });
  if (a.shares > mostInNeed(t, need, a.company)) return refuse('keep-company', { company: need.company });
  const enough = enoughShares(t, need, a.company);
  if (a.shares > enough) return refuse('more-than-needed', { shares: enough });
  return outcome(sellShares(draft(t), a.by, a.company, a.shares));
};

export const buyTrainWithHelp = (t: T1830, a: ActionNamed<'buy-train-with-help'>): Ruled => {
  const guard = onOperatingTurn(t, a.company);
  if (!guard.ok) return guard;
  const { step } = guard.round;
  if (step !== 'trains') return refuse(step === 'dividend' ? 'decide-first' : 'run-first');
  const unavailable = sellerRefused(t, a.company, a.train, a.from);
  if (unavailable !== undefined) return refuse(unavailable, { train: a.train });
  if (a.route === false || !owesTrain(t, a.company)) return refuse('no-need', { company: a.company });
  const need = needOf(t);
  if (need === undefined) return refuse('company-can-pay', { company: a.company });
  const price = need.treasury + a.help;
  const face = TRAIN_DATA[a.train].price;
  if (a.price !== undefined && a.price !== price) return refuse('treasury-first', { amount: need.treasury });
  if (a.from === 'bank' || a.from === 'pool') {
    if (face > need.price) return refuse('cheapest-only', { train: need.train });
    if (price !== face) return refuse('face-value', { train: a.train, price: face });
  } else {
    if (a.help < 1) return refuse('treasury-first', { amount: need.treasury });
    if (price > face) return refuse('face-at-most', { train: a.train, price: face });
  }
  if (need.cash < a.help) return refuse('no-credit', { by: need.president, amount: a.help });
  const helped = book(
    draft(t),
    pay(player(need.president), companyAccount(a.company), a.help, 'help', a.company),
  );
  return outcome(takeTrain(helped, a.company, a.train, a.from, price));
};

export const bankrupt = (t: T1830, a: ActionNamed<'bankrupt'>): Ruled => {
  const { round } = t.state;
  if (round.name === 'over') return refuse('over');
  const need = needOf(t);
  if (need?.president !== a.by) return refuse('no-need', { by: a.by });
  if (couldRaise(t, need) >= need.lacks) return refuse('can-raise', { by: a.by, amount: need.owes });
  // §24f, §25: he sells all he may, and all his money is gone; what he cannot sell is what he is left with.
  const sold = inOrder(
    t.state,
    COMPANIES.filter(c => t.state.companies[c].listing !== undefined),
  ).reduce((d, c) => {
    const shares = mostInNeed(d, need, c);
    return shares > 0 ? sellShares(d, a.by, c, shares) : d;
  }, draft(t));
  const left = cash(sold, player(a.by));
  const ruined = book(sold, pay(player(a.by), 'bank', left, 'bankrupt'));
  return outcome(
    happen(
      withRound(withState(ruined, { bankrupt: a.by }), { name: 'over', order: operatingOrder(t) }),
      event('bankrupt', { by: a.by }),
      event('finished'),
    ),
  );
};
