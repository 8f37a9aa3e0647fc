import type { Company, Train } from '@/rules/1830/data';
import type { Seller } from '@/rules/1830/apply/trains';
import { triggersOf } from '@/rules/1830/preview';
import type { T1830 } from '@/rules/1830/types';

import type { TableLookup } from '../desk/table-words';

/** What buying a train sets off, in sentences; nothing where it is a train like any other. */
export const consequencesOf = (
  t: T1830,
  tg: TableLookup,
  buyer: Company,
  train: Train,
  from: Seller,
): readonly string[] => {
  const { phase, rusts, closes, surplus, stripped, limit, rounds } = triggersOf(t, buyer, train, from);
  const rusting = [...new Set(rusts.map(r => r.train))];
  return [
    ...(phase === undefined ? [] : [tg('desk.phaseBegins', { train: phase, limit, rounds })]),
    ...rusting.map(old => {
      const of = rusts.filter(r => r.train === old);
      return tg('desk.rustsOf', { train: old, account: of.map(r => r.account) });
    }),
    ...(closes.length > 0 ? [tg('desk.closes', { list: closes.join(', ') })] : []),
    ...(surplus.length > 0 ? [tg('desk.mustReturn', { company: surplus })] : []),
    ...(stripped.length > 0 ? [tg('desk.leftWithout', { company: stripped })] : []),
  ];
};
