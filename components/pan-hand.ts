import { Animated, PanResponder } from 'react-native';
import type { GestureResponderEvent } from 'react-native';

import { fitScale, placed, zoomedAt } from './pan-zoom';
import type { Place, Size } from './pan-zoom';

const SLOP = 6;
const NOWHERE: Size = { width: 0, height: 0 };

const fingers = ({ nativeEvent: { touches } }: GestureResponderEvent) => {
  const [a, b] = touches;
  if (!a || !b) return undefined;
  return {
    x: (a.pageX + b.pageX) / 2,
    y: (a.pageY + b.pageY) / 2,
    apart: Math.hypot(a.pageX - b.pageX, a.pageY - b.pageY),
  };
};

/** The hand that moves and pinches; it writes to animated values, so that nothing is drawn anew. */
export const createHand = (onMoving: (moving: boolean) => void) => {
  const motion = { x: new Animated.Value(0), y: new Animated.Value(0), scale: new Animated.Value(1) };
  let content = NOWHERE;
  let view = NOWHERE;
  let most = 2;
  let at: Place = { x: 0, y: 0, scale: 1 };
  let start = at;
  let pinch: ReturnType<typeof fingers>;
  const least = () => Math.min(1, fitScale(content, view));
  const go = (to: Place) => {
    at = placed(to, content, view, least(), most);
    motion.x.setValue(at.x);
    motion.y.setValue(at.y);
    motion.scale.setValue(at.scale);
  };
  const centre = (x: number, y: number, scale: number) =>
    go({ scale, x: view.width / 2 - x * scale, y: view.height / 2 - y * scale });
  const responder = PanResponder.create({
    onMoveShouldSetPanResponderCapture: (event, g) =>
      event.nativeEvent.touches.length > 1 || Math.abs(g.dx) + Math.abs(g.dy) > SLOP,
    onPanResponderGrant: () => {
      start = at;
      pinch = undefined;
      onMoving(true);
    },
    onPanResponderMove: (event, g) => {
      const two = fingers(event);
      if (!two) {
        if (!pinch) go({ ...start, x: start.x + g.dx, y: start.y + g.dy });
        return;
      }
      pinch ??= two;
      const grown = zoomedAt(start, start.scale * (two.apart / pinch.apart), pinch.x, pinch.y);
      go({ ...grown, x: grown.x + two.x - pinch.x, y: grown.y + two.y - pinch.y });
    },
    onPanResponderRelease: () => setTimeout(() => onMoving(false)),
    onPanResponderTerminate: () => onMoving(false),
    onPanResponderTerminationRequest: () => false,
  });
  return {
    motion,
    handlers: responder.panHandlers,
    centre,
    measure: (contentSize: Size, viewSize: Size, maxScale: number) => {
      content = contentSize;
      view = viewSize;
      most = maxScale;
      go(at);
    },
    /** The whole, or back to full size at the point that matters. */
    toggle: (x: number, y: number) =>
      at.scale > least() ? centre(content.width / 2, content.height / 2, least()) : centre(x, y, 1),
    wheel: (down: number, x: number, y: number) => go(zoomedAt(at, at.scale * (down > 0 ? 0.9 : 1.1), x, y)),
  };
};
