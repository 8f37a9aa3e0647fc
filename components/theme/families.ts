import { Platform } from 'react-native';

/** The names under which the fonts are loaded: one family per weight, the same on every platform. */
export const FAMILY = {
  display: { semibold: 'BesleyTabular-600', bold: 'BesleyTabular-700' },
  text: {
    regular: 'PlexCondensed-400',
    medium: 'PlexCondensed-500',
    semibold: 'PlexCondensed-600',
    bold: 'PlexCondensed-700',
  },
} as const;

/** The web names what to show until the font is there; a phone has it from the start. */
export const withFallback = (family: string, font: 'display' | 'text'): string =>
  Platform.OS === 'web'
    ? `${family}, ${font === 'display' ? 'Georgia, serif' : 'system-ui, sans-serif'}`
    : family;
