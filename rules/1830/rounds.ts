import type { Account } from '../kernel/ledger';
import { COMPANIES, HOMES, PHASES, PRIVATES, PRIVATE_DATA, type Company } from './data';
import { book, happen, moveMarker, withCorporation, withRound, withState } from './draft';
import { inOrder, soldOutFrom } from './market';
import { floated, inOffering, inPool, leftOf, ownerOf } from './reading';
import { event, pay } from './refusals';
import { payCapital } from './shares';
import type { Draft, OperatingRound, StockRound, T1830 } from './types';

/** §7.3, §16: every open private pays its owner, player or company. */
export const payPrivates = (d: Draft): Draft => {
  const entries = PRIVATES.flatMap(p => {
    const owner: Account = ownerOf(d, p);
    return owner === 'bank' || owner === 'out'
      ? []
      : [pay('bank', owner, PRIVATE_DATA[p].income, 'private-income', p)];
  });
  return entries.length === 0 ? d : happen(book(d, ...entries), event('privates-pay'));
};

const stockTurn = (turn: StockRound['turn'], passes: number, sold: StockRound['sold']): StockRound => ({
  name: 'stock',
  turn,
  passes,
  fresh: true,
  acted: false,
  bought: false,
  sold,
});

/** §4: the holder of the priority begins. */
export const startStockRound = (d: Draft, number: number): Draft => {
  const { priority, turns } = d.state;
  const begun = withState(d, { stockRound: number, turns: turns + 1, round: stockTurn(priority, 0, {}) });
  return happen(begun, event('stock-round', { number }));
};

/** A stock turn is over; when all have passed in a row, so is the round. */
export const endStockTurn = (d: Draft, round: StockRound): Draft => {
  const passes = round.acted ? 0 : round.passes + 1;
  if (passes === d.players.length) return endStockRound(d);
  return withState(d, {
    turns: d.state.turns + 1,
    round: stockTurn(leftOf(d, round.turn), passes, round.sold),
  });
};

const isSoldOut = (t: T1830, c: Company): boolean =>
  t.state.companies[c].listing !== undefined && inOffering(t, c) === 0 && inPool(t, c) === 0;

/** §8.2b: sold-out companies rise, in operating order; then the operating rounds of the phase follow (§22). */
const endStockRound = (d: Draft): Draft => {
  const soldOut = inOrder(
    d.state,
    COMPANIES.filter(c => isSoldOut(d, c)),
  );
  const risen = soldOut.reduce(
    (next, company) => moveMarker(happen(next, event('sold-out', { company })), company, soldOutFrom),
    d,
  );
  return startOperatingRound(risen, 1, PHASES[risen.state.phase].rounds);
};

/** §11, §16: new companies get their capital, the privates pay, then the companies act. */
export const startOperatingRound = (d: Draft, number: number, of: number): Draft => {
  const companies = floated(d);
  const unpaid = companies.filter(c => !d.state.companies[c].funded);
  const begun = happen(d, event('operating-round', { number, of }));
  const paid = payPrivates(unpaid.reduce(payCapital, begun));
  // Ruling: with nothing floated the privates pay and the next stock round begins.
  return companies.length === 0 ? endSet(paid, []) : beginTurn(paid, number, of, [], companies);
};

/** §25: a broken bank ends the game when the set of operating rounds is played out. */
const endSet = (d: Draft, order: readonly Company[]): Draft => {
  const { broken, stockRound } = d.state;
  if (!broken) return startStockRound(d, stockRound + 1);
  return happen(withRound(d, { name: 'over', order }), event('finished'));
};

/** §16: of those still to act the first by today's prices; §19: its home token is free in its first turn. */
const beginTurn = (
  d: Draft,
  number: number,
  of: number,
  done: readonly Company[],
  waiting: readonly Company[],
): Draft => {
  const [company, ...rest] = inOrder(d.state, waiting);
  if (company === undefined) return d;
  const { turns, companies } = d.state;
  const round: OperatingRound = {
    name: 'operating',
    number,
    of,
    company,
    step: 'track',
    fresh: true,
    tile: false,
    free: false,
    token: false,
    revenue: 0,
    done,
    waiting: rest,
    surplus: [],
  };
  const begun = withState(d, { turns: turns + 1, round });
  if (companies[company].operated) return begun;
  const field = HOMES[company];
  return happen(
    withCorporation(begun, company, { operated: true, stations: [field] }),
    event('home-token', { company, field }),
  );
};

export const endOperatingTurn = (d: Draft, round: OperatingRound): Draft => {
  const { number, of, waiting } = round;
  const done = [...round.done, round.company];
  if (waiting.length > 0) return beginTurn(d, number, of, done, waiting);
  return number < of ? startOperatingRound(d, number + 1, of) : endSet(d, done);
};

/** Everybody who acts in this round: those who have, then those to come by today's prices. */
export const operatingOrder = (t: T1830): readonly Company[] => {
  const { round } = t.state;
  if (round.name === 'over') return round.order;
  if (round.name !== 'operating') return inOrder(t.state, floated(t));
  return [...round.done, round.company, ...inOrder(t.state, round.waiting)];
};
