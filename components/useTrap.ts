import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import { AccessibilityInfo, BackHandler, findNodeHandle } from 'react-native';
import type { View } from 'react-native';

/** Holds the screen reader's focus in what is open; the phone's back closes it. */
export const useTrap = (ref: RefObject<View | null>, onClose: () => void): void => {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const node = findNodeHandle(ref.current);
    if (node !== null) AccessibilityInfo.setAccessibilityFocus(node);
    const back = BackHandler.addEventListener('hardwareBackPress', () => {
      close();
      return true;
    });
    return () => back.remove();
  }, [ref]);
};
