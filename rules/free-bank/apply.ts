import { player, type Account, type Entry } from '../kernel/ledger';
import { never, type Outcome, type Refusal, type Ruling } from '../kernel/ruling';
import { cashOf } from '../kernel/table';
import { MOST, SEATS, type Party, type Seat } from './data';
import { event, pay, refuse } from './refusals';
import type { Action, FreeTable, State } from './types';

export const accountOf = (party: Party): Account => (party === 'bank' ? 'bank' : player(party));

/** The players other than one party, in seat order. */
export const others = (t: FreeTable, party: Party): readonly Seat[] =>
  SEATS.filter(id => id !== party && t.players.includes(id));

/** What a party can pay out at most now. */
export const purse = (t: FreeTable, party: Party): number =>
  party === 'bank' && t.options.bank === 'endless' ? MOST : Math.min(MOST, cashOf(t, accountOf(party)));

const short = (t: FreeTable, from: Party, amount: number): Refusal | undefined => {
  if (amount <= purse(t, from)) return undefined;
  const params = { from, amount, has: cashOf(t, accountOf(from)) };
  return refuse(from === 'bank' ? 'bank-empty' : 'too-little-cash', params);
};

const seated = (t: FreeTable, party: Party): boolean => party === 'bank' || t.players.includes(party);

export const apply = (t: FreeTable, a: Action): Ruling<Outcome<State>> => {
  if (t.state.over) return refuse('over');
  switch (a.type) {
    case 'pay':
      return payOne(t, a.from, a.to, a.amount);
    case 'pay-all':
      return payAll(t, a.from, a.amount);
    case 'all-pay':
      return allPay(t, a.to, a.amount);
    case 'finish':
      return { ok: true, state: { ...t.state, over: true }, entries: [], events: [event('finished')] };
    default:
      return never(a);
  }
};

const badAmount = (amount: number): Refusal | undefined => {
  if (amount === 0) return refuse('no-amount', { one: 1 });
  return amount > MOST ? refuse('too-much', { most: MOST }) : undefined;
};

const booked = (t: FreeTable, entries: readonly Entry[]): Outcome<State> => {
  const out = entries.filter(e => e.from === 'bank').reduce((sum, e) => sum + e.amount, 0);
  const emptied = t.options.bank === 'finite' && out > 0 && out === cashOf(t, 'bank');
  return {
    ok: true,
    state: { ...t.state, booked: t.state.booked + 1 },
    entries,
    events: emptied ? [event('bank-empty')] : [],
  };
};

const payOne = (t: FreeTable, from: Party, to: Party, amount: number): Ruling<Outcome<State>> => {
  if (!seated(t, from) || !seated(t, to)) return refuse('not-seated', { party: seated(t, from) ? to : from });
  if (from === to) return refuse('same-party', { party: from });
  return (
    badAmount(amount) ??
    short(t, from, amount) ??
    booked(t, [pay(accountOf(from), accountOf(to), amount, 'payment')])
  );
};

const payAll = (t: FreeTable, from: Party, amount: number): Ruling<Outcome<State>> => {
  if (!seated(t, from)) return refuse('not-seated', { party: from });
  const to = others(t, from);
  return (
    badAmount(amount) ??
    badAmount(amount * to.length) ??
    short(t, from, amount * to.length) ??
    booked(
      t,
      to.map(id => pay(accountOf(from), player(id), amount, 'paid-to-all')),
    )
  );
};

const allPay = (t: FreeTable, to: Party, amount: number): Ruling<Outcome<State>> => {
  if (!seated(t, to)) return refuse('not-seated', { party: to });
  const from = others(t, to);
  const poor = from.map(id => short(t, id, amount)).find(r => r !== undefined);
  return (
    badAmount(amount) ??
    poor ??
    booked(
      t,
      from.map(id => pay(player(id), accountOf(to), amount, 'paid-by-all')),
    )
  );
};
