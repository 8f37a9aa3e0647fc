import type { ReactNode } from 'react';
import { View } from 'react-native';

import { AppText } from '../AppText';
import { Touch } from '../Touch';
import { makeStyles } from '../theme/makeStyles';

interface Props {
  readonly title: string;
  /** What it costs and brings, one line each. */
  readonly lines?: readonly string[];
  readonly mark?: ReactNode;
  readonly aside?: ReactNode;
  readonly selected?: boolean;
  readonly disabled?: boolean | undefined;
  readonly onPress: () => void;
}

/** Something to choose, with its figures: an action, a city, a deal, a tile. */
export const ChoiceRow = ({ title, lines = [], mark, aside, selected = false, disabled, onPress }: Props) => {
  const styles = useStyles();
  const shown = lines.filter(line => line !== '');
  return (
    <Touch
      label={[title, ...shown].join(', ')}
      disabled={disabled}
      selected={selected}
      haptic="light"
      onPress={onPress}
      style={[styles.row, selected && styles.selected]}
      pressedStyle={styles.pressed}
    >
      {mark}
      <View style={styles.words}>
        <AppText variant="bodyStrong" color={disabled ? 'disabledInk' : 'ink'}>
          {title}
        </AppText>
        {shown.map((line, i) => (
          <AppText key={i} variant="caption" color={disabled ? 'disabledInk' : 'inkSoft'}>
            {line}
          </AppText>
        ))}
      </View>
      {aside}
    </Touch>
  );
};

const useStyles = makeStyles(({ color, radius, space, stroke }) => ({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    minHeight: space.touch,
    marginHorizontal: space.gutter,
    paddingHorizontal: space.m,
    paddingVertical: 8,
    borderRadius: radius.m,
    borderWidth: stroke.strong,
    borderColor: color.line,
    backgroundColor: color.surfaceRaised,
  } as const,
  selected: { borderColor: color.accentText, backgroundColor: color.accentSoft },
  pressed: { backgroundColor: color.surfaceSunken },
  words: { flex: 1, gap: 1 },
}));
