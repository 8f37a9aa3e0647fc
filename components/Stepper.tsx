import type { ReactNode } from 'react';
import { View } from 'react-native';

import { AppText } from './AppText';
import { IconButton } from './IconButton';
import { makeStyles } from './theme/makeStyles';

interface Props {
  /** What is counted: `rails`. */
  readonly label: string;
  readonly value: number;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly step?: number | undefined;
  /** How the value is written; figures by default. */
  readonly write?: ((value: number) => string) | undefined;
  readonly lessLabel: string;
  readonly moreLabel: string;
  /** card: boxed with its label under the figure. row: figure between two round buttons. */
  readonly kind?: 'card' | 'row' | undefined;
  readonly onChange: (value: number) => void;
  readonly children?: ReactNode;
}

export const stepped = (value: number, by: number, min: number, max: number): number =>
  Math.min(Math.max(value + by, min), max);

/** Less, the figure, more. At a bound the button is spent. */
export const Stepper = (props: Props) => {
  const { label, value, min = 0, max = Infinity, step = 1, kind = 'card', onChange } = props;
  const styles = useStyles();
  const shown = props.write?.(value) ?? String(value);
  const less = () => onChange(stepped(value, -step, min, max));
  const more = () => onChange(stepped(value, step, min, max));
  const round = kind === 'row' ? 'round' : 'plain';
  return (
    <View
      role="spinbutton"
      aria-label={label}
      aria-valuetext={shown}
      aria-valuenow={value}
      aria-valuemin={min}
      aria-valuemax={Number.isFinite(max) ? max : undefined}
      accessibilityActions={[{ name: 'increment' }, { name: 'decrement' }]}
      onAccessibilityAction={({ nativeEvent }) => (nativeEvent.actionName === 'increment' ? more() : less())}
      style={[styles.box, kind === 'card' && styles.card]}
    >
      <IconButton
        icon="minus"
        kind={round}
        color={kind === 'card' ? 'accentText' : 'ink'}
        label={props.lessLabel}
        disabled={value <= min}
        haptic="light"
        onPress={less}
      />
      <View style={styles.middle}>
        <AppText variant="money" align="center" live numberOfLines={1}>
          {shown}
        </AppText>
        {kind === 'card' && (
          <AppText variant="caption" color="inkSoft" align="center" numberOfLines={2}>
            {label}
          </AppText>
        )}
        {props.children}
      </View>
      <IconButton
        icon="plus"
        kind={round}
        color={kind === 'card' ? 'accentText' : 'ink'}
        label={props.moreLabel}
        disabled={value >= max}
        haptic="light"
        onPress={more}
      />
    </View>
  );
};

const useStyles = makeStyles(({ color, radius, space }) => ({
  box: { flexDirection: 'row', alignItems: 'center', gap: space.s } as const,
  card: {
    flex: 1,
    gap: 0,
    minHeight: space.touchPrimary,
    justifyContent: 'space-between',
    borderRadius: radius.m,
    borderWidth: 1,
    borderColor: color.line,
    backgroundColor: color.surfaceRaised,
  } as const,
  middle: { flexShrink: 1, minWidth: 24, alignItems: 'center', paddingVertical: space.xs } as const,
}));
