import { View } from 'react-native';

import { tiedUp } from '@/rules/1830/desk';
import { cash } from '@/rules/1830/reading';
import type { AuctionRound } from '@/rules/1830/types';

import { LeaderRow } from '../LeaderRow';
import { PartyMark } from '../PartyMark';
import { SectionHead } from '../SectionHead';
import { makeStyles } from '../theme/makeStyles';
import { useBoard } from './useBoard';

/** §7.2: what lies on the table for bids cannot be spent elsewhere. */
export const FreeMoney = ({ round }: { readonly round: AuctionRound }) => {
  const { t, tg, seats, party } = useBoard();
  const styles = useStyles();
  const tied = seats.map(seat => ({ seat, amount: tiedUp(t, round, seat.id) })).filter(l => l.amount > 0);
  if (tied.length === 0) return null;
  return (
    <View>
      <SectionHead title={tg('desk.tiedUp')} />
      <View style={styles.rows}>
        {tied.map(({ seat, amount }) => (
          <LeaderRow
            key={seat.id}
            mark={<PartyMark party={party(seat.account)} silent />}
            words={seat.name}
            detail={tg('desk.freeStill', { free: cash(t, seat.account) - amount })}
            amount={amount}
          />
        ))}
      </View>
    </View>
  );
};

const useStyles = makeStyles(({ space }) => ({
  rows: { paddingHorizontal: space.gutter, paddingBottom: space.m },
}));
