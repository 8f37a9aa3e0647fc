import { memo } from 'react';

import { AppText } from '../AppText';
import { Icon } from '../Icon';
import { MoneyText } from '../MoneyText';
import { Touch } from '../Touch';
import { makeStyles } from '../theme/makeStyles';

interface Props {
  /** Left out: any other amount. */
  readonly amount?: number | undefined;
  readonly label: string;
  /** A tap lets go of the amount instead of paying it. */
  readonly forgetting?: boolean | undefined;
  /** Left out: not now. */
  readonly onTap?: ((amount: number) => void) | undefined;
}

/** An amount of the row, or the way to another. */
export const AmountChip = memo(function AmountChip({ amount, label, forgetting = false, onTap }: Props) {
  const styles = useStyles();
  const disabled = onTap === undefined;
  const other = amount === undefined;
  return (
    <Touch
      label={label}
      disabled={disabled}
      haptic={forgetting || other ? 'light' : 'medium'}
      onPress={() => onTap?.(amount ?? 0)}
      style={[styles.chip, forgetting && styles.going, other && styles.other]}
      pressedStyle={styles.pressed}
    >
      {other ? (
        <AppText variant="bodyStrong" color={disabled ? 'disabledInk' : 'accentText'} align="center">
          {label}
        </AppText>
      ) : (
        <MoneyText amount={amount} size="normal" color={disabled ? 'disabledInk' : 'ink'} silent />
      )}
      {forgetting && <Icon name="close" size={16} color="loss" />}
    </Touch>
  );
});

const useStyles = makeStyles(({ color, grow, radius, space, stroke }) => ({
  chip: {
    flexGrow: 1,
    flexBasis: grow(64, 1.7),
    minHeight: 52,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    paddingHorizontal: space.s,
    borderRadius: radius.m,
    borderWidth: stroke.keyline,
    borderColor: color.line,
    backgroundColor: color.surfaceSunken,
  } as const,
  going: { borderColor: color.loss, borderStyle: 'dashed' } as const,
  other: { flexBasis: 136, backgroundColor: color.surfaceRaised, borderColor: color.lineStrong },
  pressed: { backgroundColor: color.accentSoft },
}));
