import { View } from 'react-native';

import type { Game } from '@/rules/kernel/game';
import { hasBlankRow } from '@/rules/kernel/sheet';
import type { NamedSheet } from '@/store/sheets';

import { AppText } from '../AppText';
import { Icon } from '../Icon';
import { IconButton } from '../IconButton';
import { Touch } from '../Touch';
import { useWords } from '../i18n/WordsProvider';
import { makeStyles } from '../theme/makeStyles';

interface Props {
  readonly game: Game;
  readonly named: NamedSheet;
  readonly onPress: () => void;
  readonly onMenu: () => void;
}

/** One kept board and whether it is ready to play. */
export const SheetRow = ({ game, named, onPress, onMenu }: Props) => {
  const styles = useStyles();
  const t = useWords();
  const count = game.missing(named.sheet).length;
  const whole = hasBlankRow(game.sheet, named.sheet) ? t('sheets.begun') : t('sheets.complete');
  const detail = count === 0 ? whole : t('sheets.missing', { count });
  return (
    <View style={styles.row}>
      <Touch
        label={t('sheets.open', { name: named.name, detail })}
        onPress={onPress}
        style={styles.main}
        pressedStyle={styles.pressed}
      >
        <Icon name={count === 0 ? 'check' : 'edit'} size={22} color={count === 0 ? 'accentText' : 'brass'} />
        <View style={styles.words}>
          <AppText variant="displayS">{named.name}</AppText>
          <AppText variant="label" color="inkSoft">
            {detail}
          </AppText>
        </View>
      </Touch>
      <IconButton icon="menu" label={t('sheets.actions', { name: named.name })} onPress={onMenu} />
    </View>
  );
};

const useStyles = makeStyles(({ color, space }) => ({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    borderBottomWidth: 1,
    borderBottomColor: color.line,
    paddingRight: space.xs,
  } as const,
  main: {
    flex: 1,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    minHeight: 60,
    paddingLeft: space.gutter,
    paddingVertical: space.s,
  } as const,
  words: { flex: 1, minWidth: 0 },
  pressed: { backgroundColor: color.surfaceSunken },
}));
