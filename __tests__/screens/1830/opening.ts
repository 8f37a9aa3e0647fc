import type { AnyAction } from '@/rules/kernel/action';

/** Everybody has a private: Ben the C&A by a bid, and the B&O, whose par is still to be named. */
export const AUCTION: readonly AnyAction[] = [
  { type: 'take', by: 'p1', private: 'SVR', price: 20 },
  { type: 'bid', by: 'p2', private: 'C&A', amount: 165 },
  { type: 'take', by: 'p3', private: 'C&SL', price: 40 },
  { type: 'take', by: 'p4', private: 'D&H', price: 70 },
  { type: 'take', by: 'p1', private: 'M&H', price: 110 },
  { type: 'take', by: 'p2', private: 'B&O', price: 220 },
];

export const TO_STOCK: readonly AnyAction[] = [
  ...AUCTION,
  { type: 'par', by: 'p2', company: 'bo', price: 100 },
];

const pass = (by: string): AnyAction => ({ type: 'pass', by });
const buy = (by: string): AnyAction => ({ type: 'buy', by, company: 'prr', from: 'offering' });

/** PRR has floated at 67 with Clara as its president. */
export const TO_OPERATING: readonly AnyAction[] = [
  ...TO_STOCK,
  { type: 'par', by: 'p3', company: 'prr', price: 67 },
  buy('p4'),
  buy('p1'),
  pass('p2'),
  buy('p3'),
  pass('p4'),
  pass('p1'),
  pass('p2'),
  pass('p3'),
];

const prr = { company: 'prr' };

/** The PRR has bought two 2-trains in its first turn; in its second it is to run. */
export const TO_RUN: readonly AnyAction[] = [
  ...TO_OPERATING,
  { type: 'run', ...prr, revenue: 0 },
  { type: 'buy-train', ...prr, train: '2', from: 'bank', price: 80 },
  { type: 'buy-train', ...prr, train: '2', from: 'bank', price: 80 },
  { type: 'end-turn', ...prr },
  ...['p4', 'p1', 'p2', 'p3'].map(pass),
];
