import { money } from '../../kernel/money';
import {
  all,
  closed,
  operating,
  owned,
  pooled,
  shares,
  spends,
  started,
  stockRound,
  type Row,
} from './fixtures';

const NYC_90 = all(stockRound(), started('nyc', 'p1', 90));
const NORMAL = { row: 0, col: 8 };

/** Eleven certificates that count, for six players: two companies of six and one of two shares. */
const ELEVEN = [shares('prr', 'p1', 6), shares('cpr', 'p1', 6), shares('bm', 'p1', 2)];
const ELEVEN_STATE = all(
  stockRound(),
  started('prr', 'p1', 100),
  started('cpr', 'p1', 90),
  started('bm', 'p1', 82),
  started('erie', 'p2', 100, NORMAL),
);

export const STOCK_REFUSED: readonly Row[] = [
  {
    rule: '§4',
    shows: 'nobody acts out of turn',
    given: { state: NYC_90 },
    play: { type: 'buy', by: 'p2', company: 'nyc', from: 'offering' },
    refused: 'not-your-turn',
  },
  {
    rule: '§4',
    shows: 'shares are not bought in an operating round',
    given: { state: all(operating('nyc', 'track'), started('nyc', 'p1')) },
    play: { type: 'buy', by: 'p1', company: 'nyc', from: 'offering' },
    refused: 'stock-rounds-only',
  },
  {
    rule: '§4',
    shows: 'one certificate a turn',
    given: { state: NYC_90, entries: [shares('nyc', 'p1', 2)] },
    after: [{ type: 'buy', by: 'p1', company: 'nyc', from: 'offering' }],
    play: { type: 'buy', by: 'p1', company: 'nyc', from: 'offering' },
    refused: 'one-per-turn',
  },
  {
    rule: '§4',
    shows: 'what was sold is not bought back in the same round',
    given: { state: NYC_90, entries: [shares('nyc', 'p1', 3)] },
    after: [{ type: 'sell', by: 'p1', company: 'nyc', shares: 1 }],
    play: { type: 'buy', by: 'p1', company: 'nyc', from: 'pool' },
    refused: 'sold-this-round',
  },
  {
    rule: '§9',
    shows: 'the president’s certificate is the first to be sold',
    given: { state: stockRound() },
    play: { type: 'buy', by: 'p1', company: 'co', from: 'offering' },
    refused: 'president-first',
  },
  {
    rule: '§9',
    shows: 'a company starts once',
    given: { state: NYC_90 },
    play: { type: 'par', by: 'p1', company: 'nyc', price: money(67) },
    refused: 'already-started',
  },
  {
    rule: '§10',
    shows: 'sixty per cent of a company are enough',
    given: { state: NYC_90, entries: [shares('nyc', 'p1', 6)] },
    play: { type: 'buy', by: 'p1', company: 'nyc', from: 'offering' },
    refused: 'sixty-per-cent',
  },
  {
    rule: '§10',
    shows: 'the twelfth certificate of six players is one too many',
    players: 6,
    given: { state: ELEVEN_STATE, entries: [...ELEVEN, shares('erie', 'p2', 2)] },
    play: { type: 'buy', by: 'p1', company: 'erie', from: 'offering' },
    refused: 'certificate-limit',
  },
  {
    rule: '§10',
    shows: 'who is over the limit sells before he passes',
    players: 6,
    given: { state: ELEVEN_STATE, entries: [...ELEVEN, owned('SVR', 'player:p1')] },
    play: { type: 'pass', by: 'p1' },
    refused: 'over-a-limit',
  },
  {
    rule: '§10',
    shows: 'several in the brown zone come from the pool',
    given: {
      state: all(
        stockRound({ bought: true, acted: true, fresh: false }),
        started('nyc', 'p2', 67, { row: 7, col: 0 }),
      ),
      entries: [shares('nyc', 'p2', 2)],
    },
    play: { type: 'buy', by: 'p1', company: 'nyc', from: 'offering' },
    refused: 'one-per-turn',
  },
  {
    rule: '§10',
    shows: 'over 60 % of a company that has left the orange zone something of it is sold first',
    given: { state: all(NYC_90, started('prr', 'p2')), entries: [shares('nyc', 'p1', 7)] },
    play: { type: 'buy', by: 'p1', company: 'prr', from: 'offering' },
    refused: 'over-a-limit',
  },
  {
    rule: '§10',
    shows: 'a private is a certificate too',
    players: 6,
    given: { state: ELEVEN_STATE, entries: [...ELEVEN, owned('SVR', 'player:p2')] },
    play: { type: 'trade-private', private: 'SVR', to: 'p1', price: money(1) },
    refused: 'certificate-limit',
  },
  {
    rule: '§12a',
    shows: 'nothing is sold in the first stock round',
    given: { state: all(started('nyc', 'p1'), stockRound({}, 1)), entries: [shares('nyc', 'p1', 3)] },
    play: { type: 'sell', by: 'p1', company: 'nyc', shares: 1 },
    refused: 'first-round-no-sale',
  },
  {
    rule: '§12',
    shows: 'one sells what one has',
    given: { state: NYC_90, entries: [shares('nyc', 'p1', 3)] },
    play: { type: 'sell', by: 'p1', company: 'nyc', shares: 4 },
    refused: 'not-that-many',
  },
  {
    rule: '§12b',
    shows: 'half of a company is all the pool takes',
    given: { state: NYC_90, entries: [shares('nyc', 'p1', 4), pooled('nyc', 4)] },
    play: { type: 'sell', by: 'p1', company: 'nyc', shares: 2 },
    refused: 'pool-full',
  },
  {
    rule: '§12c',
    shows: 'without anybody who has 20 % the president stays',
    given: { state: NYC_90, entries: [shares('nyc', 'p1', 3), shares('nyc', 'p2', 1)] },
    play: { type: 'sell', by: 'p1', company: 'nyc', shares: 2 },
    refused: 'president-stays',
  },
  {
    rule: '§15',
    shows: 'an empty pool sells nothing',
    given: { state: NYC_90, entries: [shares('nyc', 'p1', 2)] },
    play: { type: 'buy', by: 'p1', company: 'nyc', from: 'pool' },
    refused: 'none-for-sale',
  },
  {
    rule: '§17',
    shows: 'there is no credit',
    given: { state: NYC_90, entries: [shares('nyc', 'p1', 2), spends('p1', 1111)] },
    play: { type: 'buy', by: 'p1', company: 'nyc', from: 'offering' },
    refused: 'no-credit',
  },
  {
    rule: '§23.2',
    shows: 'a closed private is not traded',
    given: { state: stockRound(), entries: [closed('SVR')] },
    play: { type: 'trade-private', private: 'SVR', to: 'p2', price: money(20) },
    refused: 'private-not-owned',
  },
];
