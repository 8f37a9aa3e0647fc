import { useFonts } from 'expo-font';

import { FONTS } from './fonts';

/** True when the fonts are there, or cannot be had: the app never waits for a typeface it will not get. */
export const useAppFonts = (): boolean => {
  const [loaded, error] = useFonts(FONTS);
  return loaded || error !== null;
};
