import type { DeskProps } from '../desk/types';
import { never } from '@/rules/kernel/ruling';
import { eighteen30 } from '@/rules/1830';

import { AuctionDesk } from './AuctionDesk';
import { OperatingDesk } from './OperatingDesk';
import { OverDesk } from './OverDesk';
import { ParDesk } from './ParDesk';
import { StockDesk } from './StockDesk';

/** The bank of 1830: each round has its own desk. */
export const Desk = ({ table }: DeskProps) => {
  const { round } = eighteen30.open(table).state;
  switch (round.name) {
    case 'auction':
      return <AuctionDesk round={round} />;
    case 'par':
      return <ParDesk />;
    case 'stock':
      return <StockDesk round={round} />;
    case 'operating':
      return <OperatingDesk round={round} />;
    case 'over':
      return <OverDesk />;
    default:
      return never(round);
  }
};
