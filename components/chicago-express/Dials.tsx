import { DIALS } from '@/rules/chicago-express/data';
import { isRed } from '@/rules/chicago-express/reading';
import type { PlayerId } from '@/rules/kernel/ledger';

import { ActionBar } from '../ActionBar';
import { GaugeButton } from '../GaugeButton';
import { useDesk } from '../desk/useDesk';
import type { Booking } from './useBooking';
import { useExpress } from './useExpress';

interface Props {
  readonly by: PlayerId;
  readonly book: Booking['book'];
}

/** The three dials; the one that would bring on the dividend is outlined. */
export const Dials = ({ by, book }: Props) => {
  const { tg } = useDesk();
  const t = useExpress();
  const red = DIALS.filter(d => isRed(t, d));
  return (
    <ActionBar stacks note={red.length > 0 ? tg('desk.oneRed') : undefined}>
      {DIALS.map(dial => {
        const steps = t.board.dials[dial];
        const spent = t.state.dials[dial];
        const last = red.length > 0 && spent + 1 === steps;
        return (
          <GaugeButton
            key={dial}
            title={tg(`values.${dial}`)}
            steps={steps}
            spent={spent}
            alert={last}
            detail={last ? tg('desk.thenDividend') : undefined}
            onPress={() => void book({ type: 'choose', by, dial })}
          />
        );
      })}
    </ActionBar>
  );
};
