import { memo, useEffect, useState } from 'react';
import { Animated } from 'react-native';

import { AppText } from './AppText';
import type { PlacedMarker } from './market';
import { NATIVE_DRIVER, STANDARD } from './theme/motion';
import { useTheme } from './theme/ThemeProvider';

interface Props {
  readonly placed: PlacedMarker;
}

/** A company's marker; it slides to its new price. The cell under it is what is touched. */
export const MarketToken = memo(function MarketToken({ placed }: Props) {
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
    <Animated.View
      aria-hidden
      pointerEvents="none"
      style={{
        position: 'absolute',
        left: 0,
        top: 0,
        width: 34,
        height: small ? 11.5 : 16,
        borderRadius: 3,
        borderWidth: 1,
        borderColor: paint.edge,
        backgroundColor: paint.fill,
        alignItems: 'center',
        justifyContent: 'center',
        transform: at.getTranslateTransform(),
      }}
    >
      <AppText
        variant="plate"
        numberOfLines={1}
        style={{ color: paint.on, fontSize: size, lineHeight: size, letterSpacing: 0 }}
      >
        {paint.code}
      </AppText>
    </Animated.View>
  );
});
