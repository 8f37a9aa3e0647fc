import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';
import { Animated, View } from 'react-native';
import type { StyleProp, ViewStyle } from 'react-native';

import { IconButton } from './IconButton';
import { createHand } from './pan-hand';
import type { Size } from './pan-zoom';
import { makeStyles } from './theme/makeStyles';
import { NATIVE_DRIVER } from './theme/motion';

interface Props {
  /** The content's own size at scale 1. */
  readonly width: number;
  readonly height: number;
  /** The point of the content that matters: in the middle when it opens, and again when `focusKey` changes. */
  readonly focus: { readonly x: number; readonly y: number };
  readonly focusKey?: string | undefined;
  readonly maxScale?: number | undefined;
  readonly fitLabel: string;
  readonly style?: StyleProp<ViewStyle>;
  /** A mouse lets go over what it took hold of: what comes while this is true is no click. Keep it the same. */
  readonly onMoving?: ((moving: boolean) => void) | undefined;
  readonly children: ReactNode;
}

/** Moves and pinches its content without drawing it anew; a button shows the whole. */
export const PanZoom = (props: Props) => {
  const { width, height, focus, focusKey, maxScale = 2, fitLabel, style, onMoving, children } = props;
  const styles = useStyles();
  const [hand] = useState(() => createHand(moving => onMoving?.(moving)));
  const [view, setView] = useState<Size>();
  const open = useEffectEvent(() => hand.centre(focus.x, focus.y, 1));
  useEffect(() => {
    if (view) hand.measure({ width, height }, view, maxScale);
  }, [hand, width, height, view, maxScale]);
  const measured = view !== undefined;
  useEffect(() => {
    if (measured) open();
  }, [measured, focusKey]);
  const onWheel = ({ nativeEvent: e }: { readonly nativeEvent: WheelEvent }) =>
    hand.wheel(e.deltaY, e.offsetX, e.offsetY);
  const { x, y, scale } = hand.motion;
  return (
    <View
      style={[styles.window, style]}
      onLayout={({ nativeEvent: { layout } }) => setView({ width: layout.width, height: layout.height })}
      {...hand.handlers}
      {...(!NATIVE_DRIVER && { onWheel })}
    >
      <Animated.View
        style={[
          styles.content,
          { width, height, transform: [{ translateX: x }, { translateY: y }, { scale }] },
        ]}
      >
        {children}
      </Animated.View>
      <View style={styles.corner}>
        <IconButton
          icon="fit"
          kind="float"
          size={22}
          label={fitLabel}
          haptic="light"
          onPress={() => hand.toggle(focus.x, focus.y)}
        />
      </View>
    </View>
  );
};

const useStyles = makeStyles(() => ({
  window: { overflow: 'hidden', flexGrow: 1, touchAction: 'none', userSelect: 'none' } as const,
  content: { transformOrigin: 'top left' } as const,
  corner: { position: 'absolute', right: 10, bottom: 10 } as const,
}));
