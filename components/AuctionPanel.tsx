import type { ReactNode } from 'react';
import { View } from 'react-native';

import { AppText } from './AppText';
import { AuctionSeat } from './AuctionSeat';
import type { Bidder } from './AuctionSeat';
import { GuillocheFrame } from './GuillocheFrame';
import { makeStyles } from './theme/makeStyles';
import { useTheme } from './theme/ThemeProvider';

export interface Fact {
  readonly words: string;
  /** Written out, money or not. */
  readonly value: string;
}

interface Props {
  /** What is for sale, drawn: a Plate of size xl. */
  readonly mark?: ReactNode;
  readonly title: string;
  readonly subtitle?: string | undefined;
  readonly facts?: readonly Fact[] | undefined;
  /** In the order in which they speak. */
  readonly bidders: readonly Bidder[];
  /** Further rows: where the money goes, bids placed ahead. */
  readonly children?: ReactNode;
}

/** The least width of a seat on a phone: five in a row, six in two rows of three. */
const FIVE_ABREAST = 62;
const THREE_ABREAST = 100;

/** The lot as a certificate, and the seats around it. The bidding itself is in `BidBar`. */
export const AuctionPanel = ({ mark, title, subtitle, facts = [], bidders, children }: Props) => {
  const styles = useStyles();
  const { textScale } = useTheme();
  const width = textScale * (bidders.length > 5 ? THREE_ABREAST : FIVE_ABREAST);
  return (
    <View style={styles.stage}>
      <GuillocheFrame thickness={13} wash={{ size: 250, right: -10, top: -62 }}>
        <View style={styles.inside}>
          <View style={styles.lot}>
            {mark}
            <View style={styles.words}>
              <AppText variant="displayS" role="heading">
                {title}
              </AppText>
              {subtitle !== undefined && (
                <AppText variant="label" color="inkSoft">
                  {subtitle}
                </AppText>
              )}
            </View>
          </View>
          {facts.length > 0 && (
            <View style={styles.facts}>
              {facts.map(fact => (
                <View key={fact.words} accessible role="group" aria-label={`${fact.words}: ${fact.value}`}>
                  <AppText variant="caption" color="inkSoft">
                    {fact.words}
                  </AppText>
                  <AppText variant="money">{fact.value}</AppText>
                </View>
              ))}
            </View>
          )}
        </View>
      </GuillocheFrame>
      <View style={styles.seats}>
        {bidders.map(bidder => (
          <AuctionSeat key={bidder.id} bidder={bidder} width={width} />
        ))}
      </View>
      {children}
    </View>
  );
};

const useStyles = makeStyles(({ space }) => ({
  stage: { padding: space.gutter, paddingTop: space.m, gap: space.m },
  inside: { paddingHorizontal: 11, paddingVertical: 11, gap: space.m },
  lot: { flexDirection: 'row', alignItems: 'center', gap: space.m } as const,
  words: { flex: 1 },
  facts: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space.m,
    rowGap: space.xs,
  } as const,
  seats: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    columnGap: space.s,
    rowGap: space.l,
    paddingBottom: 10,
  } as const,
}));
