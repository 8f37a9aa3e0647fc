import { readAction, type AnyAction } from './action';
import { isPlain } from './fields';
import type { Game } from './game';
import { isEntry, type Entry } from './ledger';
import { refuseByBank, type GameEvent, type Refusal, type Ruling } from './ruling';
import type { Correction, FigureChange, Start, Step, Table } from './table';

/** One line of a table's log, as stored. The log only grows: undo is one more record. */
export type LogRecord = { readonly at: number } & (
  | { readonly kind: 'action'; readonly action: AnyAction; readonly entries: readonly Entry[] }
  | { readonly kind: 'correction'; readonly correction: Correction }
  | { readonly kind: 'figure'; readonly change: FigureChange }
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'undo'; readonly count: number }
  | { readonly kind: 'redo'; readonly count: number }
);

/** A record that is in force: where it stands in the log, what it did, and the table after it. */
export interface Chapter {
  readonly index: number;
  readonly record: LogRecord;
  readonly table: Table;
  readonly entries: readonly Entry[];
  readonly events: readonly GameEvent[];
}

/** A record that was taken back, and where the record that did it stands in the log. */
export interface Undone {
  readonly chapter: Chapter;
  readonly by: number;
}

/**
 * A log read out: the chapters in force, those that redo would bring back (the next one last), those that were undone
 * for good because something else was booked in their place, and how many records there are.
 */
export interface Story {
  readonly start: Step;
  readonly chapters: readonly Chapter[];
  readonly undone: readonly Undone[];
  readonly struck: readonly Undone[];
  readonly length: number;
}

/** Where a stored log and today's rules part: nothing is dropped, the table opens before that record. */
export interface Rift {
  readonly index: number;
  readonly problem: 'unreadable' | 'refused' | 'differs';
  readonly refusal?: Refusal;
}

export const currentTable = (s: Story): Table => s.chapters[s.chapters.length - 1]?.table ?? s.start.table;

/** A story before its first record. */
export const storyFrom = (start: Step): Story => ({
  start,
  chapters: [],
  undone: [],
  struck: [],
  length: 0,
});

export const beginStory = (game: Game, from: Start): Ruling<{ ok: true; story: Story }> => {
  const start = game.start(from);
  return start.ok ? { ok: true, story: storyFrom(start) } : start;
};

const step = (game: Game, table: Table, record: LogRecord): Ruling<Step> => {
  switch (record.kind) {
    case 'action':
      return game.play(table, record.action);
    case 'correction':
      return game.correct(table, record.correction);
    case 'figure':
      return game.refigure(table, record.change);
    default:
      return { ok: true, table, entries: [], events: [] };
  }
};

/** What one more record makes of a story; chapters are added in place when `chapters` is the caller's own. */
const advance = (
  game: Game,
  { start, chapters, undone, struck, length }: Story,
  record: LogRecord,
  own: Chapter[],
): Ruling<{ ok: true; story: Story }> => {
  if (record.kind === 'undo') {
    if (record.count < 1 || record.count > own.length) return refuseByBank('nothing-to-undo');
    const taken = own.splice(own.length - record.count).reverse();
    const gone = [...undone, ...taken.map(chapter => ({ chapter, by: length }))];
    return { ok: true, story: { start, chapters, undone: gone, struck, length: length + 1 } };
  }
  if (record.kind === 'redo') {
    if (record.count < 1 || record.count > undone.length) return refuseByBank('nothing-to-redo');
    const rest = undone.slice(0, undone.length - record.count);
    const back = undone.slice(undone.length - record.count).reverse();
    own.push(...back.map(u => u.chapter));
    return { ok: true, story: { start, chapters, undone: rest, struck, length: length + 1 } };
  }
  const ruling = step(game, own[own.length - 1]?.table ?? start.table, record);
  if (!ruling.ok) return ruling;
  own.push({ index: length, record, table: ruling.table, entries: ruling.entries, events: ruling.events });
  const gone = undone.length === 0 ? struck : [...struck, ...undone];
  return { ok: true, story: { start, chapters, undone: [], struck: gone, length: length + 1 } };
};

/** The story with one more record, or why it cannot be told. */
export const tell = (game: Game, story: Story, record: LogRecord): Ruling<{ ok: true; story: Story }> => {
  const own = [...story.chapters];
  return advance(game, { ...story, chapters: own }, record, own);
};

const sameEntries = (a: readonly Entry[], b: readonly Entry[]): boolean =>
  a.length === b.length &&
  a.every((e, i) => {
    const f = b[i];
    return (
      f !== undefined && e.unit === f.unit && e.from === f.from && e.to === f.to && e.amount === f.amount
    );
  });

/** Reads a whole log out. Where a record no longer plays as it was booked, the story stops before it. */
export const replay = (
  game: Game,
  story: Story,
  records: readonly LogRecord[],
): { readonly story: Story; readonly rift?: Rift } => {
  const own = [...story.chapters];
  let told: Story = { ...story, chapters: own };
  for (const [i, record] of records.entries()) {
    const index = story.length + i;
    const ruling = advance(game, told, record, own);
    if (!ruling.ok) return { story: told, rift: { index, problem: 'refused', refusal: ruling } };
    const last = own[own.length - 1];
    if (record.kind === 'action' && last !== undefined && !sameEntries(last.entries, record.entries)) {
      own.pop();
      return { story: told, rift: { index, problem: 'differs' } };
    }
    told = ruling.story;
  }
  return { story: told };
};

const isCount = (n: unknown): boolean => typeof n === 'number' && Number.isSafeInteger(n) && n > 0;
const isText = (x: unknown): x is string => typeof x === 'string' && x.length <= 2000;
const isStoredEntry = (x: unknown): x is Entry =>
  isPlain(x) &&
  isText(x['unit']) &&
  isText(x['from']) &&
  isText(x['to']) &&
  isText(x['why']) &&
  (x['about'] === undefined || isText(x['about'])) &&
  isEntry(x as unknown as Entry);

const isSimple = (x: unknown): boolean =>
  isText(x) || typeof x === 'boolean' || (typeof x === 'number' && Number.isFinite(x));

const isCorrection = (x: unknown): boolean =>
  isPlain(x) &&
  isText(x['note']) &&
  Array.isArray(x['entries']) &&
  x['entries'].every(isStoredEntry) &&
  Array.isArray(x['settings']) &&
  x['settings'].every(s => isPlain(s) && isText(s['id']) && isSimple(s['value']));

const isFigureChange = (x: unknown): boolean =>
  isPlain(x) &&
  isPlain(x['cell']) &&
  ['table', 'row', 'column'].every(k => isPlain(x['cell']) && isText(x['cell'][k])) &&
  (x['value'] === null || isSimple(x['value']));

/** Reads a stored record; `undefined` where this version does not know it. */
export const decodeRecord = (game: Game, x: unknown): LogRecord | undefined => {
  if (!isPlain(x) || typeof x['at'] !== 'number' || !Number.isFinite(x['at'])) return undefined;
  const sound = (): boolean => {
    switch (x['kind']) {
      case 'action':
        return (
          readAction(game.actions, x['action']) !== undefined &&
          Array.isArray(x['entries']) &&
          x['entries'].every(isStoredEntry)
        );
      case 'correction':
        return isCorrection(x['correction']);
      case 'figure':
        return isFigureChange(x['change']);
      case 'note':
        return isText(x['text']);
      case 'undo':
      case 'redo':
        return isCount(x['count']);
      default:
        return false;
    }
  };
  return sound() ? (x as unknown as LogRecord) : undefined;
};
