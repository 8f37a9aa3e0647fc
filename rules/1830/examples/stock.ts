import { money } from '../../kernel/money';
import { priceOf, stackOf } from '../market';
import { certificates } from '../reading';
import { all, owned, pooled, shares, started, stockRound, type Row } from './fixtures';

const NYC_90 = all(stockRound(), started('nyc', 'p1', 90));
const BROWN = { row: 7, col: 0 };
const NORMAL = { row: 0, col: 8 };

export const STOCK: readonly Row[] = [
  {
    rule: '§8.1',
    shows: 'the president’s certificate is two shares at par, and the priority goes to the left',
    given: { state: stockRound() },
    play: { type: 'par', by: 'p1', company: 'cpr', price: money(76) },
    then: { 'player:p1': 1048, 'share:cpr@player:p1': 2 },
    sees: [
      [t => t.state.priority, 'p2'],
      [t => priceOf(t.state, 'cpr'), 76],
    ],
  },
  {
    rule: '§11',
    shows: 'sixty per cent make a company float; the book pays its capital at the next operating round',
    given: { state: NYC_90, entries: [shares('nyc', 'p1', 3), shares('nyc', 'p2', 2)] },
    play: { type: 'buy', by: 'p1', company: 'nyc', from: 'offering' },
    then: { 'player:p1': 1110, 'company:nyc': 0 },
    events: ['floated'],
  },
  {
    rule: '§11',
    shows: 'par 90 and 70 % sold: 900, whatever the price is now',
    given: {
      state: all(stockRound({ passes: 1 }), started('nyc', 'p1', 90, NORMAL), s => ({
        ...s,
        companies: {
          ...s.companies,
          nyc: { ...s.companies.nyc, funded: false, operated: false, stations: [] },
        },
      })),
      entries: [shares('nyc', 'p1', 4), shares('nyc', 'p2', 3)],
    },
    play: { type: 'pass', by: 'p1' },
    then: { 'company:nyc': 900 },
    events: ['operating-round', 'capital', 'home-token'],
  },
  {
    rule: '§11',
    shows: 'the table may pay the capital at once',
    options: { capital: 'at-once' },
    given: { state: NYC_90, entries: [shares('nyc', 'p1', 3), shares('nyc', 'p2', 2)] },
    play: { type: 'buy', by: 'p1', company: 'nyc', from: 'offering' },
    then: { 'company:nyc': 900 },
    events: ['floated', 'capital'],
  },
  {
    rule: '§11',
    shows: 'shares in the pool count as sold',
    options: { capital: 'at-once' },
    given: { state: NYC_90, entries: [shares('nyc', 'p1', 2), pooled('nyc', 3)] },
    play: { type: 'buy', by: 'p1', company: 'nyc', from: 'offering' },
    events: ['floated'],
  },
  {
    rule: '§13',
    shows: '30 % each: the fourth share of the other makes him president',
    given: {
      state: all(stockRound({ turn: 'p2' }), started('nyc', 'p1', 90)),
      entries: [shares('nyc', 'p1', 3), shares('nyc', 'p2', 3)],
    },
    play: { type: 'buy', by: 'p2', company: 'nyc', from: 'offering' },
    events: ['president'],
    sees: [[t => t.state.companies.nyc.listing?.president, 'p2']],
  },
  {
    rule: '§13',
    shows: 'a tie changes nothing',
    given: {
      state: all(stockRound({ turn: 'p2' }), started('nyc', 'p1', 90)),
      entries: [shares('nyc', 'p1', 3), shares('nyc', 'p2', 2)],
    },
    play: { type: 'buy', by: 'p2', company: 'nyc', from: 'offering' },
    sees: [[t => t.state.companies.nyc.listing?.president, 'p1']],
  },
  {
    rule: '§14',
    shows: 'of equals the nearest to the left of the old president takes over',
    players: 4,
    given: {
      state: all(stockRound({ turn: 'p3' }), started('nyc', 'p3', 90)),
      entries: [shares('nyc', 'p3', 3), shares('nyc', 'p1', 2), shares('nyc', 'p2', 2)],
    },
    play: { type: 'sell', by: 'p3', company: 'nyc', shares: 3 },
    then: { 'player:p3': 870, 'share:nyc@pool:bank': 3 },
    sees: [[t => t.state.companies.nyc.listing?.president, 'p1']],
  },
  {
    rule: '§15',
    shows: 'two shares of the CPR at 100 bring 200, and the price falls to 82',
    given: {
      state: all(stockRound(), started('cpr', 'p2', 100)),
      entries: [shares('cpr', 'p1', 2), shares('cpr', 'p2', 3)],
    },
    play: { type: 'sell', by: 'p1', company: 'cpr', shares: 2 },
    then: { 'player:p1': 1400, 'share:cpr@pool:bank': 2 },
    sees: [[t => priceOf(t.state, 'cpr'), 82]],
  },
  {
    rule: '§15',
    shows: 'sold one after the other, the second brings the lower price',
    given: {
      state: all(stockRound(), started('cpr', 'p2', 100)),
      entries: [shares('cpr', 'p1', 2), shares('cpr', 'p2', 3)],
    },
    after: [{ type: 'sell', by: 'p1', company: 'cpr', shares: 1 }],
    play: { type: 'sell', by: 'p1', company: 'cpr', shares: 1 },
    then: { 'player:p1': 1390 },
    sees: [[t => priceOf(t.state, 'cpr'), 82]],
  },
  {
    rule: '§8.2',
    shows: 'a marker that comes to an occupied cell goes underneath',
    given: {
      state: all(stockRound(), started('prr', 'p2', 82), started('cpr', 'p2', 90)),
      entries: [shares('cpr', 'p1', 1), shares('cpr', 'p2', 3)],
    },
    play: { type: 'sell', by: 'p1', company: 'cpr', shares: 1 },
    sees: [
      [t => priceOf(t.state, 'cpr'), 82],
      [t => [stackOf(t.state, 'prr'), stackOf(t.state, 'cpr')], [0, 1]],
    ],
  },
  {
    rule: '§8.2b',
    shows: 'a sold-out company rises at the end of the stock round',
    given: {
      state: all(stockRound({ passes: 1 }), started('prr', 'p1', 76)),
      entries: [shares('prr', 'p1', 6), shares('prr', 'p2', 4)],
    },
    play: { type: 'pass', by: 'p1' },
    events: ['sold-out', 'price', 'operating-round'],
    sees: [[t => priceOf(t.state, 'prr'), 82]],
  },
  {
    rule: '§4',
    shows: 'with nothing floated the privates pay and the next stock round follows',
    given: { state: stockRound({ passes: 1 }), entries: [owned('SVR', 'player:p2')] },
    play: { type: 'pass', by: 'p1' },
    then: { 'player:p2': 1205 },
    sees: [[t => [t.state.round.name, t.state.stockRound], ['stock', 3]]],
  },
  {
    rule: '§10',
    shows: 'several shares in the brown zone in one turn',
    given: {
      state: all(stockRound({ bought: true, acted: true, fresh: false }), started('nyc', 'p2', 67, BROWN)),
      entries: [shares('nyc', 'p2', 2), pooled('nyc', 3)],
    },
    play: { type: 'buy', by: 'p1', company: 'nyc', from: 'pool' },
    then: { 'player:p1': 1190 },
  },
  {
    rule: '§10',
    shows: 'the table may allow several from the initial offering too',
    options: { brown: 'everywhere' },
    given: {
      state: all(stockRound({ bought: true, acted: true, fresh: false }), started('nyc', 'p2', 67, BROWN)),
      entries: [shares('nyc', 'p2', 2)],
    },
    play: { type: 'buy', by: 'p1', company: 'nyc', from: 'offering' },
    then: { 'player:p1': 1133 },
  },
  {
    rule: '§8.2b',
    shows: 'sold-out companies of one cell rise in their order',
    given: {
      state: all(stockRound({ passes: 1 }), started('bm', 'p1', 76), started('prr', 'p2', 76)),
      entries: [shares('prr', 'p1', 4), shares('prr', 'p2', 6), shares('bm', 'p1', 6), shares('bm', 'p2', 4)],
    },
    play: { type: 'pass', by: 'p1' },
    sees: [
      [t => [priceOf(t.state, 'bm'), priceOf(t.state, 'prr')], [82, 82]],
      [t => [stackOf(t.state, 'bm'), stackOf(t.state, 'prr')], [0, 1]],
    ],
  },
  {
    rule: '§10',
    shows: 'shares in a zone do not count as certificates',
    given: {
      state: all(stockRound(), started('nyc', 'p2', 67, BROWN), started('prr', 'p1', 67)),
      entries: [shares('nyc', 'p1', 3), shares('prr', 'p1', 3), owned('SVR', 'player:p1')],
    },
    play: { type: 'pass', by: 'p1' },
    sees: [[t => certificates(t, 'p1'), { counted: 3, held: 6 }]],
  },
];
