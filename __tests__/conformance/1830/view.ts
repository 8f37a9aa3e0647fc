import {
  company as companyAccount,
  companyOf,
  player,
  playerOf,
  type Account,
  type PlayerId,
} from '../../../rules/kernel/ledger';
import { COMPANIES, PRIVATES, TRAINS, type Company } from '../../../rules/1830/data';
import { standings } from '../../../rules/1830/end';
import { cellAt, stackOf } from '../../../rules/1830/market';
import {
  cash,
  certificateLimit,
  certificates,
  inOffering,
  inPool,
  isFloated,
  ownerOf,
  POOL,
  presidentOf,
  privatesOf,
  sharesOf,
  trainLimit,
  trainList,
  trainsAt,
  treasury,
  withSurplus,
} from '../../../rules/1830/reading';
import { operatingOrder } from '../../../rules/1830/rounds';
import { tokensLeft } from '../../../rules/1830/apply/track';
import type { T1830 } from '../../../rules/1830/types';
import { status } from '../../../rules/1830/status';
import { codeOf, privateCode, seatOf, type After } from './transcript';

const sorted = (list: readonly string[]): string => [...list].sort().join(' ');

const playerView = (t: T1830, id: PlayerId, worth: number): Readonly<Record<string, unknown>> => {
  const { counted, held } = certificates(t, id);
  const owned = COMPANIES.filter(c => sharesOf(t, id, c) > 0);
  return {
    cash: cash(t, player(id)),
    shares: Object.fromEntries(owned.map(c => [codeOf(c), sharesOf(t, id, c) * 10])),
    presidencies: sorted(COMPANIES.filter(c => presidentOf(t, c) === id).map(codeOf)),
    privates: sorted(privatesOf(t, player(id)).map(privateCode)),
    certs_counted: counted,
    certs_held: held,
    value: worth,
    bankrupt: t.state.bankrupt === id,
  };
};

const corporationView = (t: T1830, c: Company): Readonly<Record<string, unknown>> => {
  const { listing } = t.state.companies[c];
  const cell = listing === undefined ? undefined : cellAt(listing);
  const president = listing?.president;
  return {
    ipoed: listing !== undefined,
    floated: isFloated(t, c),
    par: listing?.par ?? null,
    price: cell?.price ?? null,
    row: listing?.row ?? null,
    col: listing?.col ?? null,
    zone: cell?.zone ?? (cell?.par === true ? 'par' : null),
    stack: listing === undefined ? null : stackOf(t.state, c),
    president: president === undefined ? null : seatOf(president),
    cash: treasury(t, c),
    ipo: inOffering(t, c) * 10,
    pool: inPool(t, c) * 10,
    trains: sorted(trainList(t, companyAccount(c))),
    privates: sorted(privatesOf(t, companyAccount(c)).map(privateCode)),
    tokens_left: tokensLeft(t, c),
  };
};

const ownerView = (account: Account): string => {
  const id = playerOf(account);
  if (id !== undefined) return seatOf(id);
  const company = COMPANIES.find(c => c === companyOf(account));
  if (company !== undefined) return codeOf(company);
  return account === 'out' ? 'closed' : 'bank';
};

const depotView = (t: T1830): Readonly<Record<string, unknown>> => ({
  upcoming: Object.fromEntries(
    TRAINS.flatMap((train): readonly (readonly [string, unknown])[] => {
      const n = trainsAt(t, 'bank', train);
      if (train === 'D' && t.options.diesels === 'unlimited') return [[train, 'unlimited']];
      return n > 0 ? [[train, n]] : [];
    }),
  ),
  bank_pool: sorted(trainList(t, POOL)),
});

const actingNow = (t: T1830): string => {
  const surplus = withSurplus(t);
  const { actor } = status(t);
  if (surplus.length > 0) return sorted(surplus.map(codeOf));
  return actor === undefined ? '' : ownerView(actor);
};

/** Our table in the terms of the transcript's `after`. */
export const viewOf = (t: T1830): Readonly<Record<string, unknown>> => {
  const worth = new Map(standings(t).map(s => [s.player, s.worth]));
  const over = t.state.round.name === 'over';
  const { round } = t.state;
  return {
    players: Object.fromEntries(t.players.map(id => [seatOf(id), playerView(t, id, worth.get(id) ?? 0)])),
    corporations: Object.fromEntries(COMPANIES.map(c => [codeOf(c), corporationView(t, c)])),
    privates: Object.fromEntries(PRIVATES.map(p => [privateCode(p), ownerView(ownerOf(t, p))])),
    depot: depotView(t),
    bank: cash(t, 'bank'),
    bank_broken: t.state.broken,
    phase: t.state.phase,
    train_limit: trainLimit(t),
    priority_deal: seatOf(t.state.priority),
    acting: actingNow(t),
    operating_now: round.name === 'operating' ? codeOf(round.company) : null,
    operating_order: operatingOrder(t).map(codeOf),
    cert_limit: certificateLimit(t),
    finished: over,
  };
};

type Bag = Readonly<Record<string, unknown>>;
const bag = (x: unknown): Bag => (typeof x === 'object' && x !== null ? (x as Bag) : {});
const listed = (x: unknown): string => sorted(Array.isArray(x) ? x.map(String) : []);
const mapped = (x: unknown, change: (value: Bag, key: string) => Bag): Bag =>
  Object.fromEntries(Object.entries(bag(x)).map(([key, value]) => [key, change(bag(value), key)]));

/** The same part of a transcript's `after`, with lists whose order means nothing sorted. */
export const expectedOf = (after: After): Bag => {
  const depot = bag(after['depot']);
  return {
    players: mapped(after['players'], p => ({
      ...p,
      presidencies: listed(p['presidencies']),
      privates: listed(p['privates']),
    })),
    corporations: mapped(after['corporations'], (c, code) => {
      const { operated: _operated, ...rest } = c;
      // Our home token lies on the map from the first turn on, even while the Erie is choosing its city.
      const choosing = after.step === 'Place Home Token' && after.operating_now === code;
      const tokens = Number(c['tokens_left']) - (choosing ? 1 : 0);
      return { ...rest, tokens_left: tokens, trains: listed(c['trains']), privates: listed(c['privates']) };
    }),
    privates: after['privates'],
    depot: { upcoming: depot['upcoming'], bank_pool: listed(depot['bank_pool']) },
    bank: after['bank'],
    bank_broken: after['bank_broken'],
    phase: after['phase'],
    train_limit: after['train_limit'],
    priority_deal: after['priority_deal'],
    acting: listed(after.acting),
    operating_now: after['operating_now'],
    operating_order: after['operating_order'],
    cert_limit: after['cert_limit'],
    finished: after.finished,
  };
};
