import { player, type Entry, type PlayerId } from '../kernel/ledger';
import type { Chapter, Story } from '../kernel/log';
import type { Game } from '../kernel/game';
import { available, cash, SHARE } from './pieces';
import { LEAST_WORKERS } from './data';
import { isOpen, openNow } from './effects';
import { unfinished } from './apply/turn';
import type { RailTable } from './types';

/** One line of a turn: a record, and what it changed for the player whose turn it is. */
export interface TurnLine {
  /** Which chapter of the story it is. */
  readonly at: number;
  readonly chapter: Chapter;
  readonly cash: number;
  readonly shares: number;
  /** What the cash is made of. */
  readonly parts: readonly { readonly why: string; readonly amount: number }[];
}

const net = (entries: readonly Entry[], by: PlayerId, unit: string): number =>
  entries
    .filter(e => e.unit === unit)
    .reduce(
      (sum, e) => sum + (e.to === player(by) ? e.amount : 0) - (e.from === player(by) ? e.amount : 0),
      0,
    );

const parts = (entries: readonly Entry[], by: PlayerId): TurnLine['parts'] =>
  entries.flatMap(e =>
    e.unit !== 'cash' || (e.from !== player(by) && e.to !== player(by))
      ? []
      : [{ why: e.why, amount: e.to === player(by) ? e.amount : -e.amount }],
  );

/** His own deeds, tiles turned up on the way, and whatever moved his money. */
const concerns = ({ record, entries }: Chapter, by: PlayerId): boolean => {
  if (record.kind === 'correction') return true;
  if (record.kind !== 'action') return false;
  const who = record.action['by'];
  return who === undefined || who === by || parts(entries, by).length > 0;
};

/** The deeds and corrections of the turn under way, oldest first; figures and notes are no part of the bill. */
export const turnLines = (game: Game, story: Story, by: PlayerId): readonly TurnLine[] => {
  const { chapters } = story;
  const now = game.status(chapters[chapters.length - 1]?.table ?? story.start.table).turn;
  const lines: TurnLine[] = [];
  for (let at = chapters.length - 1; at >= 0; at--) {
    const chapter = chapters[at];
    const before = chapters[at - 1]?.table ?? story.start.table;
    if (chapter === undefined || game.status(before).turn !== now) break;
    if (!concerns(chapter, by)) continue;
    lines.push({
      at,
      parts: parts(chapter.entries, by),
      chapter,
      cash: net(chapter.entries, by, 'cash'),
      shares: net(chapter.entries, by, `share:${SHARE}`),
    });
  }
  return lines.reverse();
};

/** What still stands between a player and the end of his turn. */
export interface Owed {
  readonly cash: number;
  readonly workers: number;
  readonly main: boolean;
  readonly open: boolean;
  readonly trade: boolean;
}
export const owed = (t: RailTable, by: PlayerId): Owed => {
  const { phase } = t.state;
  return {
    cash: Math.max(0, -cash(t, by)),
    workers: Math.max(0, LEAST_WORKERS - available(t, by)),
    main: phase.name === 'action' && unfinished(phase.deed),
    open: isOpen(openNow(phase)),
    trade: phase.name === 'action' && phase.deed.trade,
  };
};
