import type { PlayerId } from '../kernel/ledger';
import type { Refusal } from '../kernel/ruling';
import type { Company } from './data';
import { withSurplus } from './reading';
import { refuse, type Reason } from './refusals';
import type { AuctionRound, OperatingRound, StockRound, T1830 } from './types';

export type Guarded<R> = { readonly ok: true; readonly round: R } | Refusal<Reason>;

/** The stock round, with this player on turn; otherwise why not. */
export const onStockTurn = (t: T1830, by: PlayerId): Guarded<StockRound> => {
  const { round } = t.state;
  if (round.name === 'over') return refuse('over');
  if (round.name === 'auction') return refuse('privates-first');
  if (round.name === 'par') return refuse('par-first', { by: round.turn });
  if (round.name !== 'stock') return refuse('stock-rounds-only');
  return round.turn === by ? { ok: true, round } : refuse('not-your-turn', { by, turn: round.turn });
};

export const inAuction = (t: T1830): Guarded<AuctionRound> => {
  const { round } = t.state;
  if (round.name === 'over') return refuse('over');
  if (round.name === 'par') return refuse('par-first', { by: round.turn });
  return round.name === 'auction' ? { ok: true, round } : refuse('auction-over');
};

/** The operating turn of this company; surplus trains are returned before anything else (§21). */
export const onOperatingTurn = (t: T1830, company: Company): Guarded<OperatingRound> => {
  const { round } = t.state;
  if (round.name === 'over') return refuse('over');
  if (round.name !== 'operating') return refuse('operating-rounds-only');
  const [surplus] = withSurplus(t);
  if (surplus !== undefined) return refuse('surplus-first', { company: surplus });
  return round.company === company
    ? { ok: true, round }
    : refuse('not-this-company', { company, turn: round.company });
};
