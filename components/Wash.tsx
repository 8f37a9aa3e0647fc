import { useEffect, useState } from 'react';
import { Animated } from 'react-native';

import { NATIVE_DRIVER } from './theme/motion';
import { useTheme } from './theme/ThemeProvider';

interface Props {
  /** Its change is what is washed: up in green, down in red. */
  readonly value: number;
}

/** One wash of colour over an account whose money moved. Fills its parent. */
export const Wash = ({ value }: Props) => {
  const { color, motion } = useTheme();
  const [last, setLast] = useState({ now: value, before: value });
  const [opacity] = useState(() => new Animated.Value(0));
  if (last.now !== value) setLast({ now: value, before: last.now });
  const way = Math.sign(last.now - last.before);

  useEffect(() => {
    if (last.now === last.before || motion.payout === 0) return;
    opacity.setValue(1);
    const fade = Animated.timing(opacity, {
      toValue: 0,
      delay: motion.settle,
      duration: motion.payout,
      useNativeDriver: NATIVE_DRIVER,
    });
    fade.start();
    return () => {
      fade.stop();
      opacity.setValue(0);
    };
  }, [last, motion, opacity]);

  if (way === 0) return null;
  return (
    <Animated.View
      pointerEvents="none"
      style={{
        position: 'absolute',
        inset: 0,
        opacity,
        backgroundColor: way > 0 ? color.accentSoft : color.oxbloodSoft,
      }}
    />
  );
};
