import type { Game } from '@/rules/kernel/game';
import type { Story } from '@/rules/kernel/log';
import { cashOf, type Table } from '@/rules/kernel/table';
import { tableAt } from '@/store/deeds';

import type { Series } from '../Chart';
import type { Seated } from '../desk/types';

const MOST_POINTS = 60;

/** The tables at the end of each turn, the start first, thinned where there are too many to draw. */
export const turnTables = (game: Game, story: Story): readonly Table[] => {
  const all = story.chapters.length;
  const ends: number[] = [0];
  for (let k = 1; k <= all; k++)
    if (k === all || game.status(tableAt(story, k)).turn !== game.status(tableAt(story, k + 1)).turn)
      ends.push(k);
  const step = Math.ceil(ends.length / MOST_POINTS);
  const kept = ends.filter((_, i) => i === 0 || i === ends.length - 1 || i % step === 0);
  return kept.map(k => tableAt(story, k));
};

const seatSeries = (
  seats: readonly Seated[],
  tables: readonly Table[],
  value: (t: Table, seat: Seated) => number,
): readonly Series[] =>
  seats.map(seat => ({
    id: seat.id,
    name: seat.name,
    initials: seat.initials,
    color: seat.color,
    values: tables.map(table => value(table, seat)),
  }));

export const cashSeries = (seats: readonly Seated[], tables: readonly Table[]): readonly Series[] =>
  seatSeries(seats, tables, (t, seat) => cashOf(t, seat.account));

export const worthSeries = (
  game: Game,
  seats: readonly Seated[],
  tables: readonly Table[],
): readonly Series[] => {
  const worths = new Map(tables.map(t => [t, game.standings(t)]));
  return seatSeries(seats, tables, (t, seat) => worths.get(t)?.find(s => s.player === seat.id)?.worth ?? 0);
};
