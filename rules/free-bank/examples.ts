import type { Example } from '../kernel/example';
import { money } from '../kernel/money';
import { MOST } from './data';
import type { Action, Board, Options, State } from './types';

type Row = Example<State, Action, Board, Options>;

export const EXAMPLES: readonly Row[] = [
  {
    rule: 'FB-2',
    shows: 'a player pays another',
    play: { type: 'pay', from: 'p1', to: 'p2', amount: money(30) },
    then: { 'player:p1': 70, 'player:p2': 130, bank: 0 },
  },
  {
    rule: 'FB-2',
    shows: 'an endless bank pays what it never had',
    play: { type: 'pay', from: 'bank', to: 'p1', amount: money(500) },
    then: { 'player:p1': 600, bank: -500 },
  },
  {
    rule: 'FB-2',
    shows: 'the bank pays everybody at once',
    players: 3,
    play: { type: 'pay-all', from: 'bank', amount: money(20) },
    then: { 'player:p1': 120, 'player:p2': 120, 'player:p3': 120, bank: -60 },
  },
  {
    rule: 'FB-2',
    shows: 'everybody but the birthday child pays',
    players: 3,
    play: { type: 'all-pay', to: 'p2', amount: money(10) },
    then: { 'player:p1': 90, 'player:p2': 120, 'player:p3': 90 },
  },
  {
    rule: 'FB-1',
    shows: 'nothing is no payment',
    play: { type: 'pay', from: 'p1', to: 'p2', amount: money(0) },
    refused: 'no-amount',
  },
  {
    rule: 'FB-1',
    shows: 'a payment has a ceiling',
    play: { type: 'pay', from: 'bank', to: 'p2', amount: money(MOST + 1) },
    refused: 'too-much',
  },
  {
    rule: 'FB-1',
    shows: 'so has one to everybody; an endless bank is not empty',
    players: 3,
    play: { type: 'pay-all', from: 'bank', amount: money(MOST) },
    refused: 'too-much',
  },
  {
    rule: 'FB-2',
    shows: 'nobody pays himself',
    play: { type: 'pay', from: 'p1', to: 'p1', amount: money(5) },
    refused: 'same-party',
  },
  {
    rule: 'FB-2',
    shows: 'an empty chair pays nothing',
    play: { type: 'pay', from: 'p3', to: 'p1', amount: money(5) },
    refused: 'not-seated',
  },
  {
    rule: 'FB-3',
    shows: 'nobody pays more than he has',
    play: { type: 'pay', from: 'p1', to: 'p2', amount: money(101) },
    refused: 'too-little-cash',
  },
  {
    rule: 'FB-3',
    shows: 'where one cannot pay, nobody does',
    after: [{ type: 'pay', from: 'p1', to: 'p2', amount: money(95) }],
    play: { type: 'all-pay', to: 'bank', amount: money(10) },
    refused: 'too-little-cash',
  },
  {
    rule: 'FB-4',
    shows: 'a finite bank can run dry',
    options: { bank: 'finite', bankCash: money(50) },
    play: { type: 'pay', from: 'bank', to: 'p1', amount: money(51) },
    refused: 'bank-empty',
  },
  {
    rule: 'FB-4',
    shows: 'the last note of a finite bank is announced',
    options: { bank: 'finite', bankCash: money(50) },
    play: { type: 'pay', from: 'bank', to: 'p1', amount: money(50) },
    then: { bank: 0, 'player:p1': 150 },
    events: ['bank-empty'],
  },
  {
    rule: 'FB-5',
    shows: 'the table closes the game',
    play: { type: 'finish' },
    ends: ['finished'],
    events: ['finished'],
  },
  {
    rule: 'FB-5',
    shows: 'a closed game books nothing',
    after: [{ type: 'finish' }],
    play: { type: 'pay', from: 'p1', to: 'p2', amount: money(5) },
    refused: 'over',
  },
];
