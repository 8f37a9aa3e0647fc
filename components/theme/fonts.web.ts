import besley600 from '@/assets/fonts/BesleyTabular-600.woff2';
import besley700 from '@/assets/fonts/BesleyTabular-700.woff2';
import plex400 from '@/assets/fonts/plexc-400.woff2';
import plex500 from '@/assets/fonts/plexc-500.woff2';
import plex600 from '@/assets/fonts/plexc-600.woff2';
import plex700 from '@/assets/fonts/plexc-700.woff2';

import { FAMILY } from './families';

export const FONTS = {
  [FAMILY.display.semibold]: besley600,
  [FAMILY.display.bold]: besley700,
  [FAMILY.text.regular]: plex400,
  [FAMILY.text.medium]: plex500,
  [FAMILY.text.semibold]: plex600,
  [FAMILY.text.bold]: plex700,
};
