import { create } from 'zustand';
import { beginStory, storyFrom } from '@/rules/kernel/log';
import type { Refusal } from '@/rules/kernel/ruling';
import { gameById } from '@/rules/registry';
import { device } from './device';
import { newId } from './new-id';
import {
  badSeat,
  cardOf,
  cleanName,
  cleanSeats,
  HEADER_VERSION,
  isLong,
  MOST_NAME,
  readCard,
  startOf,
  type Card,
  type Draft,
  type Header,
  type Seat,
} from './header';
import { refuseByStore } from './refusals';
import { enact, deedOf, type Deed } from './deeds';
import { findTable, newTable, rawTable, readTableHeader, type Damage } from './shelf';
import { attempt, docPlace, putDoc, readSealed, type Change } from './storage';

/** A table in the list. */
export interface Listed {
  readonly header: Header;
  readonly card: Card;
}

/** A table that cannot be opened; it lies untouched and can be exported as it is. */
export interface Aside {
  readonly id: string;
  readonly name: string;
  readonly damage: Damage;
}

/** Another way that a game could have gone: its first chapters, then these deeds. */
export interface Branch {
  readonly chapters: number;
  readonly deeds: readonly Deed[];
}

export type Done<T extends object = object> = ({ readonly ok: true } & T) | Refusal;

export interface Tables {
  readonly status: 'loading' | 'ready' | 'failed';
  /** Why the storage could not be read; `load` tries again. */
  readonly refusal?: Refusal;
  /** Last played first. */
  readonly list: readonly Listed[];
  readonly aside: readonly Aside[];
  readonly load: () => Promise<void>;
  readonly create: (draft: Draft) => Promise<Done<{ readonly id: string }>>;
  readonly rename: (id: string, name: string) => Promise<Done>;
  /** New names or colours for the same seats. */
  readonly reseat: (id: string, seats: readonly Seat[]) => Promise<Done>;
  readonly archive: (id: string, archived: boolean) => Promise<Done>;
  /** A copy with its whole log; of a table set aside, what can still be read; or a branch of it. */
  readonly duplicate: (id: string, name: string, branch?: Branch) => Promise<Done<{ readonly id: string }>>;
  readonly remove: (id: string) => Promise<Done>;
  readonly raw: (id: string) => Promise<Done<{ readonly text: string }>>;
  /** Called by what has written: puts a new card or header into the list. */
  readonly shown: (listed: Listed) => void;
  readonly settledAside: (aside: Aside) => void;
}

const lastPlayedFirst = (list: readonly Listed[]): readonly Listed[] =>
  [...list].sort((a, b) => b.card.playedAt - a.card.playedAt || b.header.createdAt - a.header.createdAt);

const unplayed = (header: Header): Card => ({
  length: 0,
  playedAt: header.createdAt,
  over: false,
  winners: [],
});

const readList = async (): Promise<{ ok: true; list: readonly Listed[]; aside: readonly Aside[] }> => {
  const { storage } = await device();
  const cards = new Map((await storage.docs('card')).map(d => [d.id, d.text]));
  const asides = new Map((await storage.docs('aside')).map(d => [d.id, d.text]));
  const list: Listed[] = [];
  const aside: Aside[] = [];
  for (const { id, text } of await storage.docs('table')) {
    const head = readTableHeader(id, text);
    if (!head.ok) {
      aside.push({ id, name: '', damage: head.params['damage'] as Damage });
      continue;
    }
    const { header } = head;
    const found = readSealed(docPlace('aside', id), asides.get(id))?.value as Aside | undefined;
    const card = readCard(readSealed(docPlace('card', id), cards.get(id))?.value);
    if (found === undefined) list.push({ header, card: card ?? unplayed(header) });
    else aside.push({ id, name: header.name, damage: found.damage });
  }
  return { ok: true, list: lastPlayedFirst(list), aside };
};

const write = (changes: readonly Change[]): Promise<Done> =>
  attempt(async () => {
    const { storage, windows } = await device();
    await storage.write(changes);
    windows.tell({ news: 'list' });
    return { ok: true };
  });

export const useTables = create<Tables>()((set, get) => {
  let listening = false;
  const listen = async (): Promise<void> => {
    if (listening) return;
    listening = true;
    (await device()).windows.hear(({ news }) => {
      if (news === 'list' || news === 'table') void get().load();
    });
  };

  const change = async (id: string, edit: (header: Header) => Header | Refusal): Promise<Done> => {
    const found = get().list.find(t => t.header.id === id);
    if (found === undefined) return refuseByStore('no-such-table');
    const header = edit(found.header);
    if ('reason' in header) return header;
    const done = await write([putDoc('table', id, header)]);
    if (done.ok) get().shown({ ...found, header });
    return done;
  };

  return {
    status: 'loading',
    list: [],
    aside: [],

    load: async () => {
      const read = await attempt(readList);
      if (!read.ok) return set({ status: 'failed', refusal: read });
      set({ status: 'ready', list: read.list, aside: read.aside });
      await listen();
    },

    create: async draft => {
      const game = gameById(draft.game);
      if (game === undefined) return refuseByStore('unknown-game');
      const name = cleanName(draft.name);
      if (isLong(name)) return refuseByStore('name-too-long', { most: MOST_NAME });
      const bad = badSeat(draft.seats);
      if (bad !== undefined) return bad;
      const begun = beginStory(game, startOf(draft));
      if (!begun.ok) return begun;
      const id = newId();
      const createdAt = Date.now();
      const header: Header = {
        ...draft,
        name,
        seats: cleanSeats(draft.seats),
        version: HEADER_VERSION,
        id,
        rulesVersion: game.rulesVersion,
        createdAt,
        archived: false,
      };
      const card = cardOf(game, begun.story, createdAt);
      const done = await write(newTable(header, card, []));
      if (!done.ok) return done;
      get().shown({ header, card });
      return { ok: true, id };
    },

    rename: (id, typed) =>
      change(id, header => {
        const name = cleanName(typed);
        return isLong(name) ? refuseByStore('name-too-long', { most: MOST_NAME }) : { ...header, name };
      }),

    reseat: (id, seats) =>
      change(id, header =>
        seats.length === header.seats.length
          ? (badSeat(seats) ?? { ...header, seats: cleanSeats(seats) })
          : refuseByStore('moved-on'),
      ),

    archive: (id, archived) => change(id, header => ({ ...header, archived })),

    duplicate: async (id, typed, branch) => {
      const found = await attempt(async () => findTable((await device()).storage, id, true));
      if (!found.ok) return found;
      const name = cleanName(typed);
      if (isLong(name)) return refuseByStore('name-too-long', { most: MOST_NAME });
      const header: Header = { ...found.header, id: newId(), name, createdAt: Date.now(), archived: false };
      const { game, story } = found;
      const part =
        branch === undefined
          ? undefined
          : enact(
              game,
              storyFrom(story.start),
              [...story.chapters.slice(0, branch.chapters).map(deedOf), ...branch.deeds],
              header.createdAt,
            );
      if (part !== undefined && !part.ok) return part;
      const told = part?.story ?? story;
      const card = cardOf(game, told, header.createdAt);
      const done = await write(newTable(header, card, part?.records ?? found.records.slice(0, story.length)));
      if (!done.ok) return done;
      get().shown({ header, card });
      return { ok: true, id: header.id };
    },

    remove: async id => {
      const done = await write([
        { do: 'drop', table: id },
        { do: 'delete', kind: 'table', id },
        { do: 'delete', kind: 'card', id },
        { do: 'delete', kind: 'aside', id },
        // A window that still has the table open must not write to it any more.
        { do: 'put', kind: 'lease', id, text: 'removed' },
      ]);
      if (done.ok)
        set({
          list: get().list.filter(t => t.header.id !== id),
          aside: get().aside.filter(a => a.id !== id),
        });
      return done;
    },

    raw: id => attempt(async () => ({ ok: true, text: await rawTable((await device()).storage, id) })),

    shown: listed =>
      set({
        list: lastPlayedFirst([...get().list.filter(t => t.header.id !== listed.header.id), listed]),
        aside: get().aside.filter(a => a.id !== listed.header.id),
      }),
    settledAside: aside =>
      set({
        list: get().list.filter(t => t.header.id !== aside.id),
        aside: [...get().aside.filter(a => a.id !== aside.id), aside],
      }),
  };
});
