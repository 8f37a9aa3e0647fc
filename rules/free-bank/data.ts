import type { OptionSpecs } from '../kernel/table';

/** Who can pay and be paid: the bank, and up to ten seats. */
export const SEATS = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8', 'p9', 'p10'] as const;
export type Seat = (typeof SEATS)[number];
export const PARTIES = ['bank', ...SEATS] as const;
export type Party = (typeof PARTIES)[number];

/** The most one payment may be; keeps every balance within whole numbers. */
export const MOST = 1_000_000_000;

export const SIGNS = ['$', '€', '£', '¥', 'M', 'ƒ', '¢', '●', '★'] as const;

export const OPTIONS = {
  sign: { field: SIGNS, default: '$' },
  cash: { field: 'money', default: 100, max: MOST },
  bank: { field: ['endless', 'finite'], default: 'endless' },
  bankCash: { field: 'money', default: 10_000, max: MOST },
} as const satisfies OptionSpecs;
