import { player } from '../kernel/ledger';
import { ranked, type End, type Figure, type Standing } from '../kernel/table';
import { COMPANIES, PRIVATE_DATA } from './data';
import { priceOf } from './market';
import { cash, privatesOf, sharesOf } from './reading';
import type { T1830 } from './types';

export type Trigger = 'bank-broken' | 'bankruptcy';

export const end = ({ state }: T1830): End | undefined => {
  if (state.bankrupt !== undefined) return { triggers: ['bankruptcy'], over: true };
  return state.broken ? { triggers: ['bank-broken'], over: state.round.name === 'over' } : undefined;
};

/** §25, §23.3: cash, shares at the market price and open privates at face value; companies count nothing. */
export const standings = (t: T1830): readonly Standing[] =>
  ranked(
    t.players.map(id => {
      const own = cash(t, player(id));
      const privates = privatesOf(t, player(id)).reduce((sum, p) => sum + PRIVATE_DATA[p].face, 0);
      const shares = COMPANIES.flatMap(c => {
        const n = sharesOf(t, id, c);
        const price = priceOf(t.state, c);
        return n === 0 ? [] : [{ of: 'shares', amount: n * price, params: { company: c, n, price } }];
      });
      const lines = [
        { of: 'cash', amount: own },
        ...shares,
        ...(privates > 0 ? [{ of: 'privates', amount: privates }] : []),
      ];
      return { player: id, worth: lines.reduce((sum, l) => sum + l.amount, 0), lines };
    }),
  );

/** What is worth drawing over time: everybody's worth and every price. */
export const figures = (t: T1830): readonly Figure[] => [
  ...standings(t).map(s => ({ chart: 'worth', of: s.player, value: s.worth })),
  ...COMPANIES.flatMap(c =>
    t.state.companies[c].listing === undefined ? [] : [{ chart: 'price', of: c, value: priceOf(t.state, c) }],
  ),
];
