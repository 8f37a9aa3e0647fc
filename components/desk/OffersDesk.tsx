import { OfferList } from '../offers/OfferList';
import { TableFrame } from './TableFrame';
import type { DeskProps } from './types';

/** A desk for any game: everything that can be done now, in words. */
export const OffersDesk = ({ offers }: DeskProps) => <TableFrame stage={<OfferList offers={offers} />} />;
