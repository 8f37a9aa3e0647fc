import { useEffect, useState, type ReactNode } from 'react';
import { StyleSheet, View, type ViewStyle } from 'react-native';

import { useTheme } from './theme/ThemeProvider';

interface Props {
  /** What makes it roll when it changes. */
  readonly value: number;
  /** Drawn for the value that came and for the one that goes. */
  readonly render: (value: number) => ReactNode;
}

const REACH = 20;

/** The new figure stands there at once and rolls into place; the old one rolls out over it. The browser moves both. */
export const Rolling = ({ value, render }: Props) => {
  const { motion } = useTheme();
  const [turn, setTurn] = useState({ now: value, before: value });
  if (turn.now !== value) setTurn({ now: value, before: turn.now });
  const moved = turn.before !== turn.now && motion.settle > 0;

  useEffect(() => {
    if (!moved) return;
    const over = setTimeout(() => setTurn(last => ({ ...last, before: last.now })), motion.settle);
    return () => clearTimeout(over);
  }, [moved, motion.settle, turn.now]);

  if (!moved) return <View>{render(value)}</View>;
  const up = turn.now > turn.before;
  const pace = { animationDuration: `${motion.settle}ms` } as ViewStyle;
  return (
    <View key={turn.now} style={styles.window}>
      <View style={[pace, up ? styles.inFromBelow : styles.inFromAbove]}>{render(turn.now)}</View>
      <View aria-hidden pointerEvents="none" style={[pace, up ? styles.outToAbove : styles.outToBelow]}>
        {render(turn.before)}
      </View>
    </View>
  );
};

const moving = (from: object, to: object): ViewStyle =>
  ({
    animationKeyframes: { '0%': from, '100%': to },
    animationTimingFunction: 'cubic-bezier(0.2, 0, 0, 1)',
    animationFillMode: 'both',
  }) as ViewStyle;
const at = (translateY: number) => ({ transform: [{ translateY }] });
const over: ViewStyle = { position: 'absolute', inset: 0 };

const styles = StyleSheet.create({
  window: { overflow: 'hidden' },
  inFromBelow: moving(at(REACH), at(0)),
  inFromAbove: moving(at(-REACH), at(0)),
  outToAbove: { ...over, ...moving({ ...at(0), opacity: 1 }, { ...at(-REACH), opacity: 0 }) },
  outToBelow: { ...over, ...moving({ ...at(0), opacity: 1 }, { ...at(REACH), opacity: 0 }) },
});
