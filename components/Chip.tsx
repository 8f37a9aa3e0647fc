import type { ReactNode } from 'react';
import { View } from 'react-native';

import { AppText } from './AppText';
import { Touch } from './Touch';
import { makeStyles } from './theme/makeStyles';

interface Props {
  readonly title?: string | undefined;
  readonly label?: string | undefined;
  readonly selected?: boolean | undefined;
  /** A disc, a plate, a count. */
  readonly children?: ReactNode;
  /** Left out, the chip is only read. */
  readonly onPress?: (() => void) | undefined;
  readonly tone?: 'plain' | 'brass' | undefined;
}

/** A filter to switch on, or a small word to read. */
export const Chip = ({ title, label, selected = false, children, onPress, tone = 'plain' }: Props) => {
  const styles = useStyles();
  const ink = selected ? 'onAccent' : tone === 'brass' ? 'onBrassSoft' : 'ink';
  const face = (
    <View style={[styles.face, styles[tone], onPress && styles.tall, selected && styles.selected]}>
      {children}
      {title !== undefined && (
        <AppText variant="label" color={ink}>
          {title}
        </AppText>
      )}
    </View>
  );
  if (!onPress) return face;
  return (
    <Touch
      label={label ?? title ?? ''}
      selected={selected}
      haptic="light"
      onPress={onPress}
      style={styles.target}
    >
      {face}
    </Touch>
  );
};

const useStyles = makeStyles(({ color, radius, space }) => ({
  target: {
    minHeight: space.touch,
    minWidth: space.touch,
    justifyContent: 'center',
    borderRadius: radius.pill,
  } as const,
  face: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 6,
    minHeight: 24,
    paddingHorizontal: 10,
    borderRadius: radius.pill,
  } as const,
  tall: { minHeight: 36, paddingHorizontal: space.m },
  plain: { backgroundColor: color.surfaceSunken },
  brass: { backgroundColor: color.brassSoft },
  selected: { backgroundColor: color.accent },
}));
