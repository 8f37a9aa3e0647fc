import { useState } from 'react';
import { View } from 'react-native';

import type { PlayerId } from '@/rules/kernel/ledger';
import { tollFor } from '@/rules/railroad-revolution/apply/effects';
import { stepId } from '@/rules/railroad-revolution/board';
import { TRACKS } from '@/rules/railroad-revolution/data';
import { stands } from '@/rules/railroad-revolution/legal';
import { companyOf } from '@/rules/railroad-revolution/pieces';
import type { Action, RailTable, Track } from '@/rules/railroad-revolution/types';

import { SectionHead } from '../SectionHead';
import { useDesk } from '../desk/useDesk';
import { useMoney } from '../i18n/WordsProvider';
import { makeStyles } from '../theme/makeStyles';
import { ChoiceRow } from './ChoiceRow';
import { StandPicks } from './StandPicks';

interface Props {
  readonly t: RailTable;
  readonly by: PlayerId;
  readonly steps: number;
  readonly book: (action: Action) => void;
}

/** One step at a time on the track that is tapped, with what it costs to get there. */
export const TrackSteps = ({ t, by, steps, book }: Props) => {
  const styles = useStyles();
  const { tg } = useDesk();
  const money = useMoney();
  const [gate, setGate] = useState<Track>();
  const { tracks } = companyOf(t, by);
  const look = (track: Track) => {
    const at = tracks[track];
    const toll = tollFor(t, by, track, 1);
    const points = (n: number) => t.board.steps[stepId(track, n)]?.points ?? '?';
    const price =
      'ok' in toll
        ? []
        : [
            ...(toll.pay > 0 ? [money(-toll.pay)] : []),
            ...(toll.shares > 0 ? [tg('desk.giveShares', { count: toll.shares })] : []),
            ...(toll.workers > 0 ? [tg('desk.giveWorker')] : []),
          ];
    return {
      line: [tg('desk.fromTo', { from: points(at), to: points(at + 1) }), ...price].join(' · '),
      worker: !('ok' in toll) && toll.workers > 0,
      ends: 'ok' in toll && toll.reason === 'end-of-track',
    };
  };
  return (
    <View style={styles.panel}>
      <SectionHead title={tg('desk.steps', { n: steps })} />
      {TRACKS.map(track => {
        const { line, worker, ends } = look(track);
        return (
          <ChoiceRow
            key={track}
            title={tg('desk.step', { track })}
            lines={[ends ? tg('desk.atTop') : line]}
            disabled={ends}
            selected={gate === track}
            onPress={() => (worker ? setGate(track) : book({ type: 'advance', by, track, steps: 1 }))}
          />
        );
      })}
      {gate !== undefined && look(gate).worker && (
        <StandPicks
          label={tg('desk.giveWorker')}
          stands={stands(t, by)}
          onPick={stand => {
            setGate(undefined);
            book({ type: 'advance', by, track: gate, steps: 1, give: [stand] });
          }}
        />
      )}
    </View>
  );
};

const useStyles = makeStyles(({ space }) => ({ panel: { gap: space.xs } }));
