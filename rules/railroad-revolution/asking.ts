import type { Game } from '../kernel/game';
import type { Refusal, Ruling } from '../kernel/ruling';
import type { CellRef } from '../kernel/sheet';
import type { FigureChange, Step, Table } from '../kernel/table';
import type { AnyAction } from '../kernel/action';
import { rowOf } from './board';
import type { RailTable } from './types';

/** What must be said before an action can be booked: printed figures, or which tile lies somewhere. */
export type Question =
  | { readonly asks: 'figures'; readonly cells: readonly CellRef[] }
  | { readonly asks: 'city-tile'; readonly city: string }
  | { readonly asks: 'telegraph-tile'; readonly area: number }
  | { readonly asks: 'trade-tile' };

const empty = (t: RailTable, { table, row, column }: CellRef): boolean =>
  (t.sheet[table]?.find(r => r.id === row)?.[column] ?? null) === null;

/** The cells to fill in together with one that is missing: its row, or all that the player's board shows. */
const together = (t: RailTable, ref: CellRef): readonly CellRef[] => {
  if (ref.table === 'areas' && ref.column !== 'value') {
    const all: readonly CellRef[] = [
      ...t.board.areas.flatMap((_, i) =>
        ['buildings', 'rails'].map(column => ({ ...ref, row: `${i + 1}`, column })),
      ),
      { table: 'board', row: 'board', column: 'logo' },
    ];
    const open = all.filter(cell => empty(t, cell));
    return open.length > 0 ? open : all; // filled in, but they do not add up
  }
  if (ref.table === 'areas' || ref.table === 'board' || ref.column === 'link') return [ref];
  const row = rowOf(ref.table, ref.row).filter(cell => empty(t, cell));
  if (ref.table === 'telegraph') return row.filter(cell => cell.column !== 'link');
  if (ref.table !== 'steps') return row;
  const top = { table: 'tracks', row: ref.row.replace(/-\d+$/, ''), column: 'top' };
  return empty(t, top) ? [...row, top] : row;
};

export const questionOf = (t: RailTable, { reason, params }: Refusal): Question | undefined => {
  switch (reason) {
    case 'missing-figure': {
      const [table, row, column] = [params['table'], params['row'], params['column']].map(String);
      return {
        asks: 'figures',
        cells: together(t, { table: table ?? '', row: row ?? '', column: column ?? '' }),
      };
    }
    case 'city-tile-unknown':
      return { asks: 'city-tile', city: String(params['city']) };
    case 'telegraph-tile-unknown':
      return { asks: 'telegraph-tile', area: Number(params['area']) };
    case 'trade-tile-unknown':
      return { asks: 'trade-tile' };
    default:
      return undefined;
  }
};

/** A figure or an action on its way to the log. */
export type Said =
  | { readonly kind: 'figure'; readonly change: FigureChange }
  | { readonly kind: 'action'; readonly action: AnyAction };

/** The table as it would be after all that has been said. */
export const after = (game: Game, table: Table, said: readonly Said[]): Ruling<Step> => {
  let step: Ruling<Step> = { ok: true, table, entries: [], events: [] };
  for (const one of said) {
    if (!step.ok) return step;
    step = one.kind === 'figure' ? game.refigure(step.table, one.change) : game.play(step.table, one.action);
  }
  return step;
};
