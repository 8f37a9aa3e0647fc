import type { ReactNode } from 'react';
import { View } from 'react-native';

import { balance } from '@/rules/kernel/ledger';
import { heldBy } from '@/rules/kernel/table';
import type { CompanyId } from '@/rules/spekulation/data';
import { holdersOf, quotes, type PositionChoice } from '@/rules/spekulation/preview';
import { END, START } from '@/rules/spekulation/data';
import { prices } from '@/rules/spekulation/track';
import type { SpekulationTable, Track } from '@/rules/spekulation/types';

import { AppText } from '../AppText';
import { useDesk } from '../desk/useDesk';
import { makeStyles } from '../theme/makeStyles';
import { QuoteRow } from './QuoteRow';
import { TradeButtons } from './TradeButtons';
import { tradeActions } from './trade';

interface Props {
  readonly t: SpekulationTable;
  /** The track whose prices are shown: the present one, or one thought of. */
  readonly track: Track;
  /** At the left of the heads. */
  readonly tools?: ReactNode;
  readonly choices?: readonly PositionChoice[] | undefined;
  readonly picked?: CompanyId | undefined;
  readonly onPick?: ((company: CompanyId) => void) | undefined;
}

/** All companies by rank, with what can be done with each now. */
export const Quotes = ({ t, track, tools, choices, picked, onPick }: Props) => {
  const styles = useStyles();
  const { tg, offers, sendAll } = useDesk();
  const { phase } = t.state;
  const now = prices(t.board, t.state);
  const offered = (type: string, company: string) =>
    offers.some(o => o.action.type === type && o.action['company'] === company);
  const goal = (company: CompanyId) => choices?.find(c => c.company === company)?.to;
  const fieldWords = (field: number) =>
    field === START ? tg('desk.start') : field === END ? tg('desk.end') : String(field);
  return (
    <View>
      <View style={styles.head}>
        <View style={styles.tools}>{tools}</View>
        {phase.name !== 'trade' && (
          <>
            <AppText variant="caption" color="inkSoft" style={styles.bank} align="center">
              {tg('desk.bank')}
            </AppText>
            <AppText variant="caption" color="inkSoft" style={styles.price} align="right">
              {tg('desk.price')}
            </AppText>
          </>
        )}
      </View>
      {quotes(t, track).map(quote => {
        const { company } = quote;
        const inBank = balance(t.books, 'bank', `share:${company}`);
        const to = goal(company);
        return (
          <QuoteRow
            key={company}
            board={t.board}
            quote={quote}
            holders={holdersOf(t, company)}
            inBank={inBank}
            now={now[company]}
            selected={picked === company}
            onPress={onPick && to !== undefined ? () => onPick(company) : undefined}
          >
            {phase.name === 'trade' ? (
              <TradeButtons
                quote={quote}
                inBank={inBank}
                holds={heldBy(t, phase.by, `share:${company}`)}
                canBuy={offered('buy', company)}
                canSell={offered('sell', company)}
                onTrade={type => void sendAll(tradeActions(phase, type, company))}
              />
            ) : onPick && picked === undefined && to !== undefined ? (
              <AppText variant="moneySmall">
                {`${fieldWords(t.state.stones[company])} → ${fieldWords(to)}`}
              </AppText>
            ) : undefined}
          </QuoteRow>
        );
      })}
    </View>
  );
};

const useStyles = makeStyles(({ color, grow, space }) => ({
  head: {
    flexDirection: 'row',
    gap: space.s,
    paddingHorizontal: space.m,
    alignItems: 'center',
    borderTopWidth: 1,
    borderBottomWidth: 1,
    borderColor: color.line,
  } as const,
  tools: { flex: 1, flexDirection: 'row', flexWrap: 'wrap', columnGap: space.m } as const,
  bank: { minWidth: grow(32, 1.4) },
  price: { minWidth: grow(64, 1.5) },
}));
