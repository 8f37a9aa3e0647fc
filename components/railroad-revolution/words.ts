import type { Bonus, Condition, Milestone } from '@/rules/railroad-revolution/board';
import { bonusPhrases } from '@/rules/railroad-revolution/preview';

import type { TableLookup } from '../desk/table-words';

export const bonusWords = (tg: TableLookup, bonus: Bonus | null | undefined): string =>
  bonus === null || bonus === undefined
    ? tg('desk.unknown')
    : bonusPhrases(bonus)
        .map(p => tg(`desk.bonus.${p.key}`, { ...p.params, count: p.params?.['n'] }))
        .join(', ');

export const conditionWords = (tg: TableLookup, { is, of, count }: Condition): string =>
  tg(`desk.condition.${is}`, { of, count });

export const milestoneWords = (tg: TableLookup, m: Milestone | undefined): string => {
  if (m === undefined || m.conditions === null || m.workers.length === 0) return tg('desk.unknown');
  const workers = m.workers.map(w => tg(`sheet.milestones.values.${w}`)).join(' + ');
  return [workers, ...m.conditions.map(c => conditionWords(tg, c))].join('; ');
};
