import { memo } from 'react';
import { View } from 'react-native';

import { AppText } from './AppText';
import { Discs } from './Discs';
import { Medallion } from './Medallion';
import { Touch } from './Touch';
import { makeStyles } from './theme/makeStyles';
import { useTheme } from './theme/ThemeProvider';

interface Props {
  readonly letters: string;
  readonly name: string;
  readonly detail: string;
  readonly people?:
    readonly { readonly name: string; readonly initials: string; readonly color: number }[] | undefined;
  /** `Sun`, `8 Nov`. */
  readonly when: string;
  readonly onPress: () => void;
  readonly onLongPress?: (() => void) | undefined;
}

/** A table in the list. */
export const TableRow = memo(function TableRow(props: Props) {
  const { letters, name, detail, people = [], when, onPress, onLongPress } = props;
  const styles = useStyles();
  const { textScale } = useTheme();
  return (
    <Touch
      label={`${name}. ${detail}. ${when}`}
      onPress={onPress}
      onLongPress={onLongPress}
      style={styles.row}
      pressedStyle={styles.pressed}
    >
      <Medallion letters={letters} />
      <View style={styles.words}>
        <AppText variant="displayS" numberOfLines={2} style={styles.name}>
          {name}
        </AppText>
        <AppText variant="label" color="inkSoft" numberOfLines={2}>
          {detail}
        </AppText>
      </View>
      {people.length > 0 && textScale < 1.5 && <Discs people={people.slice(0, 6)} />}
      <AppText variant="caption" color="inkSoft" align="right" style={styles.when}>
        {when}
      </AppText>
    </Touch>
  );
});

const useStyles = makeStyles(({ color, grow, space, type }) => ({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    minHeight: 64,
    paddingHorizontal: space.gutter,
    paddingVertical: space.s,
    borderBottomWidth: 1,
    borderBottomColor: color.line,
  } as const,
  words: { flex: 1, minWidth: 0 },
  name: { fontSize: (type.displayS.fontSize ?? 18) - 1 },
  when: { minWidth: grow(40) },
  pressed: { backgroundColor: color.surfaceSunken },
}));
