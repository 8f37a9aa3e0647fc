import { ImpactFeedbackStyle, NotificationFeedbackType, impactAsync, notificationAsync } from 'expo-haptics';
import { Platform } from 'react-native';

/** light: step, select. medium: book. success: payout, end. warning: refusal. */
export type Haptic = 'light' | 'medium' | 'success' | 'warning';

let on = Platform.OS !== 'web';

export const setHaptics = (wanted: boolean): void => {
  on = wanted && Platform.OS !== 'web';
};

const PLAY: Readonly<Record<Haptic, () => Promise<void>>> = {
  light: () => impactAsync(ImpactFeedbackStyle.Light),
  medium: () => impactAsync(ImpactFeedbackStyle.Medium),
  success: () => notificationAsync(NotificationFeedbackType.Success),
  warning: () => notificationAsync(NotificationFeedbackType.Warning),
};

/** A phone without a motor is no reason to fail. */
export const haptic = (kind: Haptic): void => {
  if (on) PLAY[kind]().catch(() => undefined);
};
