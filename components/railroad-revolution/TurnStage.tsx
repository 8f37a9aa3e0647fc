import { useState } from 'react';
import { View } from 'react-native';

import { placeable } from '@/rules/railroad-revolution/apply/turn';
import { COLOURS, DEEDS } from '@/rules/railroad-revolution/data';
import { outlook } from '@/rules/railroad-revolution/preview';
import type { Action, Colour, RailTable } from '@/rules/railroad-revolution/types';

import { SectionHead } from '../SectionHead';
import { useDesk } from '../desk/useDesk';
import { makeStyles } from '../theme/makeStyles';
import { ChoiceRow } from './ChoiceRow';
import { WorkerPicks } from './WorkerPicks';

interface Props {
  readonly t: RailTable;
  readonly book: (action: Action) => void;
}

/** Whom to place and where: the four actions with what they cost and bring for the worker chosen. */
export const TurnStage = ({ t, book }: Props) => {
  const styles = useStyles();
  const { tg } = useDesk();
  const by = t.state.active;
  const counts = placeable(t, by);
  const first = COLOURS.find(c => counts[c] > 0) ?? 'white';
  const [pick, setPick] = useState<Colour>();
  const worker = pick !== undefined && counts[pick] > 0 ? pick : first;
  const looks = DEEDS.map(deed => outlook(t, by, deed, worker));
  return (
    <View style={styles.stage}>
      <SectionHead title={tg('desk.worker')} />
      <WorkerPicks label={tg('desk.worker')} counts={counts} chosen={worker} onPick={setPick} />
      <SectionHead title={tg('desk.action')} />
      {looks.map(look => (
        <ChoiceRow
          key={look.deed}
          title={tg(`deeds.${look.deed}`)}
          lines={
            look.no === undefined
              ? [
                  tg(`desk.main.${look.main.key}`, look.main.params),
                  tg(`desk.extra.${look.extra.key}`, look.extra.params),
                ]
              : [tg(`reasons.${look.no.reason}`, look.no.params)]
          }
          disabled={look.no !== undefined}
          onPress={() => book({ type: 'place', by, deed: look.deed, worker })}
        />
      ))}
      {looks.every(look => look.no !== undefined) && (
        <ChoiceRow
          title={tg('offers.skip-turn')}
          lines={[]}
          onPress={() => book({ type: 'skip-turn', by })}
        />
      )}
    </View>
  );
};

const useStyles = makeStyles(({ space }) => ({ stage: { gap: space.xs, paddingBottom: space.m } }));
