import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Animated, View } from 'react-native';

import { NATIVE_DRIVER, STANDARD } from './theme/motion';
import { useTheme } from './theme/ThemeProvider';

interface Props {
  /** What makes it roll when it changes. */
  readonly value: number;
  /** Drawn for the value that came and for the one that goes. */
  readonly render: (value: number) => ReactNode;
}

const REACH = 20;

/** The new figure stands there at once and rolls into place; the old one rolls out over it. */
export const Rolling = ({ value, render }: Props) => {
  const { motion } = useTheme();
  const [turn, setTurn] = useState({ now: value, before: value });
  const [progress] = useState(() => new Animated.Value(1));
  if (turn.now !== value) setTurn({ now: value, before: turn.now });
  const moved = turn.before !== turn.now && motion.settle > 0;

  useEffect(() => {
    if (!moved) return;
    progress.setValue(0);
    const roll = Animated.timing(progress, {
      toValue: 1,
      duration: motion.settle,
      easing: STANDARD,
      useNativeDriver: NATIVE_DRIVER,
    });
    roll.start(({ finished }) => finished && setTurn(last => ({ ...last, before: last.now })));
    return () => roll.stop();
  }, [moved, motion.settle, progress, turn.now]);

  if (!moved) return <View>{render(value)}</View>;
  const way = turn.now > turn.before ? 1 : -1;
  const slide = (from: number, to: number) => ({
    transform: [{ translateY: progress.interpolate({ inputRange: [0, 1], outputRange: [from, to] }) }],
  });
  const reach = REACH * way;
  return (
    <View style={{ overflow: 'hidden' }}>
      <Animated.View style={slide(reach, 0)}>{render(turn.now)}</Animated.View>
      <Animated.View
        aria-hidden
        pointerEvents="none"
        style={[
          { position: 'absolute', inset: 0 },
          slide(0, -reach),
          { opacity: progress.interpolate({ inputRange: [0, 1], outputRange: [1, 0] }) },
        ]}
      >
        {render(turn.before)}
      </Animated.View>
    </View>
  );
};
