import { useState } from 'react';
import { View } from 'react-native';

import { COLOURS } from '@/rules/railroad-revolution/data';
import type { Action, Colour, Phase, RailTable } from '@/rules/railroad-revolution/types';

import { SectionHead } from '../SectionHead';
import { useDesk } from '../desk/useDesk';
import { makeStyles } from '../theme/makeStyles';
import { ChoiceRow } from './ChoiceRow';
import { Effects } from './Effects';
import { WorkerPicks } from './WorkerPicks';
import { bonusWords } from './words';

interface Props {
  readonly t: RailTable;
  readonly phase: Extract<Phase, { readonly name: 'setup' }>;
  readonly book: (action: Action) => void;
}

/** The start tile a player takes, the worker beside it, and what the tile brings. */
export const SetupStage = ({ t, phase, book }: Props) => {
  const styles = useStyles();
  const { tg } = useDesk();
  const { startTiles } = t.state;
  const taken = (colour: Colour) => colour === 'white' || startTiles.some(s => s.worker === colour);
  const free = COLOURS.filter(c => !taken(c));
  const [pick, setPick] = useState<Colour>();
  const worker = pick !== undefined && !taken(pick) ? pick : undefined;
  if (phase.tile !== undefined)
    return (
      <View style={styles.stage}>
        <Effects t={t} by={phase.by} open={phase.open} book={book} />
      </View>
    );
  const tiles = Object.keys(t.board.startTiles).filter(id => !startTiles.some(s => s.tile === id));
  const known = tiles.filter(id => t.board.startTiles[id] !== null);
  const [blank] = tiles.filter(id => !known.includes(id));
  const take = (tile: string) =>
    worker !== undefined && book({ type: 'start-tile', by: phase.by, tile, worker });
  return (
    <View style={styles.stage}>
      <SectionHead title={tg('desk.startWorker')} />
      <WorkerPicks
        label={tg('desk.startWorker')}
        counts={Object.fromEntries(free.map(c => [c, 1]))}
        chosen={worker}
        onPick={setPick}
      />
      <SectionHead title={tg('desk.startTile')} />
      {known.map(id => (
        <ChoiceRow
          key={id}
          title={bonusWords(tg, t.board.startTiles[id])}
          lines={[tg('desk.tile', { tile: id })]}
          disabled={worker === undefined}
          onPress={() => take(id)}
        />
      ))}
      {blank !== undefined && (
        <ChoiceRow
          title={tg('desk.newStartTile')}
          lines={[tg('desk.describe')]}
          disabled={worker === undefined}
          onPress={() => take(blank)}
        />
      )}
    </View>
  );
};

const useStyles = makeStyles(({ space }) => ({ stage: { gap: space.xs, paddingBottom: space.m } }));
