import { View } from 'react-native';

import { heldBy } from '@/rules/kernel/table';
import { COMPANIES } from '@/rules/spekulation/data';
import { worthOn } from '@/rules/spekulation/preview';
import type { SpekulationTable, Track } from '@/rules/spekulation/types';

import { AppText } from '../AppText';
import { MoneyText } from '../MoneyText';
import { Person } from '../Person';
import { SectionHead } from '../SectionHead';
import { useDesk } from '../desk/useDesk';
import { makeStyles } from '../theme/makeStyles';
import { Stone } from './Stone';

/** Who holds what and is worth what at the prices shown. */
export const Holdings = ({ t, track }: { readonly t: SpekulationTable; readonly track: Track }) => {
  const styles = useStyles();
  const { tg, seats } = useDesk();
  return (
    <View>
      <SectionHead title={tg('desk.worth')} />
      {seats.map(seat => {
        const held = COMPANIES.flatMap(company => {
          const n = heldBy(t, seat.id, `share:${company}`);
          return n === 0 ? [] : [{ company, n }];
        });
        const amount = worthOn(t, seat.id, track);
        const now = worthOn(t, seat.id, t.state);
        const shares =
          held.length === 0
            ? tg('desk.holdsNothing')
            : held.map(({ company, n }) => tg('desk.sharesOf', { company, n })).join(', ');
        return (
          <View
            key={seat.id}
            style={styles.row}
            role="group"
            aria-label={tg('desk.holds', { name: seat.name, shares, amount })}
          >
            <Person name={seat.name} initials={seat.initials} color={seat.color} size="m" silent />
            <View style={styles.shares}>
              {held.map(({ company, n }) => (
                <View key={company} style={styles.share}>
                  <Stone board={t.board} company={company} size="xs" silent />
                  {n > 1 && (
                    <AppText variant="caption" silent>
                      {n}
                    </AppText>
                  )}
                </View>
              ))}
            </View>
            {now !== amount && <MoneyText amount={now} size="table" color="inkFaint" silent />}
            <MoneyText amount={amount} size="small" silent />
          </View>
        );
      })}
    </View>
  );
};

const useStyles = makeStyles(({ color, space, stroke }) => ({
  row: {
    minHeight: 36,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    paddingHorizontal: space.gutter,
    borderBottomWidth: stroke.line,
    borderBottomColor: color.line,
  } as const,
  shares: { flex: 1, flexDirection: 'row', flexWrap: 'wrap', gap: 6 } as const,
  share: { flexDirection: 'row', alignItems: 'center', gap: 2 } as const,
}));
