import { nextSeat } from '../kernel/auction';
import { balance, player, type PlayerId } from '../kernel/ledger';
import type { Outcome, Refusal, Ruling } from '../kernel/ruling';
import { cashOf, heldBy } from '../kernel/table';
import type { CompanyId } from './data';
import { deal, pay, refuse } from './refusals';
import { priceOf } from './track';
import type { Phase, SpekulationTable, State, Trade } from './types';

type Trading = Extract<Phase, { readonly name: 'trade' }>;

const trading = (t: SpekulationTable, by: PlayerId): Trading | Refusal => {
  const { phase } = t.state;
  if (phase.name !== 'trade') return refuse('no-trade');
  return phase.by === by ? phase : refuse('not-your-trade', { by, next: phase.by });
};

const isRefusal = (x: Trading | Refusal): x is Refusal => 'ok' in x;

const traded = (t: SpekulationTable, phase: Trading, trade: Trade): State => ({
  ...t.state,
  phase: { ...phase, trades: { ...phase.trades, [phase.by]: { ...phase.trades[phase.by], ...trade } } },
});

/** SP-3: below zero the bank pays the buyer, and the seller pays the bank. */
const settle = (by: PlayerId, price: number, why: 'buy' | 'sell', company: CompanyId) => {
  const toBank = why === 'buy' ? price : -price;
  return toBank >= 0
    ? pay(player(by), 'bank', toBank, why, company)
    : pay('bank', player(by), -toBank, why, company);
};

export const buy = (t: SpekulationTable, by: PlayerId, company: CompanyId): Ruling<Outcome<State>> => {
  const phase = trading(t, by);
  if (isRefusal(phase)) return phase;
  const bought = phase.trades[by]?.bought;
  if (bought !== undefined) return refuse('bought-already', { by, company: bought });
  if (balance(t.books, 'bank', `share:${company}`) === 0) return refuse('none-in-bank', { company });
  const price = priceOf(t.board, t.state, company);
  const has = cashOf(t, player(by));
  if (price > has) return refuse('too-little-cash', { by, company, price, has });
  return {
    ok: true,
    state: traded(t, phase, { bought: company }),
    entries: [settle(by, price, 'buy', company), deal(company, 'bank', player(by), 1, 'buy')],
  };
};

export const sell = (t: SpekulationTable, by: PlayerId, company: CompanyId): Ruling<Outcome<State>> => {
  const phase = trading(t, by);
  if (isRefusal(phase)) return phase;
  const sold = phase.trades[by]?.sold;
  if (sold !== undefined) return refuse('sold-already', { by, company: sold });
  if (heldBy(t, by, `share:${company}`) === 0) return refuse('not-held', { by, company });
  const price = priceOf(t.board, t.state, company);
  const has = cashOf(t, player(by));
  if (-price > has) return refuse('cannot-pay-sale', { by, company, due: -price, has }); // Ruling: SP-3
  return {
    ok: true,
    state: traded(t, phase, { sold: company }),
    entries: [settle(by, price, 'sell', company), deal(company, player(by), 'bank', 1, 'sell')],
  };
};

/** SP-6: the trade goes round from the player on turn, then the cards are laid. */
export const done = (t: SpekulationTable, by: PlayerId): Ruling<Outcome<State>> => {
  const phase = trading(t, by);
  if (isRefusal(phase)) return phase;
  const next = nextSeat(t.players, by) ?? t.state.turn;
  return {
    ok: true,
    state: {
      ...t.state,
      phase:
        next === t.state.turn
          ? { name: 'cards', drawn: phase.drawn, played: {} }
          : { ...phase, by: next, trades: { ...phase.trades, [next]: {} } },
    },
    entries: [],
  };
};
