import { View } from 'react-native';

import { AppText } from './AppText';
import { Icon } from './Icon';
import { Medallion } from './Medallion';
import { Touch } from './Touch';
import { makeStyles } from './theme/makeStyles';

interface Props {
  readonly letters: string;
  readonly title: string;
  /** `2–6 players`. */
  readonly detail: string;
  readonly selected: boolean;
  readonly onPress: () => void;
}

/** A game to choose for a new table. */
export const GameCard = ({ letters, title, detail, selected, onPress }: Props) => {
  const styles = useStyles();
  return (
    <Touch
      role="radio"
      label={`${title}, ${detail}`}
      checked={selected}
      haptic="light"
      onPress={onPress}
      style={[styles.card, selected && styles.selected]}
      pressedStyle={styles.pressed}
    >
      {selected && (
        <View style={styles.tick}>
          <Icon name="check" size={14} weight={3} color="onAccent" />
        </View>
      )}
      <Medallion letters={letters} size={54} />
      <AppText variant="label" strong align="center" numberOfLines={3}>
        {title}
      </AppText>
      <AppText variant="caption" color="inkSoft" align="center">
        {detail}
      </AppText>
    </Touch>
  );
};

const useStyles = makeStyles(({ color, grow, radius, space }) => ({
  card: {
    width: grow(104, 1.6),
    minHeight: 134,
    alignItems: 'center',
    gap: 6,
    paddingVertical: space.s,
    paddingHorizontal: space.xs,
    borderRadius: radius.m,
    borderWidth: 1,
    margin: 1.5,
    borderColor: color.line,
    backgroundColor: color.surfaceRaised,
  } as const,
  selected: { borderWidth: 2.5, margin: 0, borderColor: color.accentText },
  tick: {
    position: 'absolute',
    right: 6,
    top: 6,
    zIndex: 1,
    padding: 4,
    borderRadius: radius.pill,
    backgroundColor: color.accent,
  } as const,
  pressed: { backgroundColor: color.accentSoft },
}));
