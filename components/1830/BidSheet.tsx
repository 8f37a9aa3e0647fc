import { freeCash } from '@/rules/1830/apply/auction';
import { BID_STEP, PRIVATE_DATA, type Private } from '@/rules/1830/data';
import { offersOf } from '@/rules/1830/desk';
import { money } from '@/rules/kernel/money';

import { BidBar } from '../BidBar';
import { Medallion } from '../Medallion';
import { Sheet } from '../Sheet';
import type { OnOpen } from './open';
import { useBoard } from './useBoard';

interface Props {
  readonly private: Private;
  readonly onOpen: OnOpen;
  readonly onClose: () => void;
}

/** A bid above the least for a private that is not yet on sale. */
export const BidSheet = ({ private: id, onOpen, onClose }: Props) => {
  const { t, offers, tg, send } = useBoard();
  const { round } = t.state;
  const offer = offersOf(offers, 'bid').find(o => o.action.private === id);
  if (offer?.ask === undefined || round.name !== 'auction') return null;
  const { by } = offer.action;
  const { min, max = min } = offer.ask;
  const free = freeCash(t, round, by, id);
  return (
    <Sheet title={PRIVATE_DATA[id].name} mark={<Medallion letters={id} size={36} />} onClose={onClose}>
      <BidBar
        key={`${by} ${min}`}
        min={min}
        max={max}
        step={BID_STEP}
        consequence={amount => tg('desk.freeAfter', { by, amount: free - amount })}
        onBid={amount =>
          void send({ type: 'bid', by, private: id, amount: money(amount) }).then(ok => ok && onClose())
        }
        onOther={() =>
          onOpen({
            kind: 'price',
            offer,
            title: tg('desk.bidFor', { by, private: id }),
            turn: t.state.turns,
          })
        }
      />
    </Sheet>
  );
};
