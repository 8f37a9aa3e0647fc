import type { AnyAction } from '@/rules/kernel/action';
import type { Game } from '@/rules/kernel/game';
import { currentTable, tell, type Chapter, type LogRecord, type Story } from '@/rules/kernel/log';
import type { Refusal } from '@/rules/kernel/ruling';
import type { Correction, FigureChange, Table } from '@/rules/kernel/table';

/** Something to be booked: a record before it has its time and its entries. */
export type Deed =
  | { readonly kind: 'action'; readonly action: AnyAction }
  | { readonly kind: 'correction'; readonly correction: Correction }
  | { readonly kind: 'figure'; readonly change: FigureChange }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'undo' | 'redo'; readonly count: number };

export interface Enacted {
  readonly ok: true;
  readonly story: Story;
  readonly records: readonly LogRecord[];
}

const recordOf = (game: Game, table: Table, deed: Deed, at: number): LogRecord | Refusal => {
  if (deed.kind !== 'action') return { ...deed, at };
  const ruling = game.play(table, deed.action);
  return ruling.ok ? { ...deed, entries: ruling.entries, at } : ruling;
};

/** Tells several deeds one after the other: all of them, or the refusal of the first that will not do. */
export const enact = (
  game: Game,
  story: Story,
  deeds: readonly Deed[],
  at: number,
): Enacted | (Refusal & { readonly deed: number }) => {
  const records: LogRecord[] = [];
  let told = story;
  for (const [deed, one] of deeds.entries()) {
    const record = recordOf(game, currentTable(told), one, at);
    if ('reason' in record) return { ...record, deed };
    const ruling = tell(game, told, record);
    if (!ruling.ok) return { ...ruling, deed };
    told = ruling.story;
    records.push(record);
  }
  return { ok: true, story: told, records };
};

export const deedOf = ({ record }: Chapter): Deed => {
  switch (record.kind) {
    case 'action':
      return { kind: 'action', action: record.action };
    case 'correction':
      return { kind: 'correction', correction: record.correction };
    case 'figure':
      return { kind: 'figure', change: record.change };
    case 'note':
      return { kind: 'note', text: record.text };
    default:
      return { kind: record.kind, count: record.count };
  }
};

/** The table after the first `k` chapters: 0 is the start. */
export const tableAt = (story: Story, k: number): Table =>
  k <= 0
    ? story.start.table
    : (story.chapters[Math.min(k, story.chapters.length) - 1]?.table ?? story.start.table);

/** How many chapters back the current turn began. */
export const turnLength = (game: Game, story: Story): number => {
  const { turn } = game.status(currentTable(story));
  let k = story.chapters.length;
  while (k > 0 && game.status(tableAt(story, k - 1)).turn === turn) k--;
  return story.chapters.length - k;
};

/** Takes one chapter out: back to before it, then everything that came after it once more. */
export const strikeOut = (story: Story, chapter: number): readonly Deed[] => [
  { kind: 'undo', count: story.chapters.length - chapter },
  ...story.chapters.slice(chapter + 1).map(deedOf),
];
