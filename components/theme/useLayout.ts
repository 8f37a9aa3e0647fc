import { useWindowDimensions } from 'react-native';

/**
 * phone: one column. landscape: a phone on its side. centred: the phone's column at 560 on a small tablet.
 * wide: rail, stage and actions side by side.
 */
export type Layout = 'phone' | 'landscape' | 'centred' | 'wide';

const WIDE = 900;
const MIDDLE = 600;
const SHORT = 500;

export const COLUMN = 560;

export const layoutOf = (width: number, height: number): Layout => {
  if (width > height && height < SHORT) return 'landscape';
  if (width >= WIDE) return 'wide';
  return width >= MIDDLE ? 'centred' : 'phone';
};

export const useLayout = (): Layout => {
  const { width, height } = useWindowDimensions();
  return layoutOf(width, height);
};
