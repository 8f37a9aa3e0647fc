import type { TFunction } from 'i18next';

import type { Problem } from './correction-form';

export const problemWords = (
  t: TFunction<'app'>,
  problem: Problem,
  nameOf: (id: string) => string,
  money: (amount: number) => string,
): string => {
  switch (problem.kind) {
    case 'nothing':
      return t('correct.nothing');
    case 'same':
      return t('correct.sameAccount', { number: problem.number });
    case 'amount':
      return t('correct.noAmount', { number: problem.number });
    case 'short':
      return t('correct.tooMuch', {
        number: problem.number,
        name: nameOf(problem.account),
        amount: money(problem.has),
      });
  }
};
