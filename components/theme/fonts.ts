import { IBMPlexSansCondensed_400Regular } from '@expo-google-fonts/ibm-plex-sans-condensed/400Regular';
import { IBMPlexSansCondensed_500Medium } from '@expo-google-fonts/ibm-plex-sans-condensed/500Medium';
import { IBMPlexSansCondensed_600SemiBold } from '@expo-google-fonts/ibm-plex-sans-condensed/600SemiBold';
import { IBMPlexSansCondensed_700Bold } from '@expo-google-fonts/ibm-plex-sans-condensed/700Bold';

import besley600 from '@/assets/fonts/BesleyTabular-600.ttf';
import besley700 from '@/assets/fonts/BesleyTabular-700.ttf';

import { FAMILY } from './families';

export const FONTS = {
  [FAMILY.display.semibold]: besley600,
  [FAMILY.display.bold]: besley700,
  [FAMILY.text.regular]: IBMPlexSansCondensed_400Regular,
  [FAMILY.text.medium]: IBMPlexSansCondensed_500Medium,
  [FAMILY.text.semibold]: IBMPlexSansCondensed_600SemiBold,
  [FAMILY.text.bold]: IBMPlexSansCondensed_700Bold,
};
