import { money } from '../../kernel/money';
import type { Company, Train } from '../data';
import { trainList } from '../reading';
import type { Action } from '../types';
import { all, funds, inPhase, operating, owned, shares, started, trains, usedUp, type Row } from './fixtures';

const PRR = started('prr', 'p1', 100);
const BUYING = all(operating('prr', 'trains'), PRR);
const SOLD = [shares('prr', 'p1', 6)];
/** Everything below a train is sold. */
const UP_TO_5 = [usedUp('2', 6), usedUp('3', 5), usedUp('4', 4)];
const buy = (
  train: Train,
  price: number,
  from: 'bank' | 'pool' | Company = 'bank',
  trade?: Train,
): Action => {
  const plain = { type: 'buy-train', company: 'prr', train, from, price: money(price) } as const;
  return trade === undefined ? plain : { ...plain, trade };
};

export const TRAIN_ROWS: readonly Row[] = [
  {
    rule: '§21',
    shows: 'with a 3 and a 4 the first 5 may be bought; then one train goes back',
    given: {
      state: all(BUYING, inPhase('4')),
      entries: [
        ...SOLD,
        funds('prr', 500),
        trains('prr', '3'),
        trains('prr', '4'),
        usedUp('2', 6),
        usedUp('3', 4),
        usedUp('4', 3),
      ],
    },
    play: buy('5', 450),
    then: { 'company:prr': 50 },
    events: ['phase', 'surplus'],
  },
  {
    rule: '§21',
    shows: 'the surplus goes to the pool without pay',
    given: {
      state: all(BUYING, inPhase('4')),
      entries: [
        ...SOLD,
        funds('prr', 500),
        trains('prr', '3'),
        trains('prr', '4'),
        usedUp('2', 6),
        usedUp('3', 4),
        usedUp('4', 3),
      ],
    },
    after: [buy('5', 450)],
    play: { type: 'discard-train', company: 'prr', train: '3' },
    then: { 'company:prr': 50, 'piece:train-3@pool:bank': 1 },
  },
  {
    rule: '§21',
    shows: 'everybody returns his surplus, the others as well as the buyer',
    given: {
      state: all(BUYING, inPhase('4'), started('bo', 'p2')),
      entries: [
        ...SOLD,
        funds('prr', 500),
        trains('prr', '3', 2),
        trains('bo', '3', 3),
        usedUp('2', 6),
        usedUp('4', 4),
      ],
    },
    after: [buy('5', 450), { type: 'discard-train', company: 'prr', train: '3' }],
    play: { type: 'end-turn', company: 'prr' },
    refused: 'surplus-first',
  },
  {
    rule: '§22',
    shows: 'the first 4 scraps all 2s',
    given: {
      state: all(BUYING, inPhase('3'), started('bo', 'p2')),
      entries: [...SOLD, funds('prr', 300), trains('bo', '2', 3), usedUp('2', 3), usedUp('3', 5)],
    },
    play: buy('4', 300),
    then: { 'piece:train-2@out': 6, 'piece:train-2@company:bo': 0 },
    events: ['phase', 'rusted'],
  },
  {
    rule: '§22',
    shows: 'the first 5 closes the privates',
    given: {
      state: all(BUYING, inPhase('4')),
      entries: [
        ...SOLD,
        ...UP_TO_5,
        funds('prr', 450),
        owned('D&H', 'player:p2'),
        owned('C&A', 'company:prr'),
      ],
    },
    play: buy('5', 450),
    then: { 'piece:D&H@out': 1, 'piece:C&A@out': 1 },
    events: ['private-closed'],
  },
  {
    rule: '§21',
    shows: 'a 4 makes the first diesel 300 cheaper, and then all 4s go',
    given: {
      state: all(BUYING, inPhase('6')),
      entries: [
        ...SOLD,
        funds('prr', 800),
        trains('prr', '4'),
        trains('prr', '5'),
        usedUp('2', 6),
        usedUp('3', 5),
        usedUp('4', 3),
        usedUp('5', 2),
        usedUp('6', 1),
      ],
    },
    play: buy('D', 800, 'bank', '4'),
    then: { 'company:prr': 0, 'piece:train-4@out': 4 },
    sees: [[t => trainList(t, 'company:prr'), ['5', 'D']]],
  },
  {
    rule: '§21',
    shows: 'companies trade trains at any price',
    given: {
      state: all(BUYING, started('bo', 'p2')),
      entries: [...SOLD, funds('prr', 700), trains('bo', '2')],
    },
    play: buy('2', 650, 'bo'),
    then: { 'company:prr': 50, 'company:bo': 650 },
  },
  {
    rule: '§20.2',
    shows: 'who has a route must own a train',
    given: { state: BUYING, entries: [...SOLD, funds('prr', 100)] },
    play: { type: 'end-turn', company: 'prr' },
    refused: 'must-buy-train',
  },
  {
    rule: '§20.2',
    shows: 'without a route no train is owed',
    given: { state: BUYING, entries: [...SOLD, funds('prr', 100)] },
    play: { type: 'end-turn', company: 'prr', route: false },
    events: ['stock-round'],
  },
  {
    rule: '§21',
    shows: 'the surplus comes before everything else',
    given: {
      state: all(operating('prr', 'trains', { surplus: ['prr'] }), PRR),
      entries: [...SOLD, trains('prr', '2', 5)],
    },
    play: { type: 'end-turn', company: 'prr' },
    refused: 'surplus-first',
  },
  {
    rule: '§21',
    shows: 'only surplus trains are returned',
    given: { state: BUYING, entries: [...SOLD, trains('prr', '2')] },
    play: { type: 'discard-train', company: 'prr', train: '2' },
    refused: 'no-surplus',
  },
  {
    rule: '§21',
    shows: 'a company sells the trains that it has',
    given: { state: all(BUYING, started('bo', 'p2')), entries: [...SOLD, funds('prr', 100)] },
    play: buy('2', 50, 'bo'),
    refused: 'no-such-train',
  },
  {
    rule: '§21',
    shows: 'trains come in the order of size',
    given: { state: BUYING, entries: [...SOLD, funds('prr', 700)] },
    play: buy('3', 180),
    refused: 'not-on-offer',
  },
  {
    rule: '§21',
    shows: 'the bank sells at face value',
    given: { state: BUYING, entries: [...SOLD, funds('prr', 700)] },
    play: buy('2', 70),
    refused: 'face-value',
  },
  {
    rule: '§21',
    shows: 'a dollar is the least',
    given: {
      state: all(BUYING, started('bo', 'p1')),
      entries: [...SOLD, funds('prr', 700), trains('bo', '2')],
    },
    play: buy('2', 0, 'bo'),
    refused: 'one-dollar',
  },
  {
    rule: '§21',
    shows: 'four trains at first',
    given: { state: BUYING, entries: [...SOLD, funds('prr', 700), trains('prr', '2', 4)] },
    play: buy('2', 80),
    refused: 'train-limit',
  },
  {
    rule: '§21',
    shows: 'nothing but a diesel gets cheaper',
    given: {
      state: all(BUYING, inPhase('5')),
      entries: [
        ...SOLD,
        funds('prr', 700),
        trains('prr', '4'),
        usedUp('2', 6),
        usedUp('3', 5),
        usedUp('4', 3),
        usedUp('5', 3),
      ],
    },
    play: buy('6', 330, 'bank', '4'),
    refused: 'no-trade-in',
  },
];
