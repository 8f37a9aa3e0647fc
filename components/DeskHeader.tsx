import { View } from 'react-native';

import { AppText } from './AppText';
import { DeskHeaderWide } from './DeskHeaderWide';
import { HeaderBand } from './HeaderBand';
import { IconButton } from './IconButton';
import { PartyMark } from './PartyMark';
import type { DeskHeaderProps } from './desk-header';
import { useWords } from './i18n/WordsProvider';
import { makeStyles } from './theme/makeStyles';
import { useTheme } from './theme/ThemeProvider';
import { useLayout } from './theme/useLayout';

/** Title row, then who acts and what is asked. On a wide screen both are one row; on its side only the title stays. */
export const DeskHeader = (props: DeskHeaderProps) => {
  const { title, subtitle, actor, name = actor?.name, asked, next, aside, onBack, actions } = props;
  const styles = useStyles();
  const t = useWords();
  const layout = useLayout();
  const lines = useTheme().textScale > 1.3 ? 2 : 1;
  const back = <IconButton icon="back" label={t('common.back')} ground="dark" onPress={onBack} />;
  if (layout === 'wide' || layout === 'landscape')
    return <DeskHeaderWide {...props} low={layout === 'landscape'} />;
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
          <AppText variant="caption" color="onHeaderSoft" numberOfLines={1} style={styles.around}>
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

const useStyles = makeStyles(({ grow, space }) => ({
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
  // Capped: at twice its size the head would leave nothing of the stage.
  asked: { fontSize: grow(16, 1.5), lineHeight: grow(20, 1.5) },
  next: { maxWidth: '38%' } as const,
}));
