import type { ReactNode } from 'react';

import { useLayout } from '../theme/useLayout';
import { MatrixHead } from './MatrixHead';
import { useBoard } from './useBoard';

const MOST_IN_STRIP = 5;

/** Six players and the bank stand side by side only in the head of the matrix; fewer have the usual strip. */
export const useStrip = (): ReactNode => {
  const { seats } = useBoard();
  const wide = useLayout() === 'wide';
  return !wide && seats.length > MOST_IN_STRIP ? <MatrixHead /> : undefined;
};
