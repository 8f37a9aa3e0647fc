import type { TextStyle } from 'react-native';

/** Widths in ems: a figure of the display face, a letter of the text face. */
const FIGURE = 0.62;
export const LETTER = 0.5;
const SMALLEST = 12;

/** The type, made smaller where the figures would not fit: amounts are never cut off. */
export const fitted = (
  figures: string,
  width: number,
  { fontSize = 16, lineHeight = 20 }: TextStyle,
  each = FIGURE,
): TextStyle => {
  const room = width / (Math.max(1, figures.length) * each);
  if (room >= fontSize) return { fontSize, lineHeight };
  const size = Math.max(SMALLEST, Math.floor(room * 2) / 2);
  return {
    fontSize: size,
    lineHeight: Math.max(lineHeight * (size / fontSize), size + 4),
    letterSpacing: -0.3,
  };
};
