import { useEffect, useState } from 'react';
import { Animated, Easing, View } from 'react-native';
import { Circle, Path, Svg } from 'react-native-svg';

import { NATIVE_DRIVER } from './theme/motion';
import { useTheme } from './theme/ThemeProvider';

interface Props {
  /** How often it can be chosen before it stands on red. */
  readonly steps: number;
  readonly spent: number;
  readonly width?: number | undefined;
  /** Drawn on a green button, or on paper. */
  readonly ground?: 'accent' | 'paper' | undefined;
}

const BOX = { width: 68, height: 37, x: 34, y: 32, r: 28 } as const;
const GAP = 3;

const point = (degrees: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${(BOX.x - BOX.r * Math.cos(angle)).toFixed(1)} ${(BOX.y - BOX.r * Math.sin(angle)).toFixed(1)}`;
};

const arc = (at: number, each: number): string =>
  `M${point(at * each + GAP)}A${BOX.r} ${BOX.r} 0 0 1 ${point((at + 1) * each - GAP)}`;

/** Spent, left, the red zone, and the needle on the next step; it swings with a little overshoot. */
export const Dial = ({ steps, spent, width = BOX.width, ground = 'accent' }: Props) => {
  const { color, motion } = useTheme();
  const each = 180 / (steps + 1);
  const next = (Math.min(spent, steps) + 0.5) * each - 90;
  const [turn] = useState(() => new Animated.Value(next));
  useEffect(() => {
    const swing = Animated.timing(turn, {
      toValue: next,
      duration: motion.settle,
      easing: Easing.out(Easing.back(1.1)),
      useNativeDriver: NATIVE_DRIVER,
    });
    swing.start();
    return () => swing.stop();
  }, [turn, next, motion.settle]);
  const left = ground === 'accent' ? color.gaugeLeft : color.accent;
  const scale = width / BOX.width;
  const rotate = turn.interpolate({ inputRange: [-90, 90], outputRange: ['-90deg', '90deg'] });
  return (
    <View style={{ width, height: BOX.height * scale }} aria-hidden>
      <Svg width={width} height={BOX.height * scale} viewBox={`0 0 ${BOX.width} ${BOX.height}`} fill="none">
        {Array.from({ length: steps + 1 }, (_, i) => (
          <Path
            key={i}
            d={arc(i, each)}
            stroke={i === steps ? color.gaugeRed : i < spent ? color.gaugeSpent : left}
            strokeWidth={i === steps ? 7 : 5}
          />
        ))}
      </Svg>
      <Animated.View
        style={{
          position: 'absolute',
          left: 0,
          top: 0,
          width,
          height: BOX.y * 2 * scale,
          transform: [{ rotate }],
        }}
      >
        <Svg width={width} height={BOX.y * 2 * scale} viewBox={`0 0 ${BOX.width} ${BOX.y * 2}`}>
          <Path
            d="M34 36L34 11"
            stroke={ground === 'accent' ? color.gaugeNeedle : color.brass}
            strokeWidth={2.4}
            strokeLinecap="round"
          />
          <Circle cx={34} cy={32} r={3.6} fill={ground === 'accent' ? color.gaugeNeedle : color.brass} />
        </Svg>
      </Animated.View>
    </View>
  );
};
