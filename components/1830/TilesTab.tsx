import { View } from 'react-native';

import { COLOURS, PHASES } from '@/rules/1830/data';
import { tileLines } from '@/rules/1830/tiles';

import { AppText } from '../AppText';
import { Chip } from '../Chip';
import { SectionHead } from '../SectionHead';
import { makeStyles } from '../theme/makeStyles';
import { useBoard } from './useBoard';

/** §18.1: every tile, how many are left and what may replace it; which colours may be laid now. */
export const TilesTab = () => {
  const { t, tg } = useBoard();
  const styles = useStyles();
  const lines = tileLines(t);
  const allowed = PHASES[t.state.phase].colours;
  return (
    <View style={styles.box}>
      <View style={styles.colours}>
        <AppText variant="label">{tg('desk.allowedNow')}</AppText>
        {allowed.map(c => (
          <Chip key={c} title={tg(`desk.${c}`)}>
            <View style={[styles.swatch, styles[c]]} />
          </Chip>
        ))}
      </View>
      {t.state.untold > 0 && (
        <AppText variant="caption" color="inkSoft" style={styles.note}>
          {tg('desk.untold', { count: t.state.untold })}
        </AppText>
      )}
      {COLOURS.map(colour => (
        <View key={colour}>
          <SectionHead
            title={tg(`desk.${colour}`)}
            detail={allowed.includes(colour) ? undefined : tg('desk.notYet')}
          />
          {lines
            .filter(line => line.colour === colour)
            .map(({ tile, left, count, into, value }) => (
              <View
                key={tile}
                style={styles.row}
                accessible
                role="group"
                aria-label={tg('desk.tileSpoken', { tile, left, count, into: into.join(', ') || '–' })}
              >
                <View style={[styles.tile, styles[colour]]}>
                  <AppText variant="label" strong>
                    {tile}
                  </AppText>
                </View>
                <AppText variant="label" style={styles.count} color={left === 0 ? 'loss' : 'ink'}>
                  {tg('desk.ofLimit', { n: left, limit: count })}
                </AppText>
                <AppText variant="label" color="inkSoft" style={styles.into}>
                  {into.length === 0 ? '–' : `→ ${into.join(', ')}`}
                </AppText>
                <AppText variant="moneyTable">{value > 0 ? value : ''}</AppText>
              </View>
            ))}
        </View>
      ))}
    </View>
  );
};

const useStyles = makeStyles(({ color, grow, market, radius, space }) => ({
  box: { paddingBottom: space.m },
  colours: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.s,
    paddingHorizontal: space.gutter,
  } as const,
  note: { paddingHorizontal: space.gutter, paddingTop: space.xs },
  swatch: { width: 12, height: 12, borderRadius: 2, borderWidth: 0.75, borderColor: color.lineStrong },
  yellow: { backgroundColor: market.yellow },
  green: { backgroundColor: color.accentSoft },
  brown: { backgroundColor: market.brown },
  row: {
    minHeight: 32,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    paddingHorizontal: space.gutter,
    borderBottomWidth: 0.75,
    borderBottomColor: color.line,
  } as const,
  tile: {
    minWidth: grow(34, 1.5),
    alignItems: 'center',
    borderRadius: radius.s,
    borderWidth: 1,
    borderColor: color.lineStrong,
    paddingVertical: 2,
  } as const,
  count: { width: grow(56, 1.5) },
  into: { flex: 1, minWidth: 0 },
}));
