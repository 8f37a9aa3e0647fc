import { useState } from 'react';
import { View } from 'react-native';

import { SHARES } from '@/rules/chicago-express/data';
import { afterOneMore } from '@/rules/chicago-express/preview';
import { cash, paysNow, sharesSold, treasury } from '@/rules/chicago-express/reading';
import type { Lot } from '@/rules/chicago-express/types';
import { leastBid, nextSeat, type Auction } from '@/rules/kernel/auction';
import { money as amountOf } from '@/rules/kernel/money';

import { AuctionPanel } from '../AuctionPanel';
import type { Bidder } from '../AuctionSeat';
import { BidBar } from '../BidBar';
import { Formula } from '../Formula';
import { LeaderRow } from '../LeaderRow';
import { MoneyPad } from '../MoneyPad';
import { Plate } from '../Plate';
import { Sheet } from '../Sheet';
import { TableFrame } from '../desk/TableFrame';
import { useDesk } from '../desk/useDesk';
import { useMoney } from '../i18n/WordsProvider';
import { makeStyles } from '../theme/makeStyles';
import { EndNotice } from './EndNotice';
import { GAME } from './look';
import type { Booking } from './useBooking';
import { useExpress } from './useExpress';

interface Props {
  readonly auction: Auction<Lot>;
  readonly book: Booking['book'];
  readonly cover: React.ReactNode;
}

/** One share under the hammer: what it pays, who is still in, and the next bid on one button. */
export const Bidding = ({ auction, book, cover }: Props) => {
  const { seats, tg, nameOf } = useDesk();
  const t = useExpress();
  const money = useMoney();
  const styles = useStyles();
  const [pad, setPad] = useState(false);
  const { lot, next, leader, high, still, bids } = auction;
  const { railroad } = lot;
  const sold = sharesSold(t, railroad);
  const least = leastBid(auction);
  const max = cash(t, next);
  const keeps = (amount: number) => tg('desk.keeps', { by: next, amount: max - amount });
  const bid = (amount: number) => void book({ type: 'bid', by: next, amount: amountOf(amount) });
  const stateOf = (id: Bidder['id']): Bidder['state'] => {
    if (!still.some(s => s === id)) return 'passed';
    if (id === next) return 'toBid';
    return id === leader ? 'highest' : bids[id as `p${number}`] === undefined ? 'notYet' : 'bid';
  };
  const firstAt = seats.findIndex(s => s.id === lot.first);
  const inOrder = [...seats.slice(firstAt), ...seats.slice(0, firstAt)];
  const price = leader === undefined ? least : high;
  const purses = seats.filter(s => still.includes(s.id)).map(s => `${s.name} ${money(cash(t, s.id))}`);
  const last = nextSeat(t.players, next, still) === next && leader === undefined;
  return (
    <TableFrame
      title={tg('desk.auctionOf', { name: nameOf(railroad) })}
      cover={cover}
      stage={
        <AuctionPanel
          mark={<Plate game={GAME} company={railroad} name={nameOf(railroad)} size="xl" />}
          title={tg('desk.oneShare')}
          subtitle={tg('desk.nthShare', { n: sold + 1, of: SHARES[railroad] })}
          facts={[
            { words: tg('desk.income'), value: String(t.state.income[railroad]) },
            { words: tg('desk.paysNow'), value: sold === 0 ? '–' : money(paysNow(t, railroad)) },
            { words: tg('desk.afterSale'), value: money(afterOneMore(t, railroad)) },
            { words: tg('desk.minimum'), value: money(auction.least) },
          ]}
          bidders={inOrder.map(({ id, name, initials, color }) => ({
            id,
            name,
            initials,
            color,
            state: stateOf(id),
            bid: bids[id],
          }))}
        >
          <View style={styles.rows}>
            <LeaderRow
              words={tg('desk.toTreasury', { railroad })}
              amount={treasury(t, railroad) + price}
              from={treasury(t, railroad)}
            />
            <LeaderRow words={tg('desk.canBid')} detail={purses.join(' · ')} />
            {lot.kind !== 'opening' && (
              <Formula
                sums={[
                  {
                    kind: 'fraction',
                    over: tg('desk.sumIncome', { income: t.state.income[railroad] }),
                    under: tg('desk.sumSold', { sold }),
                    equals: String(auction.least),
                    note: tg('desk.sumUp'),
                  },
                ]}
              />
            )}
            {last && lot.kind === 'opening' && <LeaderRow words={tg('desk.lastMayBid')} />}
            <EndNotice />
          </View>
        </AuctionPanel>
      }
      panel={
        <BidBar
          key={`${next} ${least}`}
          min={least}
          max={max}
          consequence={amount => (max < least ? ' ' : keeps(amount))}
          onBid={bid}
          onOther={() => setPad(true)}
          onPass={() => void book({ type: 'pass', by: next })}
        />
      }
      sheet={
        pad && (
          <Sheet title={tg('desk.otherBid', { by: next })} onClose={() => setPad(false)}>
            <MoneyPad
              label={tg('desk.otherBid', { by: next })}
              min={least}
              max={max}
              consequence={keeps}
              confirm={amount => tg('offers.bid', { amount })}
              onConfirm={amount => {
                setPad(false);
                bid(amount);
              }}
            />
          </Sheet>
        )
      }
    />
  );
};

const useStyles = makeStyles(({ space }) => ({ rows: { gap: space.s } }));
