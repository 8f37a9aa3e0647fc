import { Easing, Platform } from 'react-native';

/** The web has no native animation driver, and says so loudly. */
export const NATIVE_DRIVER = Platform.OS !== 'web';

export const STANDARD = Easing.bezier(0.2, 0, 0, 1);
