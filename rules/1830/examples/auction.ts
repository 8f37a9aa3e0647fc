import { money } from '../../kernel/money';
import type { Action } from '../types';
import { all, owned, shares, started, stockRound, type Row } from './fixtures';

const take = (
  by: 'p1' | 'p2' | 'p3',
  p: 'SVR' | 'C&SL' | 'D&H' | 'M&H' | 'C&A' | 'B&O',
  price: number,
): Action => ({
  type: 'take',
  by,
  private: p,
  price: money(price),
});
const bid = (
  by: 'p1' | 'p2' | 'p3' | 'p4' | 'p5',
  p: 'D&H' | 'M&H' | 'C&A' | 'B&O',
  amount: number,
): Action => ({
  type: 'bid',
  by,
  private: p,
  amount: money(amount),
});
const pass = (by: 'p1' | 'p2' | 'p3'): Action => ({ type: 'pass', by });

/** The example of §7.2 up to (e). */
const BIDS: readonly Action[] = [
  take('p1', 'SVR', 20),
  bid('p2', 'C&A', 165),
  bid('p3', 'M&H', 115),
  bid('p4', 'C&A', 170),
  bid('p5', 'D&H', 75),
];
const DUEL: readonly Action[] = [...BIDS, take('p1', 'C&SL', 40)];
const ALL_SOLD: readonly Action[] = [
  take('p1', 'SVR', 20),
  take('p2', 'C&SL', 40),
  take('p1', 'D&H', 70),
  take('p2', 'M&H', 110),
  take('p1', 'C&A', 160),
];
const PASSES: readonly Action[] = [pass('p1'), pass('p2')];

export const AUCTION: readonly Row[] = [
  {
    rule: '§7.2',
    shows: '(f)–(i): one bid buys, two bids are settled by auction, the lowest speaks first',
    players: 5,
    after: BIDS,
    play: take('p1', 'C&SL', 40),
    then: {
      'player:p1': 420,
      'player:p5': 405,
      'player:p3': 365,
      'piece:D&H@player:p5': 1,
      'piece:M&H@player:p3': 1,
    },
    sees: [[t => (t.state.round.name === 'auction' ? t.state.round.lot?.next : ''), 'p2']],
  },
  {
    rule: '§7.2',
    shows: '(j): however that ends, the B&O is offered to player 2',
    players: 5,
    after: DUEL,
    play: pass('p2'),
    then: { 'player:p4': 310, 'player:p2': 480, 'piece:C&A@player:p4': 1, 'share:prr@player:p4': 1 },
    sees: [
      [t => (t.state.round.name === 'auction' ? t.state.round.turn : ''), 'p2'],
      [t => t.state.priority, 'p2'],
    ],
  },
  {
    rule: '§7.3',
    shows: 'when nobody wants the Schuylkill Valley it gets five cheaper',
    after: [pass('p1')],
    play: pass('p2'),
    events: ['price-cut'],
  },
  {
    rule: '§7.3',
    shows: 'the reduced price is what it costs',
    after: PASSES,
    play: take('p1', 'SVR', 15),
    then: { 'player:p1': 1185 },
  },
  {
    rule: '§7.3',
    shows: 'at nothing the player on turn takes it, and the priority stays',
    after: [...PASSES, ...PASSES, ...PASSES, pass('p1')],
    play: pass('p2'),
    then: { 'player:p1': 1200, 'piece:SVR@player:p1': 1 },
    sees: [
      [t => t.state.priority, 'p1'],
      [t => (t.state.round.name === 'auction' ? t.state.round.turn : ''), 'p2'],
    ],
  },
  {
    rule: '§7.3',
    shows: 'once the Schuylkill Valley is sold the sold privates pay',
    after: [take('p1', 'SVR', 20), pass('p2')],
    play: pass('p1'),
    then: { 'player:p1': 1185 },
    events: ['nobody-bought', 'privates-pay'],
  },
  {
    rule: '§17',
    shows: 'the Camden & Amboy brings a share of the PRR',
    after: ALL_SOLD.slice(0, 4),
    play: take('p1', 'C&A', 160),
    then: { 'share:prr@player:p1': 1, 'share:prr@pool:offering': 9 },
  },
  {
    rule: '§8.1',
    shows: 'the B&O private makes its buyer president, who names the par for nothing',
    after: [...ALL_SOLD, take('p2', 'B&O', 220)],
    play: { type: 'par', by: 'p2', company: 'bo', price: money(100) },
    then: { 'player:p2': 830, 'share:bo@player:p2': 2 },
    events: ['started', 'stock-round'],
    sees: [[t => (t.state.round.name === 'stock' ? t.state.round.turn : ''), 'p1']],
  },
  {
    rule: '§7',
    shows: 'only the player on turn buys',
    play: take('p2', 'SVR', 20),
    refused: 'not-your-bid',
  },
  {
    rule: '§7',
    shows: 'when the privates are sold there is nothing to bid for',
    given: { state: stockRound() },
    play: bid('p1', 'B&O', 225),
    refused: 'auction-over',
  },
  {
    rule: '§7.1',
    shows: 'a sold private is not bid for',
    after: [take('p1', 'SVR', 20), take('p2', 'C&SL', 40), take('p1', 'D&H', 70)],
    play: bid('p2', 'D&H', 75),
    refused: 'private-taken',
  },
  {
    rule: '§7.1',
    shows: 'only the cheapest is bought at its price',
    play: take('p1', 'D&H', 70),
    refused: 'cheaper-first',
  },
  {
    rule: '§7.1',
    shows: 'the cheapest has its price',
    play: take('p1', 'SVR', 15),
    refused: 'price-asked',
  },
  {
    rule: '§7.1',
    shows: 'nobody bids for what is on sale',
    after: [take('p1', 'SVR', 20), take('p2', 'C&SL', 40)],
    play: bid('p1', 'D&H', 80),
    refused: 'bid-on-cheapest',
  },
  {
    rule: '§7.2',
    shows: 'a bid is five above every other bid',
    after: [bid('p1', 'M&H', 115)],
    play: bid('p2', 'M&H', 119),
    refused: 'bid-too-low',
  },
  {
    rule: '§7.2',
    shows: 'money that lies on the table for a bid is not free',
    after: [bid('p1', 'M&H', 800), pass('p2')],
    play: bid('p1', 'C&A', 405),
    refused: 'money-tied-up',
  },
  {
    rule: '§7.2',
    shows: 'a higher bid for the same private may use the money of the lower one',
    after: [bid('p1', 'M&H', 800), pass('p2')],
    play: bid('p1', 'M&H', 1200),
    then: { 'player:p1': 1200 },
  },
  {
    rule: '§7.2',
    shows: 'five more are the least, not the step',
    after: [bid('p1', 'M&H', 115)],
    play: bid('p2', 'M&H', 121),
    sees: [[t => (t.state.round.name === 'auction' ? t.state.round.bids['M&H']?.p2 : 0), 121]],
  },
  {
    rule: '§7.2',
    shows: 'only those who have bid settle a private',
    players: 5,
    after: DUEL,
    play: bid('p3', 'C&A', 180),
    refused: 'bidders-only',
  },
  {
    rule: '§7.2',
    shows: 'the highest bidder waits for the others',
    players: 5,
    after: DUEL,
    play: bid('p4', 'C&A', 180),
    refused: 'leads-already',
  },
  {
    rule: '§8',
    shows: 'shares wait until all privates are sold',
    play: { type: 'par', by: 'p1', company: 'nyc', price: money(67) },
    refused: 'privates-first',
  },
  {
    rule: '§8.1',
    shows: 'the par of the B&O comes before anything else',
    after: [...ALL_SOLD, take('p2', 'B&O', 220)],
    play: pass('p1'),
    refused: 'par-first',
  },
  {
    rule: '§8.1',
    shows: 'the par of the text’s slip does not exist',
    given: { state: stockRound() },
    play: { type: 'par', by: 'p1', company: 'nyc', price: money(84) },
    refused: 'no-such-par',
  },
  {
    rule: '§8.1',
    shows: 'the share of the Camden & Amboy is not sold before the PRR has a price',
    given: { state: stockRound(), entries: [owned('C&A', 'player:p1'), shares('prr', 'p1', 1)] },
    play: { type: 'sell', by: 'p1', company: 'prr', shares: 1 },
    refused: 'no-price-yet',
  },
  {
    rule: '§25',
    shows: 'when the game is over nothing is booked',
    given: { state: all(started('prr', 'p1'), s => ({ ...s, round: { name: 'over', order: [] } })) },
    play: pass('p1'),
    refused: 'over',
  },
];
