import type { Offer } from '../kernel/action';
import { money } from '../kernel/money';
import { others, purse } from './apply';
import { MOST, PARTIES } from './data';
import type { Action, FreeTable } from './types';

const upTo = (max: number) => ({ field: 'amount', min: 1, max, step: 1 }) as const;
const ONE = money(1);

/** Every payment that somebody can make, with the most he can pay. */
export const legal = (t: FreeTable): readonly Offer<Action>[] => {
  if (t.state.over) return [];
  const parties = PARTIES.filter(p => p === 'bank' || t.players.includes(p));
  const single = parties.flatMap(from =>
    parties
      .filter(to => to !== from && purse(t, from) > 0)
      .map((to): Offer<Action> => ({
        action: { type: 'pay', from, to, amount: ONE },
        ask: upTo(purse(t, from)),
      })),
  );
  const toAll = parties.flatMap((from): readonly Offer<Action>[] => {
    const each = Math.floor(purse(t, from) / others(t, from).length);
    return each > 0 ? [{ action: { type: 'pay-all', from, amount: ONE }, ask: upTo(each) }] : [];
  });
  const byAll = parties.flatMap((to): readonly Offer<Action>[] => {
    const each = Math.min(MOST, ...others(t, to).map(id => purse(t, id)));
    return each > 0 ? [{ action: { type: 'all-pay', to, amount: ONE }, ask: upTo(each) }] : [];
  });
  return [...single, ...toAll, ...byAll, { action: { type: 'finish' } }];
};
