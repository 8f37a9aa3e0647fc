import { chicagoExpress } from '@/rules/chicago-express';
import type { HexId, Railroad } from '@/rules/chicago-express/data';
import type { Action, ExpressTable } from '@/rules/chicago-express/types';
import type { PlayerId } from '@/rules/kernel/ledger';

/** An expansion before it is booked: its placements, and the table as it would be after them. */
export interface Plan {
  readonly places: readonly Action[];
  readonly after: ExpressTable;
}

/** As far as the rules let it go; what no longer fits is dropped. */
export const planned = (
  t: ExpressTable,
  by: PlayerId,
  railroad: Railroad | undefined,
  hexes: readonly HexId[],
): Plan => {
  const places: Action[] = [];
  let after = t;
  if (railroad === undefined) return { places, after };
  for (const hex of hexes) {
    const place: Action = { type: 'place', by, railroad, hex };
    const ruling = chicagoExpress.play(after, place);
    if (!ruling.ok) break;
    places.push(place);
    after = chicagoExpress.open(ruling.table);
  }
  return { places, after };
};
