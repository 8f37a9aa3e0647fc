import { View } from 'react-native';

import { TRAINS } from '@/rules/1830/data';
import { trainLimit, trainsAt } from '@/rules/1830/reading';

import { AppText } from '../AppText';
import { Icon } from '../Icon';
import { Touch } from '../Touch';
import { makeStyles } from '../theme/makeStyles';
import type { OnOpen } from './open';
import { useBoard } from './useBoard';

/** Which trains are sold, which phase it is, and how many a company may own; opens the table of phases. */
export const PhaseStrip = ({ onOpen }: { readonly onOpen: OnOpen }) => {
  const { t, tg } = useBoard();
  const styles = useStyles();
  const { phase } = t.state;
  const left = TRAINS.map(train => ({ train, n: trainsAt(t, 'bank', train) }));
  const shown = left.filter(({ train, n }) => n > 0 || train === phase);
  const limit = trainLimit(t);
  return (
    <Touch
      label={tg('desk.phaseSpoken', {
        train: phase,
        limit,
        left: left
          .filter(({ n }) => n > 0)
          .map(({ train, n }) => `${train} × ${n}`)
          .join(', '),
      })}
      haptic="light"
      onPress={() => onOpen({ kind: 'book', tab: 'trains' })}
      style={styles.strip}
      pressedStyle={styles.pressed}
    >
      <Icon name="train" size={20} color="accentText" />
      <View style={styles.trains}>
        {shown.map(({ train, n }) => (
          <View key={train} style={[styles.train, train === phase && styles.now]}>
            <AppText variant="label" strong color={train === phase ? 'onAccent' : 'ink'}>
              {train}
            </AppText>
            <AppText variant="caption" color={train === phase ? 'onAccent' : 'inkSoft'}>
              {n > 0 ? `×${n}` : '–'}
            </AppText>
          </View>
        ))}
      </View>
      <AppText variant="caption" color="inkSoft" align="right" numberOfLines={2} style={styles.limit}>
        {tg('desk.limitShort', { limit })}
      </AppText>
      <Icon name="chevronRight" size={18} color="inkSoft" />
    </Touch>
  );
};

const useStyles = makeStyles(({ color, radius, space }) => ({
  strip: {
    minHeight: space.touch,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    paddingHorizontal: space.m,
    paddingVertical: space.xs,
    backgroundColor: color.surface,
    borderBottomWidth: 1,
    borderBottomColor: color.line,
  } as const,
  trains: { flexDirection: 'row', flexWrap: 'wrap', gap: 4, flexGrow: 1, flexShrink: 1 } as const,
  train: {
    flexDirection: 'row',
    alignItems: 'baseline',
    gap: 2,
    paddingHorizontal: 6,
    paddingVertical: 2,
    borderRadius: radius.s,
    backgroundColor: color.surfaceSunken,
  } as const,
  now: { backgroundColor: color.accent },
  limit: { flexShrink: 1 },
  pressed: { backgroundColor: color.surfaceSunken },
}));
