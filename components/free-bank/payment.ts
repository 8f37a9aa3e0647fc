import type { Party } from '@/rules/free-bank/data';
import { SEATS } from '@/rules/free-bank/data';
import type { Action } from '@/rules/free-bank/types';
import { money } from '@/rules/kernel/money';

/** A side of a payment: the bank, a seat, or everybody at once. */
export type Side = Party | 'all';

export interface Sides {
  readonly from?: Side | undefined;
  readonly to?: Side | undefined;
}

export const isSeat = (id: string): id is (typeof SEATS)[number] => SEATS.some(s => s === id);

/** The first tap says who pays, the second who is paid; a third on either takes it back. */
export const tapped = ({ from, to }: Sides, side: Side): Sides => {
  if (from === side) return { from: undefined, to };
  if (to === side) return { from, to: undefined };
  return from === undefined ? { from: side, to } : { from, to: side };
};

export const swapped = ({ from, to }: Sides): Sides => ({ from: to, to: from });

/** What two sides and an amount come to; nothing while a side is missing. */
export const paymentOf = ({ from, to }: Sides, amount: number): Action | undefined => {
  if (from === undefined || to === undefined) return undefined;
  const sum = money(amount);
  if (from === 'all') return to === 'all' ? undefined : { type: 'all-pay', to, amount: sum };
  return to === 'all' ? { type: 'pay-all', from, amount: sum } : { type: 'pay', from, to, amount: sum };
};

export const USUAL: readonly number[] = [1, 5, 10, 20, 50, 100];
