import { View } from 'react-native';

import { dealId } from '@/rules/railroad-revolution/board';
import { shares } from '@/rules/railroad-revolution/pieces';
import type { Action, Phase, RailTable } from '@/rules/railroad-revolution/types';

import { SectionHead } from '../SectionHead';
import { useDesk } from '../desk/useDesk';
import { makeStyles } from '../theme/makeStyles';
import { ChoiceRow } from './ChoiceRow';
import { Effects } from './Effects';
import { bonusWords } from './words';

interface Props {
  readonly t: RailTable;
  readonly phase: Extract<Phase, { readonly name: 'trade' }>;
  readonly book: (action: Action) => void;
}

/** The two deals of the tile, with their cost in shares, and what a deal made has opened. */
export const TradeStage = ({ t, phase, book }: Props) => {
  const styles = useStyles();
  const { tg, nameOf } = useDesk();
  const { by, made, open } = phase;
  const tile = t.state.tradeTile ?? '';
  const both = by === t.state.active;
  return (
    <View style={styles.stage}>
      <SectionHead
        title={tg('desk.tradeOf', { name: nameOf(by) })}
        detail={tg(both ? 'desk.bothDeals' : 'desk.oneDeal', { count: shares(t, by) })}
      />
      {(['upper', 'lower'] as const).map(deal => {
        const printed = t.board.deals[dealId(tile, deal)];
        const cost = printed?.cost ?? null;
        return (
          <ChoiceRow
            key={deal}
            title={tg(cost === null ? 'desk.deal' : 'desk.dealFor', { deal, count: cost })}
            lines={[bonusWords(tg, printed?.reward)]}
            disabled={made.includes(deal) || (made.length > 0 && !both)}
            onPress={() => book({ type: 'deal', by, deal })}
          />
        );
      })}
      <Effects t={t} by={by} open={open} book={book} />
    </View>
  );
};

const useStyles = makeStyles(({ space }) => ({ stage: { gap: space.xs, paddingBottom: space.s } }));
