import { View } from 'react-native';

import { balance } from '@/rules/kernel/ledger';
import { holdersOf, quotes } from '@/rules/spekulation/preview';
import { prices } from '@/rules/spekulation/track';
import type { SpekulationTable, Track } from '@/rules/spekulation/types';

import { QuoteRow } from './QuoteRow';

interface Props {
  readonly t: SpekulationTable;
  readonly track: Track;
}

/** All companies by rank on some track, with the price now beside the price then. */
export const QuoteList = ({ t, track }: Props) => {
  const now = prices(t.board, t.state);
  return (
    <View>
      {quotes(t, track).map(quote => (
        <QuoteRow
          key={quote.company}
          board={t.board}
          quote={quote}
          holders={holdersOf(t, quote.company)}
          inBank={balance(t.books, 'bank', `share:${quote.company}`)}
          now={now[quote.company]}
        />
      ))}
    </View>
  );
};
