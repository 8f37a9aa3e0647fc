import { certificateLimit, certificates, cash, inOffering, inPool, sharesOf } from '@/rules/1830/reading';
import { matrixOrder } from '@/rules/1830/desk';
import { standings } from '@/rules/1830/end';
import { priceOf } from '@/rules/1830/market';
import { player } from '@/rules/kernel/ledger';

import type { BankColumn, MatrixAccount, MatrixRow } from '../share-matrix';
import { GAME, useBoard } from './useBoard';

interface Matrix {
  readonly accounts: readonly MatrixAccount[];
  readonly rows: readonly MatrixRow[];
  readonly bankColumns: readonly BankColumn[];
  readonly waiting: readonly { readonly game: string; readonly company: string; readonly name: string }[];
  readonly worth: readonly number[];
  readonly actorId: string | undefined;
}

/** Players × companies, as the shared matrix draws it. */
export const useMatrix = (): Matrix => {
  const { t, seats, party, companies, status, tg } = useBoard();
  const limit = certificateLimit(t);
  const { rows, waiting } = matrixOrder(t);
  const nameOf = new Map(companies.map(c => [c.id, c.name]));
  const worth = new Map(standings(t).map(s => [s.player, s.worth]));
  const { round } = t.state;
  const chair = round.name === 'operating' ? t.state.companies[round.company].listing?.president : undefined;
  return {
    accounts: seats.map(({ id, account }) => ({
      id: account,
      party: party(account),
      cash: cash(t, account),
      foot: `${certificates(t, id).counted}/${limit}`,
    })),
    rows: rows.map(company => {
      const { listing } = t.state.companies[company];
      return {
        game: GAME,
        company,
        name: nameOf.get(company) ?? company,
        price: listing === undefined ? undefined : String(priceOf(t.state, company)),
        held: Object.fromEntries(seats.map(({ id, account }) => [account, sharesOf(t, id, company)])),
        president: listing === undefined ? undefined : player(listing.president),
        bank: { offering: inOffering(t, company), pool: inPool(t, company) },
      };
    }),
    bankColumns: [
      { id: 'offering', title: tg('desk.offeringShort') },
      { id: 'pool', title: tg('desk.poolShort') },
    ],
    waiting: waiting.map(company => ({ game: GAME, company, name: nameOf.get(company) ?? company })),
    worth: seats.map(({ id }) => worth.get(id) ?? 0),
    actorId: chair === undefined ? status.actor : player(chair),
  };
};
