import type { Game } from '@/rules/kernel/game';
import type { Story } from '@/rules/kernel/log';
import { cashOf, type Table } from '@/rules/kernel/table';
import { tableAt } from '@/store/deeds';

import type { Series } from '../Chart';
import type { DeskContext, Seated } from '../desk/types';

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

/** What stands under the points of a chart: the turn that ended there, nothing under the start. */
export const turnMarks = (game: Game, tables: readonly Table[]): readonly (string | undefined)[] =>
  tables.map((table, i) => (i === 0 ? undefined : String(game.status(table).turn)));

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

/** One chart of the game's own figures: prices, incomes, points. */
export const figureSeries = (
  { game, seats, companies }: Pick<DeskContext, 'game' | 'seats' | 'companies'>,
  chart: string,
  tables: readonly Table[],
): readonly Series[] => {
  const drawn = tables.map(t => game.figures(t).filter(f => f.chart === chart));
  const whose = [...new Set(drawn.flatMap(figures => figures.map(f => f.of)))];
  return whose.map(of => {
    const seat = seats.find(s => s.id === of || s.account === of);
    const company = companies.find(c => c.id === of || `company:${c.id}` === of);
    return {
      id: of,
      name: seat?.name ?? company?.name ?? of,
      initials: seat?.initials ?? company?.code ?? of,
      color: seat?.color ?? { game: game.id, company: company?.id ?? of },
      values: drawn.map(figures => figures.find(f => f.of === of)?.value),
    };
  });
};

/** The charts a game can draw, by their ids. */
export const chartsOf = (game: Game, table: Table): readonly string[] => [
  ...new Set(game.figures(table).map(f => f.chart)),
];
