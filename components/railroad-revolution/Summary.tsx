import { View } from 'react-native';

import type { PlayerId } from '@/rules/kernel/ledger';
import { leftOfLogo, shares } from '@/rules/railroad-revolution/pieces';
import { scoreOf } from '@/rules/railroad-revolution/score';
import type { RailTable } from '@/rules/railroad-revolution/types';

import { AppText } from '../AppText';
import { Icon } from '../Icon';
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
        const points = scoreOf(t, id);
        const held = shares(t, id);
        const near = leftOfLogo(t, id);
        const said = [
          tg('desk.scoreOf', { name }),
          tg('desk.pointsOf', { count: points }),
          tg('desk.hasShares', { count: held }),
          ...(near === undefined ? [] : [tg('desk.toEnd', { count: near })]),
        ];
        return (
          <Touch
            key={id}
            label={said.join(', ')}
            haptic="light"
            onPress={() => onOpen(id)}
            style={styles.cell}
            pressedStyle={styles.pressed}
          >
            <Person name={name} initials={initials} color={color} size="xs" />
            <View style={styles.words}>
              <AppText variant="caption" strong>
                {tg('desk.pointsShort', { n: points })}
              </AppText>
              <View style={styles.figures}>
                <AppText variant="caption" color="inkSoft">
                  {tg('desk.sharesShort', { shares: held })}
                </AppText>
                {near !== undefined && (
                  <>
                    <Icon name="flag" size={12} color="inkSoft" />
                    <AppText variant="caption" color="inkSoft">
                      {String(near)}
                    </AppText>
                  </>
                )}
              </View>
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
    justifyContent: 'center',
    gap: 6,
    paddingHorizontal: 4,
    borderRadius: radius.m,
    backgroundColor: color.surfaceSunken,
  } as const,
  pressed: { backgroundColor: color.accentSoft },
  words: { flexShrink: 1 },
  figures: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: 3 } as const,
}));
