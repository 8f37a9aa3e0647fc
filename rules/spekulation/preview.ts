import { player, type PlayerId } from '../kernel/ledger';
import { cashOf, heldBy } from '../kernel/table';
import { COMPANIES, type CompanyId } from './data';
import { movementOf } from './apply-cards';
import type { Movement } from './movement';
import { place, positionTarget, prices, ranks } from './track';
import type { Board, Played, SpekulationTable, Step, Track } from './types';

/** A company's whole name, where there is room for it. */
export const companyName = (board: Board, id: CompanyId): string =>
  board.companies.find(c => c.id === id)?.name ?? id;

/** A company as it is read out: the letters on its plate, then its name. */
export const companySaid = (board: Board, id: CompanyId): string => {
  const found = board.companies.find(c => c.id === id);
  return found === undefined ? id : `${found.code}, ${found.name}`;
};

/** One company as a desk shows it: where its stone stands, its rank (0 at the start) and its price. */
export interface Quote {
  readonly company: CompanyId;
  readonly field: number;
  readonly rank: number;
  readonly price: number;
}

export interface Preview extends Movement {
  readonly quotes: readonly Quote[];
}

/** Every company by rank; those on the start field last, in the order of the sheet. */
export const quotes = ({ board }: SpekulationTable, track: Track): readonly Quote[] => {
  const rank = ranks(track);
  const price = prices(board, track);
  const all = COMPANIES.map(company => ({
    company,
    field: track.stones[company],
    rank: rank[company],
    price: price[company],
  }));
  return all.sort((a, b) => (a.rank || COMPANIES.length + 1) - (b.rank || COMPANIES.length + 1));
};

/** What a thought-of movement would do; nothing is booked. */
export const whatIf = (t: SpekulationTable, played: Played, distance: number): Preview => {
  const moved = movementOf(t, played, distance);
  return { ...moved, quotes: quotes(t, moved.track) };
};

export interface PositionChoice {
  readonly company: CompanyId;
  readonly to: number;
  readonly quotes: readonly Quote[];
}

/** Every stone that +1 or −1 may set, with the field it would come to and what that does to the prices. */
export const positionChoices = (t: SpekulationTable, step: Step): readonly PositionChoice[] =>
  COMPANIES.flatMap(company => {
    const to = positionTarget(t.state, company, step);
    return to === undefined ? [] : [{ company, to, quotes: quotes(t, place(t.state, company, to)) }];
  });

/** Who holds shares of a company, in seat order. */
export const holdersOf = (
  t: SpekulationTable,
  company: CompanyId,
): readonly { readonly player: PlayerId; readonly n: number }[] =>
  t.players.flatMap(id => {
    const n = heldBy(t, id, `share:${company}`);
    return n === 0 ? [] : [{ player: id, n }];
  });

/** A player's cash and shares at the prices of some track. */
export const worthOn = (t: SpekulationTable, id: PlayerId, track: Track): number => {
  const price = prices(t.board, track);
  return COMPANIES.reduce((sum, c) => sum + heldBy(t, id, `share:${c}`) * price[c], cashOf(t, player(id)));
};
