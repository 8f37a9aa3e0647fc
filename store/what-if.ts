import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AnyAction } from '@/rules/kernel/action';
import type { Game } from '@/rules/kernel/game';
import { currentTable, type Story } from '@/rules/kernel/log';
import type { Refusal } from '@/rules/kernel/ruling';
import type { Table } from '@/rules/kernel/table';
import { enact, type Deed } from './deeds';
import type { Booked, OpenTable } from './open-table';
import { useTables, type Done } from './tables';

/** A copy of a table to try things on; nothing of it is stored until it is kept. */
export interface WhatIf {
  readonly game: Game;
  readonly story: Story;
  readonly table: Table;
  /** How many deeds have been tried and not taken back. */
  readonly tried: number;
  readonly dispatch: (action: AnyAction) => { readonly ok: true } | Refusal;
  readonly undo: () => void;
  /**
   * Books everything tried, in one write, after taking back what was played since the copy was made from the past;
   * refused where the table has moved on. To drop it, forget the copy.
   */
  readonly keep: () => Promise<Booked>;
  /** A table of its own that has gone this way; the one it was copied from stays as it is. */
  readonly branch: (name: string) => Promise<Done<{ readonly id: string }>>;
}

/** A copy of an open table as it stands, or after its first `chapters` chapters. */
export const whatIf = (open: OpenTable, chapters?: number): StoreApi<WhatIf> | undefined => {
  if (open.view.status !== 'open') return undefined;
  const { game, story } = open.view;
  const base: Story =
    chapters === undefined ? story : { ...story, chapters: story.chapters.slice(0, chapters), undone: [] };
  const past: { readonly deed: Deed; readonly before: Story }[] = [];

  return createStore<WhatIf>()((set, get) => {
    const later = story.chapters.length - base.chapters.length;
    const back: readonly Deed[] = later > 0 ? [{ kind: 'undo', count: later }] : [];
    const deeds = (): readonly Deed[] => past.map(p => p.deed);
    const show = (now: Story): void => set({ story: now, table: currentTable(now), tried: past.length });
    return {
      game,
      story: base,
      table: currentTable(base),
      tried: 0,
      dispatch: action => {
        const deed: Deed = { kind: 'action', action };
        const before = get().story;
        const told = enact(game, before, [deed], Date.now());
        if (!told.ok) return told;
        past.push({ deed, before });
        show(told.story);
        return { ok: true };
      },
      undo: () => {
        const last = past.pop();
        if (last !== undefined) show(last.before);
      },
      keep: () => open.keep(story.length, [...back, ...deeds()]),
      branch: name =>
        useTables.getState().duplicate(open.id, name, { chapters: base.chapters.length, deeds: deeds() }),
    };
  });
};
