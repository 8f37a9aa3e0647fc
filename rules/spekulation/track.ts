import { COMPANIES, END, SMALL_ROUND, START, type CompanyId } from './data';
import type { Board, Step, Track } from './types';

type PerCompany<T> = Readonly<Record<CompanyId, T>>;

const perCompany = <T>(of: (c: CompanyId) => T): PerCompany<T> => ({
  c1: of('c1'),
  c2: of('c2'),
  c3: of('c3'),
  c4: of('c4'),
  c5: of('c5'),
  c6: of('c6'),
  c7: of('c7'),
  c8: of('c8'),
});

export const ALL_AT_START: Track = { stones: perCompany(() => START), arrived: [] };

/** The stones off the start field, foremost first; at END the order of arrival counts. */
export const order = ({ stones, arrived }: Track): readonly CompanyId[] => {
  const running = COMPANIES.filter(c => stones[c] > START && stones[c] < END);
  return [...arrived, ...running.sort((a, b) => stones[b] - stones[a])];
};

/** SP-1: the foremost is first; 0 stands for a stone on the start field, which has no rank. */
export const ranks = (track: Track): PerCompany<number> => {
  const ordered = order(track);
  return perCompany(c => ordered.indexOf(c) + 1);
};

/** SP-2: the list of the stretch the stone stands on, at its rank; one price at the start. */
export const priceAt = (board: Board, field: number, rank: number): number => {
  if (field === START) return board.startPrice;
  const list = field >= END ? board.end : board.stretches[board.stretchAt[field] ?? 0]?.prices;
  return list?.[rank - 1] ?? 0;
};

export const prices = (board: Board, track: Track): PerCompany<number> => {
  const rank = ranks(track);
  return perCompany(c => priceAt(board, track.stones[c], rank[c]));
};

export const priceOf = (board: Board, track: Track, company: CompanyId): number =>
  priceAt(board, track.stones[company], order(track).indexOf(company) + 1);

/** Sets a stone down; END keeps who came first. */
export const place = ({ stones, arrived }: Track, company: CompanyId, field: number): Track => ({
  stones: { ...stones, [company]: field },
  arrived:
    field < END
      ? arrived.filter(c => c !== company)
      : arrived.includes(company)
        ? arrived
        : [...arrived, company],
});

const taken = ({ stones }: Track, field: number): boolean => COMPANIES.some(c => stones[c] === field);

/** SP-9: the field a stone reaches over so many free fields; occupied ones do not count, surplus steps are lost. */
export const reach = (track: Track, company: CompanyId, distance: number): number => {
  let field = track.stones[company];
  let left = distance;
  while (left > 0 && field < END) {
    field += 1;
    if (field === END || !taken(track, field)) left -= 1;
  }
  return field;
};

const nearest = ({ stones }: Track, company: CompanyId, step: Step): number | undefined => {
  const here = stones[company];
  const beyond = COMPANIES.map(c => stones[c]).filter(f => (step === 1 ? f > here : f < here));
  if (beyond.length === 0) return undefined;
  return step === 1 ? Math.min(...beyond) : Math.max(...beyond);
};

/** SP-7: where +1 or −1 puts a stone; nothing for the leader (+1) and for the last (−1). */
export const positionTarget = (track: Track, company: CompanyId, step: Step): number | undefined => {
  const next = nearest(track, company, step);
  if (next === undefined) return undefined;
  let field = next + step;
  while (field > START && field < END && taken(track, field)) field += step;
  return Math.min(END, Math.max(START, field)); // Ruling: nothing lies behind the start field.
};

export const allAtStart = ({ stones }: Track): boolean => COMPANIES.every(c => stones[c] === START);

/** SP-10: how far the stones go when so many Bank Holidays are on the table. */
export const distanceAfter = (distance: number, holidays: number, players: number): number => {
  if (holidays === 0) return distance;
  return players > SMALL_ROUND && holidays === 1 ? Math.ceil(distance / 2) : 0;
};
