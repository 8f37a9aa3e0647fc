import { money } from '../../kernel/money';
import type { Company, Train } from '../data';
import { priceOf } from '../market';
import type { Action } from '../types';
import {
  all,
  funds,
  inPhase,
  operating,
  owned,
  pooled,
  shares,
  spends,
  started,
  trains,
  usedUp,
  type Row,
} from './fixtures';

const PRR = started('prr', 'p1', 100);
const BUYING = all(operating('prr', 'trains'), PRR);
const SOLD = [shares('prr', 'p1', 6)];
/** Everything below a train is sold. */
const UP_TO_5 = [usedUp('2', 6), usedUp('3', 5), usedUp('4', 4)];
const help = (train: Train, amount: number, from: 'bank' | 'pool' | Company = 'bank'): Action => ({
  type: 'buy-train-with-help',
  company: 'prr',
  train,
  from,
  help: money(amount),
});
/** The PRR needs a 5 for 450, has 50, and its president 100. */
const NEED = [...SOLD, ...UP_TO_5, funds('prr', 50), spends('p1', 1100)];
const NEEDING = all(BUYING, inPhase('4'), started('bo', 'p2', 100), started('co', 'p1', 67));
const NEED_SHARES = [shares('bo', 'p1', 4), shares('bo', 'p2', 4)];

export const EMERGENCY: readonly Row[] = [
  {
    rule: '§24',
    shows: 'the whole treasury, then the president',
    given: { state: all(BUYING, inPhase('4')), entries: [...SOLD, ...UP_TO_5, funds('prr', 50)] },
    play: help('5', 400),
    then: { 'company:prr': 0, 'player:p1': 800, 'piece:train-5@company:prr': 1 },
  },
  {
    rule: '§24c',
    shows: 'he sells at once, as in a stock round',
    given: { state: NEEDING, entries: [...NEED, ...NEED_SHARES] },
    play: { type: 'sell', by: 'p1', company: 'bo', shares: 3 },
    then: { 'player:p1': 400 },
    sees: [
      [t => priceOf(t.state, 'bo'), 76],
      [t => t.state.priority, 'p1'],
    ],
  },
  {
    rule: '§24e',
    shows: 'another company may pass to a new president by such a sale, at once',
    given: { state: NEEDING, entries: [...NEED, shares('co', 'p1', 4), shares('co', 'p2', 3)] },
    play: { type: 'sell', by: 'p1', company: 'co', shares: 3 },
    then: { 'player:p1': 301 },
    events: ['president'],
    sees: [[t => t.state.companies.co.listing?.president, 'p2']],
  },
  {
    rule: '§24c',
    shows: 'he may sell a private to another player',
    given: { state: all(NEEDING, inPhase('4')), entries: [...NEED, owned('C&A', 'player:p1')] },
    play: { type: 'trade-private', private: 'C&A', to: 'p2', price: money(300) },
    then: { 'player:p1': 400, 'player:p2': 900 },
  },
  {
    rule: '§24f',
    shows: 'who cannot raise the money is bankrupt: he sells what he may and keeps what he may not',
    given: {
      state: NEEDING,
      entries: [...SOLD, ...UP_TO_5, spends('p1', 1100), shares('co', 'p1', 3), pooled('prr', 4)],
    },
    play: { type: 'bankrupt', by: 'p1' },
    then: { 'player:p1': 0, 'share:co@pool:bank': 1, 'share:prr@pool:bank': 5 },
    ends: ['bankruptcy'],
    events: ['bankrupt', 'finished'],
  },
  {
    rule: '§25',
    shows: 'the bank is broken when it owes more than it has; the operating rounds are played out',
    given: {
      state: all(operating('prr', 'dividend', { revenue: 100, of: 2 }), PRR),
      entries: [
        ...SOLD,
        trains('prr', '2'),
        { unit: 'cash', from: 'bank', to: 'mint', amount: 9541, why: 'start' },
      ],
    },
    play: { type: 'pay-out', company: 'prr' },
    then: { bank: -1 },
    ends: ['bank-broken'],
    events: ['bank-broken'],
    sees: [[t => t.state.round.name, 'operating']],
  },
  {
    rule: '§25',
    shows: 'a bank with nothing left is not broken yet',
    given: {
      state: all(operating('prr', 'dividend', { revenue: 100 }), PRR),
      entries: [
        ...SOLD,
        trains('prr', '2'),
        { unit: 'cash', from: 'bank', to: 'mint', amount: 9540, why: 'start' },
      ],
    },
    play: { type: 'pay-out', company: 'prr' },
    then: { bank: 0 },
    sees: [[t => t.state.broken, false]],
  },
  {
    rule: '§25',
    shows: 'the game is over when the last operating round of the set is',
    given: {
      state: all(operating('prr', 'trains', { number: 3, of: 3 }), PRR, s => ({ ...s, broken: true })),
      entries: [...SOLD, trains('prr', '2')],
    },
    play: { type: 'end-turn', company: 'prr' },
    ends: ['bank-broken'],
    events: ['finished'],
    sees: [[t => t.state.round.name, 'over']],
  },
  {
    rule: '§24',
    shows: 'a president does not pay for a second train',
    given: { state: BUYING, entries: [...SOLD, trains('prr', '2')] },
    play: help('2', 80),
    refused: 'no-need',
  },
  {
    rule: '§24',
    shows: 'nor where the company can pay',
    given: { state: BUYING, entries: [...SOLD, funds('prr', 100)] },
    play: help('2', 20),
    refused: 'company-can-pay',
  },
  {
    rule: '§24',
    shows: 'only the cheapest train of the bank',
    given: {
      state: all(BUYING, inPhase('6')),
      entries: [...SOLD, ...UP_TO_5, usedUp('5', 3), usedUp('6', 1), funds('prr', 50)],
    },
    play: help('D', 1050),
    refused: 'cheapest-only',
  },
  {
    rule: '§24a',
    shows: 'the company spends all it has first',
    given: {
      state: all(BUYING, inPhase('4'), started('bo', 'p2')),
      entries: [...SOLD, usedUp('2', 6), usedUp('3', 5), trains('bo', '4'), usedUp('4', 3), funds('prr', 50)],
    },
    play: {
      type: 'buy-train-with-help',
      company: 'prr',
      train: '4',
      from: 'bo',
      help: money(270),
      price: money(300),
    },
    refused: 'treasury-first',
  },
  {
    rule: '§24b',
    shows: 'his own cash comes before his shares',
    given: {
      state: all(BUYING, inPhase('4'), started('bo', 'p2')),
      entries: [...SOLD, ...UP_TO_5, funds('prr', 50), shares('bo', 'p1', 1)],
    },
    play: { type: 'sell', by: 'p1', company: 'bo', shares: 1 },
    refused: 'own-cash-first',
  },
  {
    rule: '§24b',
    shows: 'and before his privates',
    given: {
      state: all(BUYING, inPhase('4')),
      entries: [...SOLD, ...UP_TO_5, funds('prr', 50), owned('C&A', 'player:p1')],
    },
    play: { type: 'trade-private', private: 'C&A', to: 'p2', price: money(300) },
    refused: 'own-cash-first',
  },
  {
    rule: '§24b',
    shows: 'with his money no more than face value',
    given: {
      state: all(BUYING, inPhase('4'), started('bo', 'p2')),
      entries: [...SOLD, usedUp('2', 6), usedUp('3', 5), trains('bo', '4'), usedUp('4', 3), funds('prr', 50)],
    },
    play: help('4', 251, 'bo'),
    refused: 'face-at-most',
  },
  {
    rule: '§24c',
    shows: 'no sale may cost him the company that needs the train',
    given: { state: NEEDING, entries: [...NEED, shares('prr', 'p2', 4)] },
    play: { type: 'sell', by: 'p1', company: 'prr', shares: 3 },
    refused: 'keep-company',
  },
  {
    rule: '§24c',
    shows: 'no more than is needed',
    given: { state: NEEDING, entries: [...NEED, ...NEED_SHARES] },
    play: { type: 'sell', by: 'p1', company: 'bo', shares: 4 },
    refused: 'more-than-needed',
  },
  {
    rule: '§24f',
    shows: 'nobody is bankrupt who can still sell',
    given: { state: NEEDING, entries: [...NEED, ...NEED_SHARES] },
    play: { type: 'bankrupt', by: 'p1' },
    refused: 'can-raise',
  },
];
