import { View } from 'react-native';

import { AppText } from './AppText';
import { HeaderBand } from './HeaderBand';
import { IconButton } from './IconButton';
import { PartyMark } from './PartyMark';
import type { DeskHeaderProps } from './desk-header';
import { useWords } from './i18n/WordsProvider';
import { makeStyles } from './theme/makeStyles';

interface Props extends DeskHeaderProps {
  /** A phone on its side has no height to spare. */
  readonly low: boolean;
}

/** The head of a desk in one row. */
export const DeskHeaderWide = (props: Props) => {
  const { title, subtitle, actor, name = actor?.name, asked, next, aside, onBack, actions, low } = props;
  const styles = useStyles();
  const t = useWords();
  const around = [title, subtitle, next && `${next.words} ${next.name}`].filter(Boolean).join(' · ');
  return (
    <HeaderBand art="beside">
      <View style={[styles.row, low && styles.low]}>
        <IconButton icon="back" label={t('common.back')} ground="dark" onPress={onBack} />
        {actor && <PartyMark party={actor} size={low ? 'small' : 'large'} silent />}
        <View style={styles.words}>
          <AppText
            variant={low ? 'displayS' : 'displayL'}
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
};

const useStyles = makeStyles(({ space }) => ({
  row: {
    minHeight: 84,
    flexDirection: 'row',
    alignItems: 'center',
    gap: 14,
    paddingHorizontal: 20,
    paddingBottom: 6,
  } as const,
  low: { minHeight: 52, gap: space.s, paddingHorizontal: space.xs },
  words: { flex: 1, minWidth: 0 },
}));
