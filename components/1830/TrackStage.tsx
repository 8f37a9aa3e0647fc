import { View } from 'react-native';

import { PHASES } from '@/rules/1830/data';
import { offersOf } from '@/rules/1830/desk';
import { treasury } from '@/rules/1830/reading';
import type { OperatingRound } from '@/rules/1830/types';
import { money } from '@/rules/kernel/money';

import { AppText } from '../AppText';
import { Button } from '../Button';
import { makeStyles } from '../theme/makeStyles';
import type { OnOpen } from './open';
import { useBoard } from './useBoard';

interface Props {
  readonly round: OperatingRound;
  readonly onOpen: OnOpen;
}

/** §18: what the usual fields cost. */
const COSTS = [
  { cost: 0, words: 'desk.plainField' },
  { cost: 80, words: 'desk.water' },
  { cost: 120, words: 'desk.mountain' },
] as const;

/** One tap for a tile: nothing, water or mountain; any other price is typed, and the tile may be named. */
export const TrackStage = ({ round, onOpen }: Props) => {
  const { t, tg, offers, send, busy, readOnly } = useBoard();
  const styles = useStyles();
  const { company } = round;
  const most = offersOf(offers, 'lay-track')[0]?.ask?.max ?? treasury(t, company);
  const turn = t.state.turns;
  return (
    <View style={styles.box}>
      <AppText variant="label" color="inkSoft">
        {tg('desk.trackHelp', {
          colours: PHASES[t.state.phase].colours.map(c => tg(`desk.${c}`)).join(', '),
        })}
      </AppText>
      <View style={styles.costs}>
        {COSTS.map(({ cost, words }) => (
          <Button
            key={cost}
            flex={1}
            kind={cost <= most ? 'primary' : 'secondary'}
            title={tg('desk.layFor', { cost })}
            detail={tg(words)}
            disabled={busy || readOnly}
            onPress={() => void send({ type: 'lay-track', company, cost: money(cost) })}
            style={styles.button}
          />
        ))}
      </View>
      <View style={styles.costs}>
        <Button
          flex={1}
          compact
          kind="secondary"
          icon="edit"
          title={tg('desk.otherPrice')}
          disabled={busy || readOnly}
          onPress={() => onOpen({ kind: 'track', turn })}
          style={styles.button}
        />
        <Button
          flex={1}
          compact
          kind="secondary"
          icon="search"
          title={tg('desk.whichTile')}
          disabled={busy || readOnly}
          onPress={() => onOpen({ kind: 'tile', turn })}
          style={styles.button}
        />
      </View>
    </View>
  );
};

const useStyles = makeStyles(({ space, textScale }) => ({
  box: { padding: space.gutter, gap: space.m },
  button: textScale > 1.5 ? { flexBasis: 'auto' as const } : {},
  costs: { flexDirection: textScale > 1.5 ? 'column' : 'row', gap: space.s } as const,
}));
