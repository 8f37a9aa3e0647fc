import {
  company as companyAccount,
  player,
  type Account,
  type Entry,
  type PlayerId,
} from '../../kernel/ledger';
import type { Example } from '../../kernel/example';
import type { Company, Private, Train } from '../data';
import { parSpot, type Spot } from '../market';
import { OFFERING, POOL, trainPiece } from '../reading';
import { deal, move, pay } from '../refusals';
import type { Action, Board, OperatingRound, Options, State, StockRound } from '../types';

export type Row = Example<State, Action, Board, Options>;
type Change = (s: State) => State;

/** Several changes of a state, one after the other. */
export const all =
  (...changes: readonly Change[]): Change =>
  s =>
    changes.reduce((next, change) => change(next), s);

export const stockRound =
  (round: Partial<StockRound> = {}, number = 2): Change =>
  s => ({
    ...s,
    stockRound: number,
    round: {
      name: 'stock',
      turn: 'p1',
      passes: 0,
      fresh: true,
      acted: false,
      bought: false,
      sold: {},
      ...round,
    },
  });

export const operating =
  (company: Company, step: OperatingRound['step'], round: Partial<OperatingRound> = {}): Change =>
  s => ({
    ...s,
    stockRound: Math.max(2, s.stockRound),
    round: {
      name: 'operating',
      number: 1,
      of: 1,
      company,
      step,
      fresh: step === 'track',
      tile: false,
      free: false,
      token: false,
      revenue: 0,
      done: [],
      waiting: [],
      surplus: [],
      ...round,
    },
  });

export const inPhase =
  (phase: Train): Change =>
  s => ({ ...s, phase });

/** A company with its president and par; its marker on the par cell or where it is said to be. */
export const started =
  (company: Company, president: PlayerId, par = 67, at?: Spot): Change =>
  s => {
    const spot = at ?? parSpot(par) ?? { row: 0, col: 0 };
    const since = s.moves + 1;
    const listing = { par, president, row: spot.row, col: spot.col, since };
    const home = { funded: true, operated: true, lastRun: 0, stations: ['?' as const] };
    return { ...s, moves: since, companies: { ...s.companies, [company]: { ...home, listing } } };
  };

export const shares = (company: Company, id: PlayerId, n: number): Entry =>
  deal(company, OFFERING, player(id), n, 'start');
export const pooled = (company: Company, n: number): Entry => deal(company, OFFERING, POOL, n, 'start');
export const owned = (p: Private, account: Account): Entry => move(p, 'bank', account, 1, 'start');
export const closed = (p: Private): Entry => owned(p, 'out');
export const trains = (company: Company, train: Train, n = 1): Entry =>
  move(trainPiece(train), 'bank', companyAccount(company), n, 'start');
export const usedUp = (train: Train, n: number): Entry => move(trainPiece(train), 'bank', 'out', n, 'start');
export const funds = (company: Company, amount: number): Entry =>
  pay('mint', companyAccount(company), amount, 'start');
export const spends = (id: PlayerId, amount: number): Entry => pay(player(id), 'bank', amount, 'start');
