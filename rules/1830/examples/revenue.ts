import { money } from '../../kernel/money';
import { runOf } from '../calc';
import { priceOf } from '../market';
import { operatingOrder } from '../rounds';
import { all, funds, operating, pooled, shares, started, stockRound, trains, type Row } from './fixtures';

const PRR = started('prr', 'p1', 100);
const RICH = [funds('prr', 1000), shares('prr', 'p1', 6)];
const RUNNING = [...RICH, trains('prr', '3')];

export const REVENUE: readonly Row[] = [
  {
    rule: '§20.3',
    shows: 'stops of 30, 10 and 20 bring 60',
    given: { state: all(operating('prr', 'run'), PRR), entries: RUNNING },
    play: { type: 'run', company: 'prr', revenue: money(runOf([30, 10, 20])) },
    sees: [[t => (t.state.round.name === 'operating' ? t.state.round.revenue : 0), 60]],
  },
  {
    rule: '§20.3',
    shows: 'president 50 %, pool 20 %, unsold 30 %, revenue 50: 25 for him, 10 for the company',
    given: {
      state: all(operating('prr', 'dividend', { revenue: 50 }), PRR),
      entries: [shares('prr', 'p1', 5), pooled('prr', 2), trains('prr', '2')],
    },
    play: { type: 'pay-out', company: 'prr' },
    then: { 'player:p1': 1225, 'company:prr': 10, bank: 9565 },
    sees: [[t => priceOf(t.state, 'prr'), 112]],
  },
  {
    rule: '§8.2c',
    shows: 'at the right end a dividend moves up',
    given: {
      state: all(
        operating('prr', 'dividend', { revenue: 50 }),
        started('prr', 'p1', 67, { row: 4, col: 10 }),
      ),
      entries: RUNNING,
    },
    play: { type: 'pay-out', company: 'prr' },
    sees: [[t => priceOf(t.state, 'prr'), 110]],
  },
  {
    rule: '§20.3',
    shows: 'what is withheld goes to the treasury, and the price to the left',
    given: { state: all(operating('prr', 'dividend', { revenue: 50 }), PRR), entries: RUNNING },
    play: { type: 'withhold', company: 'prr' },
    then: { 'company:prr': 1050 },
    sees: [[t => priceOf(t.state, 'prr'), 90]],
  },
  {
    rule: '§8.2d',
    shows: 'who does not run moves left, at the left end down',
    given: {
      state: all(operating('prr', 'track'), started('prr', 'p1', 67, { row: 3, col: 0 })),
      entries: RICH,
    },
    play: { type: 'run', company: 'prr', revenue: money(0) },
    events: ['no-run', 'price'],
    sees: [[t => priceOf(t.state, 'prr'), 32]],
  },
  {
    rule: '§16',
    shows: 'those still to act are sorted again when prices change',
    given: {
      state: all(
        operating('prr', 'trains', { waiting: ['bo', 'nyc'] }),
        started('prr', 'p1', 67, { row: 5, col: 0 }),
        started('bo', 'p2', 100),
        started('nyc', 'p1', 90),
      ),
      entries: [
        shares('bo', 'p1', 3),
        shares('bo', 'p2', 3),
        shares('nyc', 'p1', 6),
        shares('prr', 'p1', 6),
        trains('bo', '2', 6),
        { unit: 'cash', from: 'player:p1', to: 'bank', amount: 1150, why: 'start' },
      ],
    },
    play: { type: 'sell', by: 'p1', company: 'bo', shares: 2 },
    sees: [[t => operatingOrder(t), ['prr', 'nyc', 'bo']]],
  },
  {
    rule: '§16',
    shows: 'companies act in operating rounds',
    given: { state: stockRound() },
    play: { type: 'run', company: 'prr', revenue: money(50) },
    refused: 'operating-rounds-only',
  },
  {
    rule: '§17',
    shows: 'trains are bought after the run',
    given: { state: all(operating('prr', 'run'), PRR), entries: RUNNING },
    play: { type: 'buy-train', company: 'prr', train: '2', from: 'bank', price: money(80) },
    refused: 'run-first',
  },
  {
    rule: '§17',
    shows: 'and after the dividend',
    given: { state: all(operating('prr', 'dividend', { revenue: 50 }), PRR), entries: RUNNING },
    play: { type: 'end-turn', company: 'prr' },
    refused: 'decide-first',
  },
  {
    rule: '§20',
    shows: 'without a train nothing is earned',
    given: { state: all(operating('prr', 'run'), PRR), entries: RICH },
    play: { type: 'run', company: 'prr', revenue: money(30) },
    refused: 'no-train-runs',
  },
  {
    rule: '§20.3',
    shows: 'revenue comes in tens, so that ten shares divide it',
    given: { state: all(operating('prr', 'run'), PRR), entries: RUNNING },
    play: { type: 'run', company: 'prr', revenue: money(55) },
    refused: 'in-tens',
  },
  {
    rule: '§20.3',
    shows: 'what is decided is decided',
    given: { state: all(operating('prr', 'trains'), PRR), entries: RUNNING },
    play: { type: 'pay-out', company: 'prr' },
    refused: 'no-revenue',
  },
];
