import { offersOf } from '@/rules/1830/desk';
import { money } from '@/rules/kernel/money';

import { MoneyPad } from '../MoneyPad';
import { Sheet } from '../Sheet';
import { useBoard } from './useBoard';

/** Any other price of a tile. */
export const TrackPad = ({ onClose }: { readonly onClose: () => void }) => {
  const { t, tg, offers, send } = useBoard();
  const { round } = t.state;
  const [offer] = offersOf(offers, 'lay-track');
  if (round.name !== 'operating' || offer?.ask === undefined) return null;
  const { company } = round;
  return (
    <Sheet title={tg('desk.otherPrice')} onClose={onClose}>
      <MoneyPad
        label={tg('desk.otherPrice')}
        min={0}
        max={offer.ask.max}
        confirm={cost => tg('desk.layFor', { cost })}
        onConfirm={cost =>
          void send({ type: 'lay-track', company, cost: money(cost) }).then(ok => ok && onClose())
        }
      />
    </Sheet>
  );
};
