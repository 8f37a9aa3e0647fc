import { useState } from 'react';
import { View } from 'react-native';

import type { Card } from '@/rules/spekulation/data';
import { seatsFrom } from '@/rules/spekulation/movement';
import { whatIf } from '@/rules/spekulation/preview';
import type { SpekulationTable } from '@/rules/spekulation/types';

import { AppText } from '../AppText';
import { Chip } from '../Chip';
import { IconButton } from '../IconButton';
import { Sheet } from '../Sheet';
import { useDesk } from '../desk/useDesk';
import { makeStyles } from '../theme/makeStyles';
import { CardTiles } from './CardTiles';
import { Holdings } from './Holdings';
import { QuoteList } from './QuoteList';
import { RaceTrack } from './RaceTrack';
import { Stone } from './Stone';

interface Props {
  readonly t: SpekulationTable;
  readonly onClose: () => void;
}

/** Prices after a thought-of movement; nothing is booked. */
export const WhatIf = ({ t, onClose }: Props) => {
  const styles = useStyles();
  const { tg } = useDesk();
  const { phase, turn } = t.state;
  const [distance, setDistance] = useState('drawn' in phase ? phase.drawn.distance : 3);
  const [cards, setCards] = useState<readonly Card[]>([]);
  const order = seatsFrom(t.players, turn);
  const played = Object.fromEntries(cards.flatMap((card, i) => (order[i] ? [[order[i], card]] : [])));
  const thought = whatIf(t, played, distance);
  const full = cards.length >= order.length;
  return (
    <Sheet title={tg('desk.whatIf')} full onClose={onClose}>
      <AppText variant="label" color="inkSoft" style={styles.pad}>
        {tg('desk.whatIfHelp')}
      </AppText>
      <View style={styles.row}>
        {[...new Set(t.board.distances)].map(n => (
          <Chip
            key={n}
            title={String(n)}
            label={tg('desk.distanceOf', { n })}
            selected={n === distance}
            onPress={() => setDistance(n)}
          />
        ))}
      </View>
      <View style={styles.pad}>
        <CardTiles board={t.board} disabled={() => full} onPress={card => setCards([...cards, card])} />
      </View>
      <View style={[styles.row, styles.laid]}>
        {cards.length === 0 && <AppText color="inkFaint">{tg('desk.noCard')}</AppText>}
        {cards.map((card, i) =>
          card === 'holiday' ? (
            <Chip key={i} title={tg('desk.holidayShort')} />
          ) : (
            <Stone key={i} board={t.board} company={card} size="s" />
          ),
        )}
        {cards.length > 0 && (
          <IconButton icon="backspace" label={tg('desk.back')} onPress={() => setCards(cards.slice(0, -1))} />
        )}
      </View>
      <RaceTrack board={t.board} track={thought.track} before={t.state} />
      <QuoteList t={t} track={thought.track} />
      <Holdings t={t} track={thought.track} />
    </Sheet>
  );
};

const useStyles = makeStyles(({ space }) => ({
  pad: { paddingHorizontal: space.gutter, paddingBottom: space.xs },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: 6, paddingHorizontal: space.gutter } as const,
  laid: { alignItems: 'center', minHeight: space.touch } as const,
}));
