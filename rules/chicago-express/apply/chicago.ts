import { company, type PlayerId } from '../../kernel/ledger';
import { hexAt } from '../board';
import { HOMES, type Railroad } from '../data';
import { hasHouse, isOpen, locomotiveOf, ON_MAP } from '../reading';
import { event, move } from '../refusals';
import type { Draft, ExpressTable } from '../types';
import { openShareAuction } from './auction';
import { booked } from './draft';
import { dividendEntries, nextTurn, total } from './turn';

/** CE-22: 1, or 3 where Fort Wayne has its house. */
export const wabashIncome = ({ board, state }: ExpressTable): number =>
  board.startIncome.wabash + (hasHouse(state, HOMES.wabash) ? hexAt(board, HOMES.wabash).house : 0);

const openWabash = (d: Draft): Draft => {
  const { state } = d.table;
  const income = wabashIncome(d.table);
  return booked(
    d,
    {
      ...state,
      income: { ...state.income, wabash: income },
      track: { ...state.track, wabash: [HOMES.wabash] },
    },
    [move(locomotiveOf('wabash'), company('wabash'), ON_MAP, 1, 'locomotive')],
    [event('wabash-opens', { income })],
  );
};

/** CE-21 to CE-23: the extra dividend; the first time, Wabash opens and its first share comes up at once. */
export const chicagoPhase = (d: Draft, railroad: Railroad, by: PlayerId): Draft => {
  const entries = dividendEntries(d.table, railroad, 'chicago-dividend');
  const paid = booked(d, d.table.state, entries, [
    event('chicago-reached', { railroad, amount: total(entries) }),
  ]);
  if (isOpen(paid.table.state, 'wabash')) return nextTurn(paid, by);
  const open = openWabash(paid);
  const bidding = openShareAuction(open, 'wabash', by, 'wabash');
  return booked(bidding, bidding.table.state, [], [event('wabash-auction', { by })]);
};
