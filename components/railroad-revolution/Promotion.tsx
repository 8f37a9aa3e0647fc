import { useState } from 'react';
import { View } from 'react-native';

import type { PlayerId } from '@/rules/kernel/ledger';
import { startLetters } from '@/rules/railroad-revolution/apply/milestone';
import { stands } from '@/rules/railroad-revolution/legal';
import { companyOf, promoted } from '@/rules/railroad-revolution/pieces';
import { placesLeft } from '@/rules/railroad-revolution/score';
import type { Action, RailTable } from '@/rules/railroad-revolution/types';

import { SectionHead } from '../SectionHead';
import { useDesk } from '../desk/useDesk';
import { useMoney } from '../i18n/WordsProvider';
import { makeStyles } from '../theme/makeStyles';
import { ChoiceRow } from './ChoiceRow';
import { MilestonePicks } from './MilestonePicks';
import { StandPicks } from './StandPicks';
import { milestoneWords } from './words';

interface Props {
  readonly t: RailTable;
  readonly by: PlayerId;
  readonly costs: readonly number[];
  readonly book: (action: Action) => void;
}

/** A worker and the milestone he is promoted to; the first tiles are named here if nobody has yet. */
export const Promotion = ({ t, by, costs, book }: Props) => {
  const styles = useStyles();
  const { tg } = useDesk();
  const money = useMoney();
  const { hand } = companyOf(t, by);
  const [pick, setPick] = useState<string>();
  const chosen = pick !== undefined && hand.includes(pick) ? pick : hand.length === 1 ? hand[0] : undefined;
  const printed = chosen === undefined ? undefined : t.board.milestones[chosen];
  const wanted = printed === undefined ? [] : placesLeft(printed, promoted(t, chosen ?? ''));
  const fits = stands(t, by).filter(
    s => printed?.workers.length === 0 || wanted.includes(s.worker) || wanted.includes('any'),
  );
  const each = Math.min(...costs);
  const [letter] = startLetters(t, by);
  return (
    <View style={styles.panel}>
      <SectionHead
        title={tg('desk.promotions', { n: costs.length })}
        detail={each > 0 ? tg('desk.each', { amount: money(each) }) : undefined}
      />
      {hand.map(id => (
        <ChoiceRow
          key={id}
          title={tg('desk.milestone', { milestone: id })}
          lines={[milestoneWords(tg, t.board.milestones[id])]}
          selected={chosen === id}
          onPress={() => setPick(id)}
        />
      ))}
      {letter !== undefined && (
        <MilestonePicks
          t={t}
          by={by}
          letter={letter}
          title={tg('desk.ownMilestone', { letter })}
          book={book}
        />
      )}
      {chosen !== undefined && (
        <StandPicks
          label={tg('desk.promoteWhom')}
          stands={fits}
          onPick={stand => book({ type: 'promote', by, ...stand, milestone: chosen })}
        />
      )}
    </View>
  );
};

const useStyles = makeStyles(({ space }) => ({ panel: { gap: space.xs } }));
