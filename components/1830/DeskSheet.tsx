import { never } from '@/rules/kernel/ruling';

import { BidSheet } from './BidSheet';
import { BookSheet } from './BookSheet';
import { CitySheet } from './CitySheet';
import { CompanySheet } from './CompanySheet';
import { PriceSheet } from './PriceSheet';
import { PrivatesSheet } from './PrivatesSheet';
import { TileSheet } from './TileSheet';
import { TrackPad } from './TrackPad';
import { TradeSheet } from './TradeSheet';
import type { OnOpen, Opened } from './open';
import { useBoard } from './useBoard';

interface Props {
  readonly opened: Opened;
  readonly onOpen: OnOpen;
  readonly onClose: () => void;
}

/** Whatever lies open over the stage. */
export const DeskSheet = ({ opened, onOpen, onClose }: Props) => {
  const { round } = useBoard().t.state;
  switch (opened.kind) {
    case 'company':
      return <CompanySheet key={opened.company} company={opened.company} onClose={onClose} />;
    case 'trade':
      return round.name === 'stock' ? (
        <TradeSheet round={round} side={opened.side} initial={opened.company} onClose={onClose} />
      ) : null;
    case 'book':
      return <BookSheet initial={opened.tab} onOpen={onOpen} onClose={onClose} />;
    case 'bid':
      return <BidSheet private={opened.private} onOpen={onOpen} onClose={onClose} />;
    case 'track':
      return <TrackPad onClose={onClose} />;
    case 'tile':
      return <TileSheet onClose={onClose} />;
    case 'city':
      return <CitySheet onClose={onClose} />;
    case 'privates':
      return <PrivatesSheet onOpen={onOpen} onClose={onClose} />;
    case 'price':
      return <PriceSheet offer={opened.offer} title={opened.title} onClose={onClose} />;
    default:
      return never(opened);
  }
};
