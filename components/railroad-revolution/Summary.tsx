import { View } from 'react-native';

import type { PlayerId } from '@/rules/kernel/ledger';
import { leftOfLogo, shares } from '@/rules/railroad-revolution/pieces';
import { scoreOf } from '@/rules/railroad-revolution/score';
import type { RailTable } from '@/rules/railroad-revolution/types';

import { AppText } from '../AppText';
import { Person } from '../Person';
import { Touch } from '../Touch';
import { useDesk } from '../desk/useDesk';
import { makeStyles } from '../theme/makeStyles';

interface Props {
  readonly t: RailTable;
  readonly onOpen: (id: PlayerId) => void;
}

/** Points, shares and the way to the end of everybody, in one line under the cash. */
export const Summary = ({ t, onOpen }: Props) => {
  const styles = useStyles();
  const { seats, tg } = useDesk();
  return (
    <View style={styles.row}>
      {seats.map(({ id, name, initials, color }) => {
        const points = tg('desk.pointsOf', { n: scoreOf(t, id), count: scoreOf(t, id) });
        const held = tg('desk.sharesOf', { n: shares(t, id) });
        const near = leftOfLogo(t, id);
        const end = near === undefined ? '' : tg('desk.toEnd', { n: near });
        return (
          <Touch
            key={id}
            label={[tg('desk.scoreOf', { name }), points, held, end].filter(Boolean).join(', ')}
            haptic="light"
            onPress={() => onOpen(id)}
            style={styles.cell}
            pressedStyle={styles.pressed}
          >
            <Person name={name} initials={initials} color={color} size="xs" />
            <View style={styles.words}>
              <AppText variant="caption" strong>
                {points}
              </AppText>
              <AppText variant="caption" color="inkSoft">
                {end === '' ? held : `${held} · ${end}`}
              </AppText>
            </View>
          </Touch>
        );
      })}
    </View>
  );
};

const useStyles = makeStyles(({ color, grow, radius, space }) => ({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: 4, paddingHorizontal: space.gutter } as const,
  cell: {
    flexGrow: 1,
    flexBasis: grow(84),
    minHeight: space.touch,
    flexDirection: 'row',
    alignItems: 'center',
    gap: 6,
    paddingHorizontal: 6,
    borderRadius: radius.m,
    backgroundColor: color.surfaceSunken,
  } as const,
  pressed: { backgroundColor: color.accentSoft },
  words: { flexShrink: 1 },
}));
