import type { ReactNode } from 'react';

import type { Party } from './party';

/** An account as the strip and the rail show it; Infinity is a bank that never runs dry. */
export interface CashAccount {
  readonly id: string;
  readonly party: Party;
  readonly amount: number;
  /** Under the name in the rail of a wide screen: the shares held. */
  readonly detail?: ReactNode;
}

export interface StripPlan {
  readonly scrolls: boolean;
  readonly cell: number;
  readonly pinnedFirst: readonly CashAccount[];
  readonly middle: readonly CashAccount[];
  readonly pinnedLast: readonly CashAccount[];
}

/** Seat order with the bank last. Too many for the width: the actor and the bank are pinned, the rest scrolls. */
export const planStrip = (
  accounts: readonly CashAccount[],
  actorId: string | undefined,
  width: number,
  narrowest: number,
): StripPlan => {
  const banks = accounts.filter(a => a.party.kind === 'bank');
  const others = accounts.filter(a => a.party.kind !== 'bank');
  if (accounts.length * narrowest <= width)
    return {
      scrolls: false,
      cell: width / accounts.length,
      pinnedFirst: [],
      middle: others,
      pinnedLast: banks,
    };
  return {
    scrolls: true,
    cell: Math.round(narrowest * 1.3),
    pinnedFirst: others.filter(a => a.id === actorId),
    middle: others.filter(a => a.id !== actorId),
    pinnedLast: banks,
  };
};
