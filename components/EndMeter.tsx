import { View } from 'react-native';

import { AppText } from './AppText';
import { Icon } from './Icon';
import { useWords } from './i18n/WordsProvider';
import { makeStyles } from './theme/makeStyles';
import { useLayout } from './theme/useLayout';

export interface EndTrigger {
  readonly words: string;
  /** How far it has come, and where the game ends. */
  readonly value: number;
  readonly full: number;
  /** As it is written: `1/3`, `15, ends at 3`. */
  readonly shown: string;
}

interface Props {
  readonly triggers: readonly EndTrigger[];
  /** Over the list on a wide screen: `The game ends when one is full`. */
  readonly title?: string | undefined;
  /** Once one is full: `The next dividend is the last`. */
  readonly verdict?: string | undefined;
}

const LEAST_SHOWN = 2;

/** How near each end is, from the first turn; full is brass. */
export const EndMeter = ({ triggers, title, verdict }: Props) => {
  const styles = useStyles();
  const t = useWords();
  const wide = useLayout() === 'wide';
  return (
    <View style={wide ? styles.list : styles.box}>
      {wide && title !== undefined && (
        <View style={styles.head}>
          <Icon name="flag" size={20} color="accentText" />
          <AppText variant="overline" color="inkSoft" style={styles.title}>
            {title}
          </AppText>
        </View>
      )}
      <View style={wide ? styles.column : styles.row}>
        {!wide && <Icon name="flag" size={20} color="accentText" />}
        {triggers.map(({ words, value, full, shown }) => {
          const reached = value >= full;
          const share = Math.min(100, Math.max(LEAST_SHOWN, (value / full) * 100));
          return (
            <View
              key={words}
              role="meter"
              aria-valuenow={value}
              aria-valuemin={0}
              aria-valuemax={full}
              aria-label={
                reached ? t('end.full', { name: words }) : t('end.meter', { name: words, value, full })
              }
              style={wide ? undefined : styles.meter}
            >
              <View style={styles.words}>
                <AppText
                  variant={wide ? 'label' : 'overline'}
                  color="inkSoft"
                  numberOfLines={1}
                  style={styles.name}
                >
                  {words}
                </AppText>
                <AppText
                  variant={wide ? 'label' : 'overline'}
                  strong
                  color={reached ? 'brass' : 'ink'}
                  style={styles.plain}
                >
                  {shown}
                </AppText>
              </View>
              <View style={[styles.track, wide && styles.thick]}>
                <View style={[styles.bar, reached && styles.reached, { width: `${share}%` }]} />
              </View>
            </View>
          );
        })}
      </View>
      {verdict !== undefined && (
        <View style={styles.verdict}>
          <Icon name="flag" size={20} color="onBrassSoft" />
          <AppText variant="label" color="onBrassSoft" style={styles.title}>
            {verdict}
          </AppText>
        </View>
      )}
    </View>
  );
};

const useStyles = makeStyles(({ color, grow, radius, space }) => ({
  box: { borderTopWidth: 1, borderBottomWidth: 1, borderColor: color.line, backgroundColor: color.surface },
  list: { paddingHorizontal: space.gutter, paddingVertical: 10, gap: space.s },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.s } as const,
  title: { flexShrink: 1 },
  column: { gap: 9 },
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.m,
    rowGap: space.xs,
    paddingHorizontal: space.gutter,
    paddingTop: 6,
    paddingBottom: 7,
  } as const,
  meter: { flexGrow: 1, flexShrink: 1, flexBasis: grow(68) },
  words: { flexDirection: 'row', justifyContent: 'space-between', gap: space.xs } as const,
  name: { flexShrink: 1, textTransform: 'none', letterSpacing: 0 } as const,
  plain: { letterSpacing: 0, textTransform: 'none' } as const,
  track: {
    height: 4,
    borderRadius: 2,
    marginTop: 2,
    overflow: 'hidden',
    backgroundColor: color.surfaceSunken,
    borderWidth: 0.5,
    borderColor: color.line,
  } as const,
  thick: { height: 6, borderRadius: 3 },
  bar: { height: '100%', borderRadius: 3, backgroundColor: color.accentText } as const,
  reached: { backgroundColor: color.brassFill },
  verdict: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    marginHorizontal: space.s,
    marginBottom: space.s,
    paddingHorizontal: space.m,
    paddingVertical: 7,
    borderRadius: radius.m,
    backgroundColor: color.brassSoft,
  } as const,
}));
