import { memo, useEffect, useState } from 'react';
import { Animated } from 'react-native';

import { AppText } from './AppText';
import { Touch } from './Touch';
import type { PlacedMarker } from './market';
import { NATIVE_DRIVER, STANDARD } from './theme/motion';
import { useTheme } from './theme/ThemeProvider';

interface Props {
  readonly placed: PlacedMarker;
  readonly label: string;
  readonly onPress?: ((id: string) => void) | undefined;
}

/** A company's marker; it slides to its new price. */
export const MarketToken = memo(function MarketToken({ placed, label, onPress }: Props) {
  const { marker, x, y, small } = placed;
  const { livery, motion } = useTheme();
  const paint = livery(marker.game, marker.company);
  const [at] = useState(() => new Animated.ValueXY({ x, y }));
  useEffect(() => {
    const slide = Animated.timing(at, {
      toValue: { x, y },
      duration: motion.settle,
      easing: STANDARD,
      useNativeDriver: NATIVE_DRIVER,
    });
    slide.start();
    return () => slide.stop();
  }, [at, x, y, motion.settle]);
  const size = small ? 10.5 : 12;
  return (
    <Animated.View style={{ position: 'absolute', left: 0, top: 0, transform: at.getTranslateTransform() }}>
      <Touch
        label={label}
        disabled={!onPress}
        haptic="light"
        onPress={() => onPress?.(marker.id)}
        style={{
          width: 34,
          height: small ? 11.5 : 16,
          borderRadius: 3,
          borderWidth: 1,
          borderColor: paint.edge,
          backgroundColor: paint.fill,
          alignItems: 'center',
          justifyContent: 'center',
        }}
      >
        <AppText
          variant="plate"
          numberOfLines={1}
          style={{ color: paint.on, fontSize: size, lineHeight: size, letterSpacing: 0 }}
        >
          {paint.code}
        </AppText>
      </Touch>
    </Animated.View>
  );
});
