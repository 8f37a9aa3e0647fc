import { endMeters, nextDividendIsLast } from '@/rules/chicago-express/reading';

import { EndMeter } from '../EndMeter';
import { useDesk } from '../desk/useDesk';
import { useLayout } from '../theme/useLayout';
import { useExpress } from './useExpress';

/** How near each of the four ends is. */
export const EndMeters = () => {
  const { tg } = useDesk();
  const t = useExpress();
  const wide = useLayout() === 'wide';
  return (
    <EndMeter
      title={tg('desk.endsWhen')}
      verdict={nextDividendIsLast(t) ? tg('events.next-is-last') : undefined}
      triggers={endMeters(t).map(({ trigger, value, limit, full }) => ({
        words: tg(`desk.${wide ? 'meterLong' : 'meter'}-${trigger}`),
        value: full,
        full: 1,
        shown:
          trigger === 'houses' && wide
            ? tg('desk.housesOf', { value, limit })
            : trigger === 'houses'
              ? String(value)
              : tg('desk.of', { value, limit }),
      }))}
    />
  );
};
