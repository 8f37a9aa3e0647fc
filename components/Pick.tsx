import type { ReactNode } from 'react';

import { Touch } from './Touch';
import { makeStyles } from './theme/makeStyles';

interface Props {
  readonly label: string;
  readonly selected?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** The least width before the row of picks wraps. */
  readonly basis?: number | undefined;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** One of several things to choose from, framed when chosen: a company with its price, a worker, a train. */
export const Pick = ({ label, selected = false, disabled, basis = 76, onPress, children }: Props) => {
  const styles = useStyles();
  return (
    <Touch
      label={label}
      selected={selected}
      disabled={disabled}
      haptic="light"
      onPress={onPress}
      style={[styles.pick, { flexBasis: basis }, selected && styles.selected, disabled && styles.disabled]}
      pressedStyle={styles.pressed}
    >
      {children}
    </Touch>
  );
};

const useStyles = makeStyles(({ color, radius, space, stroke }) => ({
  pick: {
    flexGrow: 1,
    minHeight: 50,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 7,
    paddingHorizontal: 6,
    paddingVertical: space.xs,
    borderRadius: radius.m,
    borderWidth: stroke.strong,
    borderColor: color.line,
    backgroundColor: color.surfaceRaised,
  } as const,
  selected: { borderColor: color.accentText, backgroundColor: color.accentSoft },
  disabled: { backgroundColor: color.disabledFill, borderColor: color.disabledFill },
  pressed: { backgroundColor: color.accentSoft },
}));
