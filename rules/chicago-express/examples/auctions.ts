import { money } from '../../kernel/money';
import type { Action } from '../types';
import { dialOf, holds, leastOf, OFFER, phaseOf, scene, turnOf, usesUp, type Row } from './scenes';

const bid = (by: `p${number}`, amount: number): Action => ({ type: 'bid', by, amount: money(amount) });
const pass = (by: `p${number}`): Action => ({ type: 'pass', by });

/** Every share of the opening goes to p1 unopposed, at the minimum. */
const OPENING_DONE: readonly Action[] = [
  bid('p1', 7),
  pass('p2'),
  bid('p1', 6),
  pass('p2'),
  bid('p1', 5),
  pass('p2'),
  bid('p1', 8),
];

export const OPENING_ROWS: readonly Row[] = [
  {
    rule: 'CE-1',
    shows: 'the opening begins with PRR at 7, bid for by the chosen first bidder',
    players: 3,
    options: { firstBidder: 'p2' },
    play: bid('p2', 7),
    sees: [[leastOf, 7]],
  },
  {
    rule: 'CE-2',
    shows: 'below the minimum is no bid',
    play: bid('p1', 6),
    refused: 'bid-too-low',
  },
  {
    rule: 'CE-2',
    shows: 'a bid equal to the last one is too low',
    after: [bid('p1', 9)],
    play: bid('p2', 9),
    refused: 'bid-not-higher',
  },
  {
    rule: 'CE-2',
    shows: 'nobody bids more than his cash',
    players: 4,
    play: bid('p1', 31),
    refused: 'bid-over-cash',
  },
  { rule: 'CE-2', shows: 'bids go round the table', players: 3, play: bid('p3', 8), refused: 'not-your-bid' },
  {
    rule: 'CE-2',
    shows: 'a pass is for good',
    players: 3,
    after: [pass('p1'), bid('p2', 7), bid('p3', 8)],
    play: bid('p1', 9),
    refused: 'already-passed',
  },
  {
    rule: 'CE-2',
    shows: 'the last one left may still bid',
    players: 3,
    after: [pass('p1'), pass('p2')],
    play: bid('p3', 7),
    then: { 'player:p3': 33, 'company:prr': 7, 'share:prr@player:p3': 1 },
  },
  {
    rule: 'CE-2',
    shows: 'without an auction there is nothing to bid for',
    given: { state: scene() },
    play: bid('p1', 7),
    refused: 'no-auction',
  },
  {
    rule: 'CE-3',
    shows: 'the winner pays the railroad, not the bank, and opens the next auction at 6',
    after: [bid('p1', 7), bid('p2', 12)],
    play: pass('p1'),
    then: { 'player:p2': 48, 'company:prr': 12, bank: -120, 'share:prr@player:p2': 1 },
    sees: [
      [leastOf, 6],
      [t => (t.state.phase.name === 'opening' ? t.state.phase.auction.next : undefined), 'p2'],
    ],
    events: ['share-sold'],
  },
  {
    rule: 'CE-4',
    shows: 'where nobody bids the first bidder gets the share for nothing',
    after: [pass('p1')],
    play: pass('p2'),
    then: { 'player:p1': 60, 'company:prr': 0, 'share:prr@player:p1': 1 },
    events: ['share-for-nothing'],
  },
  {
    rule: 'CE-5',
    shows: 'whoever took the PRR share begins, whoever took the others',
    after: [
      ...[bid('p1', 7), bid('p2', 8), pass('p1')],
      ...[pass('p2'), bid('p1', 6)],
      ...[bid('p1', 5), pass('p2')],
      bid('p1', 8),
    ],
    play: pass('p2'),
    sees: [[turnOf, 'p2']],
  },
  {
    rule: 'CE-5',
    shows: 'after the fourth auction the first turn begins',
    after: OPENING_DONE,
    play: pass('p2'),
    then: { 'player:p1': 34, 'share:nyc@player:p1': 1, 'company:nyc': 8 },
    sees: [
      [phaseOf, 'turn'],
      [turnOf, 'p1'],
    ],
    events: ['first-turn'],
  },
];

export const AUCTION_ROWS: readonly Row[] = [
  {
    rule: 'CE-10',
    shows: 'income 22, two sold: 22 by 3 is 7.33, so the first bid is 8',
    players: 3,
    given: {
      state: scene({ phase: OFFER, income: { nyc: 22 } }),
      entries: [holds('p2', 'nyc'), holds('p3', 'nyc')],
    },
    play: { type: 'offer', by: 'p1', railroad: 'nyc' },
    sees: [[leastOf, 8]],
  },
  {
    rule: 'CE-10',
    shows: 'income 18, two sold: 6 without a remainder',
    players: 3,
    given: {
      state: scene({ phase: OFFER, income: { nyc: 18 } }),
      entries: [holds('p2', 'nyc'), holds('p3', 'nyc')],
    },
    play: { type: 'offer', by: 'p1', railroad: 'nyc' },
    sees: [[leastOf, 6]],
  },
  {
    rule: 'CE-9',
    shows: 'Wabash has no share for sale before Chicago is reached',
    given: { state: scene({ phase: OFFER }) },
    play: { type: 'offer', by: 'p1', railroad: 'wabash' },
    refused: 'wabash-closed',
  },
  {
    rule: 'CE-9',
    shows: 'a railroad that is sold out offers nothing',
    given: { state: scene({ phase: OFFER }), entries: [holds('p2', 'prr', 3)] },
    play: { type: 'offer', by: 'p1', railroad: 'prr' },
    refused: 'no-share-left',
  },
  {
    rule: 'CE-11',
    shows: 'all pass: the share stays and no money moves',
    given: { state: scene({ phase: OFFER }) },
    after: [{ type: 'offer', by: 'p1', railroad: 'co' }, pass('p1')],
    play: pass('p2'),
    then: { 'player:p1': 60, 'player:p2': 60, 'company:co': 0, 'share:co@company:co': 6 },
    sees: [[turnOf, 'p2']],
    events: ['share-unsold'],
  },
  {
    rule: 'CE-11',
    shows: 'the chooser bids first, whether he holds a share or not',
    given: { state: scene({ phase: OFFER }), entries: [holds('p2', 'co')] },
    after: [{ type: 'offer', by: 'p1', railroad: 'co' }, bid('p1', 3)],
    play: pass('p2'),
    then: { 'player:p1': 57, 'company:co': 3, 'share:co@player:p1': 1 },
  },
];

export const TURN_ROWS: readonly Row[] = [
  {
    rule: 'CE-6',
    shows: 'the dial moves when the action is chosen',
    given: { state: scene() },
    play: { type: 'choose', by: 'p1', dial: 'expand' },
    sees: [
      [dialOf('expand'), 1],
      [phaseOf, 'expand'],
    ],
  },
  {
    rule: 'CE-6',
    shows: 'a chosen action need not be carried out',
    given: { state: scene() },
    after: [{ type: 'choose', by: 'p1', dial: 'auction' }],
    play: { type: 'decline', by: 'p1' },
    sees: [
      [dialOf('auction'), 1],
      [turnOf, 'p2'],
    ],
  },
  {
    rule: 'CE-6',
    shows: 'only the player whose turn it is chooses',
    given: { state: scene() },
    play: { type: 'choose', by: 'p2', dial: 'expand' },
    refused: 'not-your-turn',
  },
  {
    rule: 'CE-6',
    shows: 'nothing is developed before the action is chosen',
    given: { state: scene() },
    play: { type: 'develop', by: 'p1', hex: 'I9' },
    refused: 'not-now',
  },
  {
    rule: 'CE-7',
    shows: 'a dial on red cannot be chosen',
    given: { state: scene({ dials: { develop: 4 } }) },
    play: { type: 'choose', by: 'p1', dial: 'develop' },
    refused: 'dial-on-red',
  },
  {
    rule: 'CE-26',
    shows: 'after the end nothing is booked',
    given: { state: scene({ phase: { name: 'over', turn: 'p1' } }), entries: [usesUp('prr', 19)] },
    play: { type: 'choose', by: 'p1', dial: 'expand' },
    refused: 'over',
  },
];
