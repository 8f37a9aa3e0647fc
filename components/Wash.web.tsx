import { useState } from 'react';
import { StyleSheet, View, type ViewStyle } from 'react-native';

import { useTheme } from './theme/ThemeProvider';

interface Props {
  /** Its change is what is washed: up in green, down in red. */
  readonly value: number;
}

/** One wash of colour over an account whose money moved. Fills its parent; the browser fades it by itself. */
export const Wash = ({ value }: Props) => {
  const { color, motion } = useTheme();
  const [last, setLast] = useState({ now: value, before: value, turn: 0 });
  if (last.now !== value) setLast({ now: value, before: last.now, turn: last.turn + 1 });
  const way = Math.sign(last.now - last.before);
  if (way === 0 || motion.payout === 0) return null;
  const pace = { animationDelay: `${motion.settle}ms`, animationDuration: `${motion.payout}ms` } as ViewStyle;
  return (
    <View
      key={last.turn}
      pointerEvents="none"
      style={[styles.wash, pace, { backgroundColor: way > 0 ? color.accentSoft : color.oxbloodSoft }]}
    />
  );
};

const styles = StyleSheet.create({
  wash: {
    position: 'absolute',
    inset: 0,
    animationKeyframes: { '0%': { opacity: 1 }, '100%': { opacity: 0 } },
    animationFillMode: 'both',
  } as ViewStyle,
});
