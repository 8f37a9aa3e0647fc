import { View } from 'react-native';

import type { Aside } from '@/store/tables';

import { AppText } from '../AppText';
import { Button } from '../Button';
import { useWords } from '../i18n/WordsProvider';
import { makeStyles } from '../theme/makeStyles';
import { useRawExport } from './useRawExport';

const KNOWN = { 'unknown-game': 'frame.unknownGame', 'header-newer': 'frame.newer' } as const;

/** A table that cannot be read: it lies untouched, and can be handed out as it is. */
export const AsideRow = ({ aside }: { readonly aside: Aside }) => {
  const styles = useStyles();
  const t = useWords();
  const exportRaw = useRawExport();
  const { damage } = aside;
  const key = damage === 'unknown-game' || damage === 'header-newer' ? KNOWN[damage] : 'home.damaged';
  return (
    <View style={styles.row}>
      <View style={styles.words}>
        <AppText variant="displayS">{aside.name === '' ? aside.id : aside.name}</AppText>
        <AppText variant="label" color="inkSoft">
          {t(key)}
        </AppText>
      </View>
      <Button kind="secondary" compact title={t('home.exportRaw')} onPress={() => void exportRaw(aside.id)} />
    </View>
  );
};

const useStyles = makeStyles(({ color, space }) => ({
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.s,
    paddingHorizontal: space.gutter,
    paddingVertical: space.s,
    borderBottomWidth: 1,
    borderBottomColor: color.line,
    borderLeftWidth: 4,
    borderLeftColor: color.brassFill,
  } as const,
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 200 },
}));
