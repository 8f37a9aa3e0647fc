import { eighteen30 } from '../../../rules/1830';
import { COMPANIES, MOST_IN_POOL, PRESIDENT_SHARES } from '../../../rules/1830/data';
import {
  inPool,
  isFloated,
  presidentOf,
  sharesOf,
  trainCount,
  trainLimit,
  withSurplus,
} from '../../../rules/1830/reading';
import { operatingOrder } from '../../../rules/1830/rounds';
import type { T1830 } from '../../../rules/1830/types';
import type { AnyAction, Offer } from '../../../rules/kernel/action';
import { begin } from './table';

/** Numbers that look random and are the same every time. */
const dice = (seed: number): (() => number) => {
  let n = seed;
  return () => {
    n = (n * 1103515245 + 12345) % 2147483648;
    return n / 2147483648;
  };
};

/** First a kind of action, then one of that kind, so that what is rare on the list is not rare in play. */
const choose = (offers: readonly Offer[], roll: () => number): AnyAction => {
  const types = [...new Set(offers.map(o => o.action.type))].filter(
    type => type !== 'bankrupt' || roll() < 0.2,
  );
  const type = types[Math.floor(roll() * types.length)] ?? offers[0]?.action.type;
  const alike = offers.filter(o => o.action.type === type);
  const { action, ask } = alike[Math.floor(roll() * alike.length)] ?? { action: { type: 'none' } };
  if (ask === undefined) return action;
  const steps = Math.floor(((ask.max ?? ask.min + 30 * ask.step) - ask.min) / ask.step);
  return { ...action, [ask.field]: ask.min + Math.floor(roll() * (steps + 1)) * ask.step };
};

const check = (t: T1830): void => {
  for (const c of COMPANIES) {
    const president = presidentOf(t, c);
    expect(inPool(t, c)).toBeLessThanOrEqual(MOST_IN_POOL);
    if (president !== undefined) {
      const most = sharesOf(t, president, c);
      expect(most).toBeGreaterThanOrEqual(PRESIDENT_SHARES);
      for (const id of t.players) expect(sharesOf(t, id, c)).toBeLessThanOrEqual(most);
    }
    if (!withSurplus(t).includes(c)) expect(trainCount(t, c)).toBeLessThanOrEqual(trainLimit(t));
  }
  const order = operatingOrder(t);
  expect(new Set(order).size).toBe(order.length);
  expect(order.every(c => isFloated(t, c))).toBe(true);
  expect(eighteen30.status(t).turn).toBe(t.state.turns);
};

test.each([2, 3, 4, 5, 6])('1830: %d players at random keep every limit to the end', players => {
  const roll = dice(players * 77);
  let t = begin(
    players,
    players % 2 === 0 ? { capital: 'at-once', diesels: 'unlimited', brown: 'everywhere' } : {},
  );
  for (let i = 0; i < 1200; i++) {
    const offers = eighteen30.legal(t);
    if (offers.length === 0) break;
    const ruling = eighteen30.play(t, choose(offers, roll));
    if (!ruling.ok) throw new Error(`${ruling.reason} ${JSON.stringify(ruling.params)}`);
    t = eighteen30.open(ruling.table);
    if (i % 5 === 0) check(t);
  }
  expect(t.state.turns).toBeGreaterThan(100);
});
