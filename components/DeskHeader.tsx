import type { ReactNode } from 'react';
import { View } from 'react-native';

import { AppText } from './AppText';
import { HeaderBand } from './HeaderBand';
import { IconButton } from './IconButton';
import { PartyMark } from './PartyMark';
import type { Party } from './party';
import { useWords } from './i18n/WordsProvider';
import { makeStyles } from './theme/makeStyles';
import { useTheme } from './theme/ThemeProvider';
import { useLayout } from './theme/useLayout';

interface Props {
  /** The table, or what is going on: `Auction: New York Central`. */
  readonly title: string;
  readonly subtitle: string;
  readonly actor?: Party | undefined;
  /** Who speaks, when it is not the actor's own name: the president of an operating company. */
  readonly name?: string | undefined;
  /** What is asked, as a verb: `chooses an action`. */
  readonly asked?: string | undefined;
  /** Who comes next, or the priority: `{ words: 'next', name: 'Deniz' }`. */
  readonly next?: { readonly words: string; readonly name: string } | undefined;
  /** In place of `next`: tiles, points. */
  readonly aside?: ReactNode;
  readonly onBack: () => void;
  /** IconButtons with `ground="dark"`: ledger, menu. */
  readonly actions?: ReactNode;
}

/** Title row, then who acts and what is asked. On a wide screen both are one row; on its side only the title stays. */
export const DeskHeader = (props: Props) => {
  const { title, subtitle, actor, name = actor?.name, asked, next, aside, onBack, actions } = props;
  const styles = useStyles();
  const t = useWords();
  const layout = useLayout();
  const lines = useTheme().textScale > 1.3 ? 2 : 1;
  const back = <IconButton icon="back" label={t('common.back')} ground="dark" onPress={onBack} />;
  if (layout === 'wide' || layout === 'landscape') {
    const around = [title, subtitle, next && `${next.words} ${next.name}`].filter(Boolean).join(' · ');
    return (
      <HeaderBand art="beside">
        <View style={[styles.wide, layout === 'landscape' && styles.low]}>
          {back}
          {actor && <PartyMark party={actor} size={layout === 'wide' ? 'large' : 'small'} silent />}
          <View style={styles.words}>
            <AppText
              variant={layout === 'wide' ? 'displayL' : 'displayS'}
              color="onHeader"
              role="heading"
              level={1}
              numberOfLines={1}
            >
              {name ?? title}
              {asked !== undefined && <AppText color="onHeaderSoft">{`\u2002${asked}`}</AppText>}
            </AppText>
            <AppText variant="label" color="onHeaderSoft" numberOfLines={1}>
              {around}
            </AppText>
          </View>
          {aside}
          {actions}
        </View>
      </HeaderBand>
    );
  }
  return (
    <HeaderBand>
      <View style={styles.row}>
        {back}
        <View style={styles.words}>
          <AppText
            variant="displayS"
            color="onHeader"
            role="heading"
            level={1}
            numberOfLines={lines}
            style={styles.title}
          >
            {title}
          </AppText>
          <AppText variant="caption" color="onHeaderSoft" numberOfLines={lines} style={styles.around}>
            {subtitle}
          </AppText>
        </View>
        {actions}
      </View>
      <View style={styles.turn}>
        {actor && <PartyMark party={actor} size="large" silent />}
        <View
          style={styles.words}
          accessible
          role="group"
          aria-label={[name, asked].filter(Boolean).join(' ')}
        >
          {name !== undefined && (
            <AppText variant="displayM" color="onHeader" numberOfLines={1}>
              {name}
            </AppText>
          )}
          {asked !== undefined && (
            <AppText color="onHeaderSoft" numberOfLines={lines + 1} style={styles.asked}>
              {asked}
            </AppText>
          )}
        </View>
        {aside ??
          (next && (
            <View accessible role="group" aria-label={`${next.words}: ${next.name}`} style={styles.next}>
              <AppText variant="caption" color="onHeaderSoft" align="right">
                {next.words}
              </AppText>
              <AppText variant="caption" color="onHeader" align="right" strong numberOfLines={1}>
                {next.name}
              </AppText>
            </View>
          ))}
      </View>
    </HeaderBand>
  );
};

const useStyles = makeStyles(({ grow, space, type }) => ({
  row: {
    minHeight: space.headerRow,
    flexDirection: 'row',
    alignItems: 'center',
    paddingHorizontal: space.xs,
  } as const,
  words: { flex: 1, minWidth: 0 },
  title: { fontSize: grow(17, 1.3), lineHeight: grow(20, 1.3) },
  around: { fontSize: grow(13, 1.4), lineHeight: grow(16, 1.4) },
  turn: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    paddingHorizontal: space.gutter,
    paddingTop: 2,
    paddingBottom: 18,
  } as const,
  asked: { lineHeight: (type.body.lineHeight ?? 22) - 2 },
  next: { maxWidth: '38%' } as const,
  wide: {
    minHeight: 84,
    flexDirection: 'row',
    alignItems: 'center',
    gap: 14,
    paddingHorizontal: 20,
    paddingBottom: 6,
  } as const,
  low: { minHeight: 52, gap: space.s, paddingHorizontal: space.xs },
}));
