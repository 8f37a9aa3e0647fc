import { COMPANIES } from '@/rules/1830/data';
import { MARKET, markersOf } from '@/rules/1830/desk';
import type { Spot } from '@/rules/1830/market';

import { StockMarket } from '../StockMarket';
import { useLayout } from '../theme/useLayout';
import type { OnOpen } from './open';
import { GAME, useBoard } from './useBoard';

interface Props {
  readonly onOpen: OnOpen;
  /** A move shown before it is made. */
  readonly path?: { readonly spots: readonly Spot[]; readonly way: 'gain' | 'loss' } | undefined;
  readonly height?: number | undefined;
}

const HIGH = { phone: 266, centred: 320, landscape: 230, wide: 430 } as const;

/** The stock market of 1830 with its markers in order; a marker opens the company's card. */
export const Market = ({ onOpen, path, height }: Props) => {
  const { t, tg, companies } = useBoard();
  const layout = useLayout();
  const markers = markersOf(t.state).map(({ company, row, col }) => ({
    id: company,
    game: GAME,
    company,
    name: companies.find(c => c.id === company)?.name ?? company,
    row,
    col,
  }));
  const open = (id: string | undefined) => {
    const company = COMPANIES.find(c => c === id);
    if (company !== undefined) onOpen({ kind: 'company', company });
  };
  return (
    <StockMarket
      cells={MARKET}
      markers={markers}
      path={path}
      legend={[
        { zone: 'yellow', words: tg('desk.zoneYellow') },
        { zone: 'orange', words: tg('desk.zoneOrange') },
        { zone: 'brown', words: tg('desk.zoneBrown') },
      ]}
      height={height ?? HIGH[layout]}
      onPressMarker={open}
      onPressCell={({ row, col }) => open(markers.filter(m => m.row === row && m.col === col).at(-1)?.id)}
    />
  );
};
