import { useState } from 'react';
import { View, type GestureResponderEvent } from 'react-native';

import { makeStyles } from '../theme/makeStyles';

interface Props {
  readonly label: string;
  readonly says: string;
  readonly value: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

const KNOB = 24;

/** A place between nothing and all, dragged or tapped; the arrow keys and a screen reader move it one step. */
export const Slider = ({ label, says, value, max, onChange }: Props) => {
  const styles = useStyles();
  const [width, setWidth] = useState(0);
  const [left, setLeft] = useState(0);
  const span = Math.max(1, width - KNOB);
  const move = (x: number) => onChange(Math.round(Math.min(1, Math.max(0, (x - KNOB / 2) / span)) * max));
  const grant = ({ nativeEvent }: GestureResponderEvent) => {
    setLeft(nativeEvent.pageX - nativeEvent.locationX);
    move(nativeEvent.locationX);
  };
  const step = (by: number) => onChange(Math.min(max, Math.max(0, value + by)));
  const at = max === 0 ? 0 : (value / max) * span;
  return (
    <View
      role="slider"
      accessible
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={says}
      accessibilityActions={[{ name: 'increment' }, { name: 'decrement' }]}
      onAccessibilityAction={({ nativeEvent }) => step(nativeEvent.actionName === 'increment' ? 1 : -1)}
      onLayout={e => setWidth(e.nativeEvent.layout.width)}
      onStartShouldSetResponder={() => true}
      onMoveShouldSetResponder={() => true}
      onResponderTerminationRequest={() => false}
      onResponderGrant={grant}
      onResponderMove={({ nativeEvent }) => move(nativeEvent.pageX - left)}
      style={styles.box}
    >
      <View style={styles.track} pointerEvents="none" />
      <View style={[styles.done, { width: at + KNOB / 2 }]} pointerEvents="none" />
      <View style={[styles.knob, { left: at }]} pointerEvents="none" />
    </View>
  );
};

const useStyles = makeStyles(({ color, space, stroke }) => ({
  box: { height: space.touch, justifyContent: 'center', userSelect: 'none' } as const,
  track: { height: 4, borderRadius: 2, backgroundColor: color.lineStrong, opacity: 0.5 },
  done: { position: 'absolute', left: 0, height: 4, borderRadius: 2, backgroundColor: color.accent } as const,
  knob: {
    position: 'absolute',
    width: KNOB,
    height: KNOB,
    borderRadius: KNOB / 2,
    borderWidth: stroke.strong,
    borderColor: color.onAccent,
    backgroundColor: color.accent,
  } as const,
}));
