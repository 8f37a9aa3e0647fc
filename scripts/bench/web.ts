import type { Figure } from './figures';
export const webFigures = async (): Promise<readonly Figure[]> => [];
