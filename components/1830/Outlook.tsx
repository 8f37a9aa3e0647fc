import { endOutlook } from '@/rules/1830/preview';

import { EndMeter } from '../EndMeter';
import { useMoney } from '../i18n/WordsProvider';
import { useBoard } from './useBoard';

/** How near the bank is to breaking, and what follows once it has. */
export const Outlook = () => {
  const { t, tg, nameOf } = useBoard();
  const money = useMoney();
  const { bank, broken, over, rounds } = endOutlook(t);
  const verdict = over || !broken ? undefined : tg('desk.endsAfter', { count: rounds });
  const full = t.options.bank;
  return (
    <EndMeter
      title={tg('desk.howItEnds')}
      triggers={[
        {
          words: nameOf('bank'),
          value: broken ? full : full - bank,
          full,
          shown: tg('desk.bankLeft', { left: money(bank) }),
        },
      ]}
      verdict={verdict}
    />
  );
};
