import {
  balance,
  company,
  holders,
  pieceOf,
  player,
  playerOf,
  shareOf,
  type Account,
  type PlayerId,
} from '../kernel/ledger';
import { recordOf } from '../kernel/keys';
import { papersOf } from './calc';
import {
  CERTIFICATE_LIMIT,
  COMPANIES,
  FLOAT_SHARES,
  MOST_SHARES,
  PHASES,
  PRIVATES,
  SHARES,
  TRAINS,
  TRAIN_DATA,
  type Company,
  type Private,
  type Source,
  type Train,
} from './data';
import { countsForLimit, hasShareLimit } from './market';
import type { T1830 } from './types';

export const OFFERING = 'pool:offering';
export const POOL = 'pool:bank';
export const sourceAccount = (from: Source): Account => (from === 'offering' ? OFFERING : POOL);
export const trainPiece = (train: Train): string => `train-${train}`;

const SHARE = recordOf(COMPANIES, shareOf);
const TRAIN = recordOf(TRAINS, train => pieceOf(trainPiece(train)));
const PRIVATE = recordOf(PRIVATES, pieceOf);

export const cash = (t: T1830, account: Account): number => balance(t.books, account);
export const treasury = (t: T1830, c: Company): number => balance(t.books, company(c));
export const sharesAt = (t: T1830, account: Account, c: Company): number =>
  balance(t.books, account, SHARE[c]);
export const sharesOf = (t: T1830, id: PlayerId, c: Company): number => sharesAt(t, player(id), c);
export const inOffering = (t: T1830, c: Company): number => sharesAt(t, OFFERING, c);
export const inPool = (t: T1830, c: Company): number => sharesAt(t, POOL, c);

export const forSale = (t: T1830, c: Company, from: Source): number => sharesAt(t, sourceAccount(from), c);

export const presidentOf = (t: T1830, c: Company): PlayerId | undefined =>
  t.state.companies[c].listing?.president;
/** §11: sixty per cent sold; shares in the pool count as sold. */
export const isFloated = (t: T1830, c: Company): boolean =>
  t.state.companies[c].listing !== undefined && inOffering(t, c) <= SHARES - FLOAT_SHARES;
export const floated = (t: T1830): readonly Company[] => COMPANIES.filter(c => isFloated(t, c));

/** Who owns a private: a player, a company, the bank before it is sold, `out` once it is closed. */
export const ownerOf = (t: T1830, p: Private): Account =>
  holders(t.books, PRIVATE[p]).find(([, n]) => n > 0)?.[0] ?? 'out';
export const privatesOf = (t: T1830, account: Account): readonly Private[] =>
  PRIVATES.filter(p => balance(t.books, account, PRIVATE[p]) > 0);
export const playerOwning = (t: T1830, p: Private): PlayerId | undefined => playerOf(ownerOf(t, p));

export const trainsAt = (t: T1830, account: Account, train: Train): number =>
  balance(t.books, account, TRAIN[train]);
/** The trains of an account, smallest first, each as often as it is there. */
export const trainList = (t: T1830, account: Account): readonly Train[] =>
  TRAINS.flatMap(train => Array.from({ length: trainsAt(t, account, train) }, () => train));
const TRAIN_UNITS = TRAINS.map(train => TRAIN[train]);
export const trainCount = (t: T1830, c: Company): number => {
  const account = company(c);
  let count = 0;
  for (const unit of TRAIN_UNITS) count += balance(t.books, account, unit);
  return count;
};
/** Who may hold a train that is no longer new. */
export const TRAIN_HOLDERS: readonly Account[] = [POOL, ...COMPANIES.map(c => company(c))];
export const trainLimit = (t: T1830): number => PHASES[t.state.phase].trains;
const NOBODY: readonly Company[] = [];
export const hasSurplus = (t: T1830, c: Company): boolean => trainCount(t, c) > trainLimit(t);
/** §21: companies that have yet to return trains; until they do nothing else happens. */
export const withSurplus = (t: T1830): readonly Company[] => {
  const { round } = t.state;
  if (round.name !== 'operating' || round.surplus.length === 0) return NOBODY;
  return round.surplus.filter(c => hasSurplus(t, c));
};

/** §21: what the bank sells now: its smallest train, and diesels once a 6 is sold. */
export const bankTrains = (t: T1830): readonly Train[] => {
  const left = TRAINS.filter(train => trainsAt(t, 'bank', train) > 0);
  const diesels = t.state.phase === '6' || t.state.phase === 'D';
  return left.filter((train, i) => (train === 'D' ? diesels : i === 0));
};
export const poolTrains = (t: T1830): readonly Train[] =>
  TRAINS.filter(train => trainsAt(t, POOL, train) > 0);
/** §24: the cheapest train that the bank sells, new or used. */
export const cheapestTrain = (t: T1830): Train | undefined =>
  [...bankTrains(t), ...poolTrains(t)].reduce<Train | undefined>(
    (best, train) => (best === undefined || TRAIN_DATA[train].price < TRAIN_DATA[best].price ? train : best),
    undefined,
  );

export interface Certificates {
  /** Those that count towards the limit, and all. */
  readonly counted: number;
  readonly held: number;
}
/** §10: the president's certificate is one; shares in a zone do not count, open privates do. */
export const certificates = (t: T1830, id: PlayerId): Certificates => {
  const open = privatesOf(t, player(id)).length;
  let counted = open;
  let held = open;
  for (const c of COMPANIES) {
    const shares = sharesOf(t, id, c);
    if (shares === 0) continue;
    const papers = papersOf(shares, presidentOf(t, c) === id);
    held += papers;
    if (countsForLimit(t.state, c)) counted += papers;
  }
  return { counted, held };
};
export const certificateLimit = (t: T1830): number => CERTIFICATE_LIMIT[t.players.length] ?? 0;

/** §10: the companies of which a player holds more than he may. */
export const tooMuchOf = (t: T1830, id: PlayerId): readonly Company[] =>
  COMPANIES.filter(c => sharesOf(t, id, c) > MOST_SHARES && hasShareLimit(t.state, c));
export const overLimit = (t: T1830, id: PlayerId): boolean =>
  certificates(t, id).counted > certificateLimit(t) || tooMuchOf(t, id).length > 0;

export const leftOf = (t: T1830, id: PlayerId): PlayerId =>
  t.players[(t.players.indexOf(id) + 1) % t.players.length] ?? id;
/** Everybody else, from the left of a seat round the table. */
export const fromLeftOf = (t: T1830, id: PlayerId): readonly PlayerId[] => {
  const at = t.players.indexOf(id);
  return [...t.players.slice(at + 1), ...t.players.slice(0, at)];
};
