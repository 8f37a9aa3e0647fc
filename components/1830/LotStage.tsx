import { PRIVATE_DATA, type Private } from '@/rules/1830/data';
import { freeCash } from '@/rules/1830/apply/auction';
import type { AuctionRound } from '@/rules/1830/types';
import type { Auction } from '@/rules/kernel/auction';

import { AuctionPanel } from '../AuctionPanel';
import type { Bidder } from '../AuctionSeat';
import { Medallion } from '../Medallion';
import { useMoney } from '../i18n/WordsProvider';
import { useBoard } from './useBoard';

interface Props {
  readonly round: AuctionRound;
  readonly lot: Auction<Private>;
}

const stateOf = ({ still, leader, next }: Auction<Private>, id: Bidder['id']): Bidder['state'] => {
  if (id === leader) return 'highest';
  if (id === next) return 'toBid';
  return still.some(s => s === id) ? 'bid' : 'passed';
};

/** §7.2: the bidders for one private, settling it among themselves. */
export const LotStage = ({ round, lot }: Props) => {
  const { t, tg, seats } = useBoard();
  const money = useMoney();
  const { name, face, income } = PRIVATE_DATA[lot.lot];
  const bidders = seats.filter(s => lot.bids[s.id] !== undefined);
  return (
    <AuctionPanel
      mark={<Medallion letters={lot.lot} size={56} />}
      title={name}
      subtitle={tg('desk.amongBidders')}
      facts={[
        { words: tg('desk.face'), value: money(face) },
        { words: tg('desk.income'), value: money(income) },
        { words: tg('desk.highest'), value: money(lot.high) },
        { words: tg('desk.freeFor', { by: lot.next }), value: money(freeCash(t, round, lot.next, lot.lot)) },
      ]}
      bidders={bidders.map(({ id, name: who, initials, color }) => ({
        id,
        name: who,
        initials,
        color,
        state: stateOf(lot, id),
        bid: lot.bids[id],
      }))}
    />
  );
};
