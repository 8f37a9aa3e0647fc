import { ScrollView, View } from 'react-native';

import { seatsFrom } from '@/rules/spekulation/movement';
import type { Phase, SpekulationTable } from '@/rules/spekulation/types';

import { AppText } from '../AppText';
import { Person } from '../Person';
import { useDesk } from '../desk/useDesk';
import { makeStyles } from '../theme/makeStyles';
import { Stone } from './Stone';

interface Props {
  readonly t: SpekulationTable;
  readonly phase: Extract<Phase, { readonly name: 'trade' }>;
}

/** Who has traded what in this round, who is trading and who comes after. */
export const TradeRound = ({ t, phase }: Props) => {
  const styles = useStyles();
  const { tg, seats } = useDesk();
  return (
    <ScrollView horizontal role="list" aria-label={tg('desk.tradeRound')} contentContainerStyle={styles.list}>
      {seatsFrom(t.players, t.state.turn).map(id => {
        const seat = seats.find(s => s.id === id);
        const trade = phase.trades[id];
        const here = phase.by === id;
        const { bought, sold } = trade ?? {};
        const words = trade === undefined ? tg('desk.toTrade') : here ? '' : tg('desk.traded');
        return (
          <View key={id} role="listitem" style={[styles.one, here && styles.here]}>
            <Person
              name={seat?.name ?? ''}
              initials={seat?.initials}
              color={seat?.color ?? 0}
              size="m"
              faded={trade === undefined}
            />
            {sold !== undefined && (
              <>
                <AppText variant="caption">{tg('desk.sold')}</AppText>
                <Stone board={t.board} company={sold} size="xs" />
              </>
            )}
            {bought !== undefined && (
              <>
                <AppText variant="caption">{tg('desk.bought')}</AppText>
                <Stone board={t.board} company={bought} size="xs" />
              </>
            )}
            {bought === undefined && sold === undefined && words !== '' && (
              <AppText variant="caption" color="inkSoft">
                {words}
              </AppText>
            )}
          </View>
        );
      })}
    </ScrollView>
  );
};

const useStyles = makeStyles(({ color, radius, space }) => ({
  list: { gap: space.s, paddingHorizontal: space.m, paddingVertical: space.xs } as const,
  one: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 5,
    minHeight: 32,
    paddingHorizontal: space.s,
    borderRadius: radius.pill,
    backgroundColor: color.surfaceSunken,
  } as const,
  here: { backgroundColor: color.accentSoft },
}));
