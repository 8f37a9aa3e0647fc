import type { AnyAction } from '@/rules/kernel/action';
import type { CompanyId } from '@/rules/spekulation/data';
import type { Phase } from '@/rules/spekulation/types';

type Trading = Extract<Phase, { readonly name: 'trade' }>;

/** A purchase or a sale; the second of the two ends a player's trade, since nothing is left to do. */
export const tradeActions = (
  { by, trades }: Trading,
  type: 'buy' | 'sell',
  company: CompanyId,
): readonly AnyAction[] => {
  const { bought, sold } = trades[by] ?? {};
  const last = type === 'buy' ? sold !== undefined : bought !== undefined;
  return last
    ? [
        { type, by, company },
        { type: 'done', by },
      ]
    : [{ type, by, company }];
};
