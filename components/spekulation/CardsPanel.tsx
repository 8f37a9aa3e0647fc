import { useState } from 'react';
import { View } from 'react-native';

import type { PlayerId } from '@/rules/kernel/ledger';
import { cardsLeft } from '@/rules/spekulation/bags';
import { cardAction } from '@/rules/spekulation/legal';
import { seatsFrom } from '@/rules/spekulation/movement';
import { companySaid, whatIf } from '@/rules/spekulation/preview';
import type { Phase, SpekulationTable } from '@/rules/spekulation/types';

import { AppText } from '../AppText';
import { Button } from '../Button';
import { Person } from '../Person';
import { Touch } from '../Touch';
import { useDesk } from '../desk/useDesk';
import { makeStyles } from '../theme/makeStyles';
import { CardTiles } from './CardTiles';
import { Panel } from './Panel';
import { Stone } from './Stone';

interface Props {
  readonly t: SpekulationTable;
  readonly phase: Extract<Phase, { readonly name: 'cards' }>;
  readonly memory: boolean;
}

/** One tap for each player's card, the result in sight on the track; then the stones move. */
export const CardsPanel = ({ t, phase, memory }: Props) => {
  const styles = useStyles();
  const { tg, seats, send, offers } = useDesk();
  const [again, setAgain] = useState<PlayerId>();
  const order = seatsFrom(t.players, t.state.turn);
  const { played, drawn } = phase;
  const by = again ?? order.find(id => played[id] === undefined);
  const left = by === undefined ? [] : cardsLeft(t, by);
  const { distance, holidays } = whatIf(t, played, drawn.distance);
  const ready = offers.find(o => o.action.type === 'move');
  const holiday =
    holidays === 0
      ? undefined
      : distance === 0
        ? tg('desk.stands')
        : tg('desk.halved', { n: distance, from: drawn.distance });
  return (
    <Panel title={by === undefined ? (holiday ?? tg('desk.after')) : tg('desk.cardOf', { by })}>
      <View style={styles.row}>
        {order.map(id => {
          const seat = seats.find(s => s.id === id);
          const card = played[id];
          const words =
            card === undefined
              ? tg('desk.noCard')
              : card === 'holiday'
                ? tg('desk.holiday')
                : companySaid(t.board, card);
          return (
            <Touch
              key={id}
              label={tg('desk.cardIs', { by: id, card: words })}
              selected={by === id}
              onPress={() => setAgain(card === undefined ? undefined : id)}
              style={[styles.seat, by === id && styles.here]}
            >
              <Person
                name={seat?.name ?? ''}
                initials={seat?.initials}
                color={seat?.color ?? 0}
                size="m"
                silent
              />
              {card === undefined ? (
                <AppText variant="caption" color="inkFaint" silent>
                  –
                </AppText>
              ) : card === 'holiday' ? (
                <AppText variant="caption" numberOfLines={1} silent>
                  {tg('desk.holidayShort')}
                </AppText>
              ) : (
                <Stone board={t.board} company={card} size="xs" silent />
              )}
            </Touch>
          );
        })}
      </View>
      {by !== undefined && (
        <CardTiles
          board={t.board}
          selected={played[by]}
          disabled={card => memory && !left.includes(card)}
          onPress={card => {
            setAgain(undefined);
            void send(cardAction(by, card));
          }}
        />
      )}
      {by === undefined && ready !== undefined && (
        <Button title={tg('desk.moveStones')} onPress={() => void send(ready.action)} />
      )}
    </Panel>
  );
};

const useStyles = makeStyles(({ color, radius, space, stroke }) => ({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: 6 } as const,
  seat: {
    flexGrow: 1,
    flexBasis: 44,
    minHeight: space.touch,
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
    borderRadius: radius.m,
    borderWidth: stroke.line,
    borderColor: color.line,
  } as const,
  here: { backgroundColor: color.accentSoft, borderColor: color.accentText },
}));
