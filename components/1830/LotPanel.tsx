import { useState } from 'react';
import { View } from 'react-native';

import { freeCash } from '@/rules/1830/apply/auction';
import type { Private } from '@/rules/1830/data';
import { offersOf } from '@/rules/1830/desk';
import type { AuctionRound } from '@/rules/1830/types';
import type { Auction } from '@/rules/kernel/auction';
import { money } from '@/rules/kernel/money';

import { BidBar } from '../BidBar';
import { Segment } from '../Segment';
import { makeStyles } from '../theme/makeStyles';
import type { OnOpen } from './open';
import { useBoard } from './useBoard';

interface Props {
  readonly round: AuctionRound;
  readonly lot: Auction<Private>;
  readonly onOpen: OnOpen;
}

/** Bids and passes among the bidders; the lowest speaks next, but anybody may. */
export const LotPanel = ({ round, lot, onOpen }: Props) => {
  const { t, tg, nameOf, offers, send } = useBoard();
  const styles = useStyles();
  const [picked, setPicked] = useState<string>();
  const passes = offersOf(offers, 'pass').map(o => o.action.by);
  const by = passes.find(id => id === picked) ?? passes.find(id => id === lot.next) ?? passes[0];
  if (by === undefined) return null;
  const offer = offersOf(offers, 'bid').find(o => o.action.by === by);
  const free = freeCash(t, round, by, lot.lot);
  const min = offer?.ask?.min ?? lot.high + lot.raise;
  return (
    <View>
      {passes.length > 1 && (
        <View style={styles.who}>
          <Segment
            label={tg('desk.whoSpeaks')}
            options={passes.map(id => ({ value: id, title: nameOf(id) }))}
            value={by}
            onChange={setPicked}
          />
        </View>
      )}
      <BidBar
        key={`${by} ${min}`}
        min={min}
        max={offer?.ask?.max ?? free}
        step={lot.raise}
        consequence={amount => tg('desk.keeps', { by, amount: free - amount })}
        onBid={amount => void send({ type: 'bid', by, private: lot.lot, amount: money(amount) })}
        onOther={
          offer &&
          (() =>
            onOpen({
              kind: 'price',
              offer,
              title: tg('desk.bidFor', { by, private: lot.lot }),
              turn: t.state.turns,
            }))
        }
        onPass={() => void send({ type: 'pass', by })}
      />
    </View>
  );
};

const useStyles = makeStyles(({ color, space }) => ({
  who: { paddingHorizontal: space.m, paddingTop: space.s, backgroundColor: color.surfaceRaised },
}));
