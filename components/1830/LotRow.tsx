import { View } from 'react-native';

import { offersOf, type LotLine } from '@/rules/1830/desk';
import type { AuctionRound } from '@/rules/1830/types';

import { AppText } from '../AppText';
import { Button } from '../Button';
import { Medallion } from '../Medallion';
import { MoneyText } from '../MoneyText';
import { PartyMark } from '../PartyMark';
import { Touch } from '../Touch';
import { player } from '@/rules/kernel/ledger';
import { makeStyles } from '../theme/makeStyles';
import type { OnOpen } from './open';
import { useBoard } from './useBoard';

interface Props {
  readonly line: LotLine;
  readonly round: AuctionRound;
  readonly onOpen: OnOpen;
}

/** A private: what it pays, who has bid, and the one tap that buys it or bids the least. */
export const LotRow = ({ line, round, onOpen }: Props) => {
  const { t, offers, tg, party, nameOf, send, busy, readOnly } = useBoard();
  const styles = useStyles();
  const { private: id, name, income, price, state, bids, owner } = line;
  const take = offersOf(offers, 'take').find(o => o.action.private === id);
  const bid = offersOf(offers, 'bid').find(o => o.action.private === id);
  const bidding = state === 'later' && bid !== undefined && !readOnly;
  const facts = tg('desk.lotFacts', { face: line.face, income });
  const who = owner === undefined ? '' : tg('desk.ownedBy', { by: owner });
  const laid = bids.map(b => tg('desk.bidBy', { by: b.by, amount: b.amount })).join(', ');
  return (
    <View style={[styles.row, state === 'cheapest' && styles.cheapest]}>
      <Touch
        label={[name, facts, who, laid].filter(Boolean).join('. ')}
        hint={bidding ? tg('desk.otherBid') : undefined}
        disabled={!bidding}
        haptic="light"
        onPress={() => onOpen({ kind: 'bid', private: id, turn: t.state.turns })}
        style={[styles.words, state === 'sold' && styles.sold]}
        pressedStyle={styles.pressed}
      >
        <Medallion letters={id} />
        <View style={styles.text}>
          <AppText variant="bodyStrong" numberOfLines={2}>
            {name}
          </AppText>
          <AppText variant="caption" color="inkSoft">
            {facts}
          </AppText>
          <View style={styles.bids}>
            {bids.map(b => (
              <View key={b.by} style={styles.bid}>
                <PartyMark party={party(player(b.by))} silent />
                <MoneyText amount={b.amount} size="table" />
              </View>
            ))}
          </View>
        </View>
      </Touch>
      {owner !== undefined && (
        <View style={styles.owner}>
          <PartyMark party={party(player(owner))} />
          <AppText variant="caption" color="inkSoft" numberOfLines={1}>
            {nameOf(owner)}
          </AppText>
        </View>
      )}
      {state !== 'sold' && (
        <Button
          compact
          kind={state === 'cheapest' ? 'primary' : 'secondary'}
          title={tg(state === 'cheapest' ? 'desk.take' : 'desk.bidLeast', { price })}
          label={tg(state === 'cheapest' ? 'desk.takeSpoken' : 'desk.bidSpoken', {
            by: round.turn,
            private: id,
            price,
          })}
          disabled={(take ?? bid) === undefined || busy || readOnly}
          onPress={() => {
            const offer = take ?? bid;
            if (offer !== undefined) void send(offer.action);
          }}
          style={styles.button}
        />
      )}
    </View>
  );
};

const useStyles = makeStyles(({ color, grow, space }) => ({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    minHeight: 68,
    paddingRight: space.m,
    borderBottomWidth: 1,
    borderBottomColor: color.line,
    backgroundColor: color.surfaceRaised,
  } as const,
  cheapest: { backgroundColor: color.accentSoft },
  words: {
    flex: 1,
    minWidth: 0,
    minHeight: 68,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    paddingLeft: space.gutter,
    paddingVertical: 6,
  } as const,
  sold: { opacity: 0.72 },
  text: { flex: 1, minWidth: 0 },
  bids: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.m, rowGap: 2 } as const,
  bid: { flexDirection: 'row', alignItems: 'center', gap: 4, marginTop: 3 } as const,
  owner: { alignItems: 'center', width: grow(84, 1.4) } as const,
  button: { minWidth: grow(98, 1.3), maxWidth: '38%' } as const,
  pressed: { backgroundColor: color.surfaceSunken },
}));
