import { eighteen30 } from '../../../rules/1830';
import { COMPANIES } from '../../../rules/1830/data';
import { priceOf } from '../../../rules/1830/market';
import {
  dividendChoices,
  endOutlook,
  floatOf,
  foresee,
  orderToCome,
  presidentCheck,
  salesOf,
  triggersOf,
} from '../../../rules/1830/preview';
import { cash, presidentOf, treasury } from '../../../rules/1830/reading';
import { rescueOf } from '../../../rules/1830/rescue';
import type { T1830 } from '../../../rules/1830/types';
import { company, player } from '../../../rules/kernel/ledger';
import { money } from '../../../rules/kernel/money';
import { begin, played, tableOf } from './table';

test('1830 §15: what a sale would bring is what it brings', () => {
  const t = tableOf('two shares of the CPR at 100 bring 200, and the price falls to 82');
  const [one, two] = salesOf(t, 'p1', 'cpr');
  expect(one).toMatchObject({ shares: 1, proceeds: 100, from: 100, to: 90 });
  expect(two).toMatchObject({ shares: 2, proceeds: 200, from: 100, to: 82 });
  const after = played(t, { type: 'sell', by: 'p1', company: 'cpr', shares: 2 });
  expect(cash(after, player('p1')) - cash(t, player('p1'))).toBe(two?.proceeds);
  expect(priceOf(after.state, 'cpr')).toBe(two?.to);
});

test('1830 §14: a sale that costs the presidency says who takes over', () => {
  const t = tableOf('of equals the nearest to the left of the old president takes over');
  expect(salesOf(t, 'p3', 'nyc').map(s => s.president)).toEqual([undefined, 'p1', 'p1']);
});

test('1830 §20.3: paying and withholding are shown side by side', () => {
  const t = tableOf('president 50 %, pool 20 %, unsold 30 %, revenue 50: 25 for him, 10 for the company');
  const { pay, withhold } = dividendChoices(t, 'prr', 50);
  expect(pay).toMatchObject({ from: 100, to: 112, treasury: 10, train: '2', affordable: false });
  expect(pay.lines).toEqual([
    { account: player('p1'), shares: 5, amount: 25 },
    { account: company('prr'), shares: 2, amount: 10 },
  ]);
  expect(withhold).toMatchObject({ to: 90, treasury: 50 });
  const after = played(t, { type: 'pay-out', company: 'prr' });
  expect([priceOf(after.state, 'prr'), treasury(after, 'prr')]).toEqual([pay.to, pay.treasury]);
});

test('1830 §22: what a train would set off, before it is bought', () => {
  const four = tableOf('the first 4 scraps all 2s');
  expect(triggersOf(four, 'prr', '4', 'bank')).toMatchObject({
    phase: '4',
    rusts: [{ account: company('bo'), train: '2', n: 3 }],
    stripped: ['bo'],
    limit: 3,
    rounds: 2,
  });
  const five = tableOf('with a 3 and a 4 the first 5 may be bought; then one train goes back');
  expect(triggersOf(five, 'prr', '5', 'bank')).toMatchObject({ phase: '5', surplus: ['prr'], limit: 2 });
  const closing = tableOf('the first 5 closes the privates');
  expect(triggersOf(closing, 'prr', '5', 'bank').closes).toEqual(expect.arrayContaining(['D&H', 'C&A']));
  expect(triggersOf(four, 'prr', '2', 'bo')).toMatchObject({ rusts: [], closes: [], stripped: [] });
});

test('1830 §24: the smallest sale that is enough', () => {
  const t = tableOf('he sells at once, as in a stock round');
  const rescue = rescueOf(t);
  expect(rescue).toMatchObject({
    need: { president: 'p1', train: '5', price: 450, treasury: 50, cash: 100, owes: 400, lacks: 300 },
    bankrupt: false,
    smallest: [{ company: 'bo', shares: 3, proceeds: 300 }],
  });
  const sold = played(t, { type: 'sell', by: 'p1', company: 'bo', shares: 3 });
  expect(rescueOf(sold)?.need.lacks).toBe(0);
  expect(
    eighteen30.play(sold, {
      type: 'buy-train-with-help',
      company: 'prr',
      train: '5',
      from: 'bank',
      help: 400,
    }),
  ).toMatchObject({ ok: true });
  const ruined = tableOf(
    'who cannot raise the money is bankrupt: he sells what he may and keeps what he may not',
  );
  expect(rescueOf(ruined)).toMatchObject({ bankrupt: true, smallest: [] });
});

test('1830 §11, §13: floating and presidents', () => {
  const t = tableOf(
    'sixty per cent make a company float; the book pays its capital at the next operating round',
  );
  expect(floatOf(t, 'nyc')).toEqual({ sold: 5, missing: 1, capital: 900, floated: false });
  expect(presidentCheck(t, 'nyc')).toEqual({ president: 'p1', rivals: [{ player: 'p2', needs: 2 }] });
});

test('1830 §16: who acts when', () => {
  const t = tableOf('those still to act are sorted again when prices change');
  expect(orderToCome(t)).toEqual([
    { company: 'prr', when: 'now' },
    { company: 'bo', when: 'later' },
    { company: 'nyc', when: 'later' },
  ]);
});

test('1830 §25: how the game will end', () => {
  expect(endOutlook(begin(3))).toEqual({ bank: 9600, broken: false, over: false, rounds: 1 });
  const t = tableOf('the bank is broken when it owes more than it has; the operating rounds are played out');
  expect(endOutlook(played(t, { type: 'pay-out', company: 'prr' }))).toMatchObject({
    broken: true,
    rounds: 2,
  });
});

test('1830 §25: equals share a place', () => {
  expect(eighteen30.standings(begin(4)).map(s => s.place)).toEqual([1, 1, 1, 1]);
});

test('1830: an action can be looked at before it is sent', () => {
  const t = begin(3);
  const sight = foresee(t, { type: 'take', by: 'p1', private: 'SVR', price: money(20) });
  expect(sight).toMatchObject({ ok: true, entries: expect.arrayContaining([]) });
  if (sight.ok) expect(cash(sight.after, player('p1'))).toBe(780);
  expect(foresee(t, { type: 'pass', by: 'p2' })).toMatchObject({ ok: false, rule: '§7' });
});

/** A way through a game that takes the n-th offer each time. */
const wander = (t: T1830, steps: number, visit: (now: T1830) => void): void => {
  let now = t;
  for (let i = 0; i < steps; i++) {
    const offers = eighteen30.legal(now);
    const offer = offers[(i * 7919) % Math.max(1, offers.length)];
    if (offer === undefined) return;
    visit(now);
    const ruling = eighteen30.play(now, offer.action);
    if (!ruling.ok) throw new Error(ruling.reason);
    now = eighteen30.open(ruling.table);
  }
};

test('1830: all previews answer on every table, and sales never differ from the real thing', () => {
  wander(begin(4), 600, t => {
    const { round } = t.state;
    orderToCome(t);
    endOutlook(t);
    const rescue = rescueOf(t);
    if (rescue !== undefined && rescue.need.lacks > 0 && !rescue.bankrupt)
      expect(rescue.smallest.reduce((sum, s) => sum + s.proceeds, 0)).toBeGreaterThanOrEqual(
        rescue.need.lacks,
      );
    if (round.name !== 'stock' || t.state.stockRound === 1) return;
    for (const c of COMPANIES)
      for (const sale of salesOf(t, round.turn, c)) {
        const ruling = foresee(t, { type: 'sell', by: round.turn, company: c, shares: sale.shares });
        if (!ruling.ok) throw new Error(ruling.reason);
        expect(priceOf(ruling.after.state, c)).toBe(sale.to);
        expect(presidentOf(ruling.after, c)).toBe(sale.president ?? presidentOf(t, c));
      }
  });
});

test('1830 §7.2: a bid may be all that a player has free', () => {
  const t = played(
    begin(2),
    { type: 'bid', by: 'p1', private: 'M&H', amount: money(117) },
    { type: 'pass', by: 'p2' },
  );
  const bids = eighteen30.legal(t).filter(o => o.action.type === 'bid');
  expect(bids.find(o => o.action.type === 'bid' && o.action.private === 'C&A')?.ask).toMatchObject({
    min: 165,
    max: 1083,
  });
});
