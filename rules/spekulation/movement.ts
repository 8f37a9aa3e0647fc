import type { PlayerId } from '../kernel/ledger';
import type { Card, CompanyId } from './data';
import { distanceAfter, place, reach } from './track';
import type { Played, Track } from './types';

export interface Laid {
  readonly by: PlayerId;
  readonly card: Card;
}

export interface Move {
  readonly by: PlayerId;
  readonly company: CompanyId;
  readonly from: number;
  readonly to: number;
}

export interface Movement {
  readonly track: Track;
  readonly moves: readonly Move[];
  /** How far each stone goes once Bank Holidays are counted. */
  readonly distance: number;
  readonly holidays: number;
}

/** The seats as they come to act when one of them begins. */
export const seatsFrom = (players: readonly PlayerId[], first: PlayerId): readonly PlayerId[] => {
  const at = players.indexOf(first);
  return [...players.slice(at), ...players.slice(0, at)];
};

export const laidInOrder = (seats: readonly PlayerId[], played: Played): readonly Laid[] =>
  seats.flatMap(by => {
    const card = played[by];
    return card === undefined ? [] : [{ by, card }];
  });

/** Moves the stones of the cards in the order in which they are given. */
export const movement = (
  start: Track,
  laid: readonly Laid[],
  distance: number,
  players: number,
): Movement => {
  const holidays = laid.filter(l => l.card === 'holiday').length;
  const each = distanceAfter(distance, holidays, players);
  let track = start;
  const moves: Move[] = [];
  if (each > 0)
    for (const { by, card } of laid) {
      if (card === 'holiday') continue;
      const from = track.stones[card];
      const to = reach(track, card, each); // SP-9: the same company twice moves twice
      track = place(track, card, to);
      moves.push({ by, company: card, from, to });
    }
  return { track, moves, distance: each, holidays };
};
