import type { Theme } from './theme/theme';
import type { Paint } from './theme/tokens';

/** Whose line it is: a seat by its colour, or a company by its livery. */
export type ChartColor = number | { readonly game: string; readonly company: string };

export const chartPaint = (theme: Theme, color: ChartColor): Paint =>
  typeof color === 'number' ? theme.player(color) : theme.livery(color.game, color.company);
