import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AnyAction } from '@/rules/kernel/action';
import type { Game } from '@/rules/kernel/game';
import { currentTable, type Chapter, type Story } from '@/rules/kernel/log';
import { refuseByBank, type Refusal } from '@/rules/kernel/ruling';
import type { Correction, FigureChange, Table } from '@/rules/kernel/table';
import { enact, strikeOut, turnLength, type Deed } from './deeds';
import { device, type Device } from './device';
import { newId } from './new-id';
import { cardOf, type Card, type Header } from './header';
import { queue } from './queue';
import { refuseByStore } from './refusals';
import { findTable, readOn, type Damage, type Halt } from './shelf';
import { addRow, attempt, putDoc, type Change } from './storage';
import { useTables, type Done } from './tables';
import type { Hold } from './windows';

/** Who may write: this window, or nobody here because another has the table or the log goes beyond the rules. */
export type Access =
  | { readonly mode: 'write' }
  | { readonly mode: 'read'; readonly because: 'elsewhere' }
  | { readonly mode: 'read'; readonly because: 'newer' | 'rules'; readonly halt: Halt };

export interface OpenView {
  readonly status: 'open';
  readonly header: Header;
  readonly game: Game;
  readonly story: Story;
  /** The table as it stands: after the last chapter in force. */
  readonly table: Table;
  readonly access: Access;
}

/** `shut`: could not be opened, and why; damage has been set aside. */
export type View =
  { readonly status: 'opening' } | { readonly status: 'shut'; readonly refusal: Refusal } | OpenView;

/** What has been booked, durably: the chapters that came into force with it. */
export type Booked = Done<{ readonly chapters: readonly Chapter[] }>;

export interface OpenTable {
  readonly id: string;
  readonly view: View;
  /** The rule decides, the record is written, then the view shows it. The same deed said twice at once is heard once. */
  readonly dispatch: (action: AnyAction) => Promise<Booked>;
  /** Several actions in one write: all of them, or none. */
  readonly dispatchAll: (actions: readonly AnyAction[]) => Promise<Booked>;
  readonly correct: (correction: Correction) => Promise<Booked>;
  readonly refigure: (change: FigureChange) => Promise<Booked>;
  readonly note: (text: string) => Promise<Booked>;
  readonly undo: (count?: number) => Promise<Booked>;
  readonly redo: (count?: number) => Promise<Booked>;
  /** Back to where the first `chapter` chapters are in force. */
  readonly undoTo: (chapter: number) => Promise<Booked>;
  readonly restartTurn: () => Promise<Booked>;
  /** Takes out one chapter, counted from 0, where those after it still play; else `params.chapter` says which does not. */
  readonly strike: (chapter: number) => Promise<Booked>;
  /** Books what was tried out on a copy; refused where the table has moved on since `length`. */
  readonly keep: (length: number, deeds: readonly Deed[]) => Promise<Booked>;
  /** Opens it, or opens it again after it was shut. */
  readonly open: () => Promise<void>;
  /** Takes the table over from another window. */
  readonly takeOver: () => Promise<void>;
  readonly close: () => void;
}

const ME = newId();

/** The chapters that records from `length` on have brought, found from the end: a long log costs no more than a short one. */
const newChapters = ({ chapters }: Story, length: number): readonly Chapter[] => {
  let k = chapters.length;
  while (k > 0 && (chapters[k - 1]?.index ?? -1) >= length) k--;
  return chapters.slice(k);
};

const accessOf = (hold: Hold | undefined, halt: Halt | undefined): Access => {
  if (halt !== undefined)
    return { mode: 'read', because: halt.problem === 'unreadable' ? 'newer' : 'rules', halt };
  return hold === undefined ? { mode: 'read', because: 'elsewhere' } : { mode: 'write' };
};

export const openTable = (id: string): StoreApi<OpenTable> =>
  createStore<OpenTable>()((set, get) => {
    let ground: Device | undefined;
    let hold: Hold | undefined;
    /** What the storage must show as writer for this window to write: as found on opening, then this window itself. */
    let lease: string | undefined;
    let deaf: (() => void) | undefined;
    let doubtful = false;

    const inTurn = queue();

    const view = (changes: Partial<Omit<OpenView, 'status'>>): void => {
      const now = get().view;
      if (now.status === 'open') set({ view: { ...now, ...changes } });
    };

    /** Reads what the storage has beyond the story shown; whether there was any. */
    const catchUp = async ({ storage }: Device): Promise<boolean> => {
      const now = get().view;
      if (now.status !== 'open' || (now.access.mode === 'read' && now.access.because !== 'elsewhere'))
        return false;
      const rows = await storage.rows(id, now.story.length);
      if ((await storage.doc('lease', id)) === ME) lease = ME;
      doubtful = false;
      if (rows.length === 0) return false;
      const { story, halt } = readOn(now.game, id, now.story, rows);
      view({ story, table: currentTable(story), access: accessOf(hold, halt) });
      return true;
    };

    const lost = (): void => {
      hold = undefined;
      const now = get().view;
      if (now.status === 'open' && now.access.mode === 'write')
        view({ access: accessOf(undefined, undefined) });
    };

    const take = async (steal: boolean): Promise<void> => {
      const here = await device();
      hold ??= await here.windows.hold(id, lost, steal);
      if (hold === undefined) return;
      lease = await here.storage.doc('lease', id);
      if (!steal) return;
      await here.storage.write([
        { do: 'expect', kind: 'lease', id, text: lease },
        { do: 'put', kind: 'lease', id, text: ME },
      ]);
      lease = ME;
      here.windows.tell({ news: 'table', id });
    };

    /** What another window has done, or this one on coming back to the front. */
    const hear = async (here: Device, news: string): Promise<{ readonly ok: true }> => {
      if (news === 'wake' && lease === ME && (await here.storage.doc('lease', id)) !== ME) {
        await hold?.release();
        lost();
      } else if (news !== 'table' && hold === undefined) {
        await take(false);
      }
      await catchUp(here);
      const now = get().view;
      if (now.status === 'open' && now.access.mode === 'read' && now.access.because === 'elsewhere')
        view({ access: accessOf(hold, undefined) });
      return { ok: true };
    };

    const listen = (here: Device): void => {
      deaf?.();
      const unheard = here.windows.hear(heard => {
        if (!('id' in heard) || heard.id === id) void inTurn(() => attempt(() => hear(here, heard.news)));
      });
      const unseen = useTables.subscribe(({ list }) => {
        const header = list.find(t => t.header.id === id)?.header;
        const now = get().view;
        if (header !== undefined && now.status === 'open' && header !== now.header) view({ header });
      });
      deaf = () => {
        unheard();
        unseen();
      };
    };

    /** Damage found on opening is remembered, so that the list can show it; the rows stay as they are. */
    const rememberDamage = async ({ storage }: Device, refusal: Refusal): Promise<void> => {
      const listed = useTables.getState().list.find(t => t.header.id === id);
      const aside = { id, name: listed?.header.name ?? '', damage: refusal.params['damage'] as Damage };
      useTables.getState().settledAside(aside);
      await attempt(async () => ({ ok: true, done: await storage.write([putDoc('aside', id, aside)]) }));
    };

    const open = async (steal: boolean): Promise<void> => {
      const done = await attempt(async () => {
        const opened = await device();
        ground = opened;
        await take(steal);
        const found = await findTable(opened.storage, id);
        if (!found.ok) {
          if (found.reason === 'set-aside') await rememberDamage(opened, found);
          return found;
        }
        const { header, game, story, halt } = found;
        if ((await opened.storage.doc('aside', id)) !== undefined) {
          await opened.storage.write([{ do: 'delete', kind: 'aside', id }]);
          await useTables.getState().load();
        }
        const access = accessOf(hold, halt);
        set({ view: { status: 'open', header, game, story, table: currentTable(story), access } });
        listen(opened);
        return { ok: true };
      });
      if (done.ok) return;
      await hold?.release();
      hold = undefined;
      set({ view: { status: 'shut', refusal: done } });
    };

    /**
     * Whether a write that was reported as failed has reached the disk all the same: then it is done. One that met another
     * writer has not, even where the rows there read the same.
     */
    const arrived = async (
      here: Device,
      failed: Refusal,
      from: number,
      texts: readonly string[],
    ): Promise<boolean> => {
      if (failed.reason === 'held-elsewhere') lost();
      doubtful = true;
      const looked = await attempt(async () => {
        const mine = failed.reason !== 'held-elsewhere' && (await here.storage.doc('lease', id)) === ME;
        const there = (await here.storage.rows(id, from)).map(row => row.text);
        const isDone = mine && there.length > 0 && there.join() === texts.join();
        if (!isDone) await catchUp(here);
        doubtful = false;
        return { ok: true, isDone };
      });
      return looked.ok && looked.isDone;
    };

    /** After a write of which nobody could say whether it arrived: looks, and says no to what was about to be booked. */
    const settleDoubt = async (here: Device): Promise<Refusal | undefined> => {
      const looked = await attempt(async () => ({ ok: true, more: await catchUp(here) }));
      if (!looked.ok) return looked;
      return looked.more ? refuseByStore('caught-up') : undefined;
    };

    /** The list hears of it once the table itself has been drawn. */
    const showInList = (then: OpenView, card: Card): void => {
      const now = get().view;
      const header = now.status === 'open' ? now.header : then.header;
      setTimeout(() => {
        const { list, shown } = useTables.getState();
        if (list.some(t => t.header.id === id)) shown({ header, card });
      });
    };

    /** Makes deeds of the story, enacts them, writes them, shows them: one at a time, in the order of asking. */
    const book = (plan: (now: OpenView) => readonly Deed[] | Refusal): Promise<Booked> =>
      inTurn(async () => {
        const here = ground;
        if (here === undefined) return refuseByStore('no-such-table');
        const doubt = doubtful ? await settleDoubt(here) : undefined;
        if (doubt !== undefined) return doubt;
        const now = get().view;
        if (now.status !== 'open') return refuseByStore('no-such-table');
        if (now.access.mode !== 'write') return refuseByStore('read-only', { because: now.access.because });
        const deeds = plan(now);
        if ('reason' in deeds) return deeds;
        const last = now.story.chapters[now.story.chapters.length - 1]?.record.at ?? now.header.createdAt;
        // The clock may be set back; the log must not seem to run backwards.
        const at = Math.max(Date.now(), last);
        const told = enact(now.game, now.story, deeds, at);
        if (!told.ok) return told;

        const { storage, windows } = here;
        const card = cardOf(now.game, told.story, at);
        const fence: readonly Change[] = [
          { do: 'expect', kind: 'lease', id, text: lease },
          ...(lease === ME ? [] : [{ do: 'put', kind: 'lease', id, text: ME } as const]),
        ];
        const rows = told.records.map((record, i) => addRow(id, now.story.length + i, record));
        const kept = await attempt(async () => {
          await storage.write([...fence, ...rows, putDoc('card', id, card)]);
          return { ok: true };
        });
        if (!kept.ok) {
          const stored = rows.map(row => row.text);
          if (!(await arrived(here, kept, now.story.length, stored))) return kept;
        }
        lease = ME;
        view({ story: told.story, table: currentTable(told.story) });
        showInList(now, card);
        windows.tell({ news: 'table', id });
        const chapters = newChapters(told.story, now.story.length);
        return { ok: true, chapters };
      });

    /** Deeds under way, by what they say and what the screen showed when they were said. */
    const underWay = new Map<string, Promise<Booked>>();
    const once = (deeds: readonly Deed[]): Promise<Booked> => {
      const now = get().view;
      const said = JSON.stringify([now.status === 'open' ? now.story.length : 0, deeds]);
      const already = underWay.get(said);
      if (already !== undefined) return already;
      const booked = book(() => deeds);
      underWay.set(said, booked);
      void booked.finally(() => underWay.delete(said));
      return booked;
    };

    return {
      id,
      view: { status: 'opening' },
      dispatch: action => once([{ kind: 'action', action }]),
      dispatchAll: actions => once(actions.map(action => ({ kind: 'action', action }))),
      correct: correction => once([{ kind: 'correction', correction }]),
      refigure: change => once([{ kind: 'figure', change }]),
      note: text => once([{ kind: 'note', text }]),
      undo: (count = 1) => book(() => [{ kind: 'undo', count }]),
      redo: (count = 1) => book(() => [{ kind: 'redo', count }]),
      undoTo: chapter => book(({ story }) => [{ kind: 'undo', count: story.chapters.length - chapter }]),
      restartTurn: () => book(({ game, story }) => [{ kind: 'undo', count: turnLength(game, story) }]),
      strike: async chapter => {
        const shown = get().view;
        if (shown.status !== 'open') return refuseByStore('no-such-table');
        if (shown.story.chapters[chapter] === undefined) return refuseByBank('nothing-to-undo');
        const booked = await book(({ story }) =>
          story.length === shown.story.length ? strikeOut(story, chapter) : refuseByStore('moved-on'),
        );
        if (booked.ok || !('deed' in booked) || typeof booked.deed !== 'number') return booked;
        return { ...booked, params: { ...booked.params, chapter: chapter + booked.deed } };
      },
      keep: (length, deeds) =>
        book(({ story }) => (story.length === length ? deeds : refuseByStore('moved-on'))),
      open: () => inTurn(() => open(false)),
      takeOver: () => inTurn(() => open(true)),
      close: () => {
        deaf?.();
        deaf = undefined;
        void inTurn(async () => {
          if (hold === undefined) return;
          await hold.release();
          hold = undefined;
          (await device()).windows.tell({ news: 'free', id });
        });
        set({ view: { status: 'opening' } });
      },
    };
  });
