import type { TextStyle } from 'react-native';

const WIDTH_OF_A_FIGURE = 0.62;
const SMALLEST = 12;

/** The type, made smaller where the figures would not fit: amounts are never cut off. */
export const fitted = (
  figures: string,
  width: number,
  { fontSize = 16, lineHeight = 20 }: TextStyle,
): TextStyle => {
  const room = width / (Math.max(1, figures.length) * WIDTH_OF_A_FIGURE);
  if (room >= fontSize) return { fontSize, lineHeight };
  const size = Math.max(SMALLEST, Math.floor(room * 2) / 2);
  return {
    fontSize: size,
    lineHeight: Math.max(lineHeight * (size / fontSize), size + 4),
    letterSpacing: -0.3,
  };
};
