import { View } from 'react-native';

import { INCOME_TRACK, INDUSTRIES, RAILROADS, type Industry } from '@/rules/chicago-express/data';
import { incomeMarker } from '@/rules/chicago-express/formulas';
import { isOpen } from '@/rules/chicago-express/reading';

import { AppText } from '../AppText';
import { Chip } from '../Chip';
import { Plate } from '../Plate';
import { SectionHead } from '../SectionHead';
import { useDesk } from '../desk/useDesk';
import { makeStyles } from '../theme/makeStyles';
import { IncomeTrack } from './IncomeTrack';
import { GAME } from './look';
import { useExpress } from './useExpress';

/** The steps of one industrial city, from its start to its end. */
const IndustryRow = ({ city }: { readonly city: Industry }) => {
  const { tg } = useDesk();
  const { state, board } = useExpress();
  const styles = useStyles();
  const { start, step, end } = board.industry[city];
  const now = state.industry[city];
  const count = step > 0 ? Math.floor((end - start) / step) + 1 : 1;
  return (
    <View
      style={styles.industry}
      accessible
      role="img"
      aria-label={tg('desk.industryAt', { city: tg(`values.${city}`), now, end })}
    >
      <AppText variant="label" style={styles.city} silent>
        {tg(`values.${city}`)}
      </AppText>
      {Array.from({ length: count }, (_, i) => start + i * step).map(value => (
        <View key={value} style={[styles.box, value === now && styles.here]}>
          <AppText variant="moneyTable" color={value === now ? 'onAccent' : 'inkSoft'} align="center" silent>
            {String(value)}
          </AppText>
        </View>
      ))}
    </View>
  );
};

/** The income track with its +50 tokens, and the industry track. */
export const Tracks = () => {
  const { tg, nameOf } = useDesk();
  const t = useExpress();
  const styles = useStyles();
  const railroads = RAILROADS.filter(r => isOpen(t.state, r));
  const beyond = railroads.filter(r => incomeMarker(t.state.income[r]).tokens > 0);
  return (
    <View style={styles.tracks}>
      <SectionHead title={tg('desk.incomeTrack')} />
      <IncomeTrack
        label={tg('desk.incomeTrack')}
        fields={INCOME_TRACK}
        markers={railroads.map(r => ({
          company: r,
          name: nameOf(r),
          at: incomeMarker(t.state.income[r]).marker,
        }))}
      />
      {beyond.length > 0 && (
        <View style={styles.tokens}>
          {beyond.map(r => (
            <Chip key={r} tone="brass" title={tg('desk.token')}>
              <Plate game={GAME} company={r} name={nameOf(r)} size="xs" />
            </Chip>
          ))}
        </View>
      )}
      <SectionHead title={tg('desk.industryTrack')} />
      <View>
        {INDUSTRIES.map(city => (
          <IndustryRow key={city} city={city} />
        ))}
      </View>
    </View>
  );
};

const useStyles = makeStyles(({ color, grow, radius, space }) => ({
  tracks: { gap: space.s, paddingVertical: space.s },
  tokens: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s, paddingHorizontal: space.gutter } as const,
  industry: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 3,
    minHeight: 32,
    paddingHorizontal: space.gutter,
  } as const,
  city: { width: grow(88, 1.6) },
  box: {
    flexGrow: 1,
    flexBasis: 0,
    maxWidth: grow(40, 1.6),
    borderRadius: radius.s,
    borderWidth: 1,
    borderColor: color.line,
    backgroundColor: color.surfaceRaised,
    paddingVertical: 2,
  },
  here: { backgroundColor: color.accent, borderColor: color.accent },
}));
