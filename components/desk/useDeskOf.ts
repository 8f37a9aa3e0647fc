import { useMemo, useState, type ReactNode } from 'react';

import { nearestOffer, type AnyAction } from '@/rules/kernel/action';
import type { Game } from '@/rules/kernel/game';
import type { Story } from '@/rules/kernel/log';
import type { Refusal } from '@/rules/kernel/ruling';
import type { Table } from '@/rules/kernel/table';
import type { Deed } from '@/store/deeds';
import type { Header } from '@/store/header';
import { refuseByStore } from '@/store/refusals';
import type { Booked } from '@/store/open-table';

import { haptic } from '../haptics';
import { useLanguage } from '../i18n/WordsProvider';
import { namesFor, seatedOf } from './naming';
import { tableWords } from './table-words';
import type { DeskContext, Refused } from './types';

export interface Shown {
  readonly header: Header;
  readonly game: Game;
  readonly story: Story;
  readonly table: Table;
}

/** Where the desk sends to: the store, or a copy that is only tried. */
export interface Verbs {
  readonly book: (actions: readonly AnyAction[]) => Promise<Booked>;
  readonly undo: () => Promise<Booked>;
  readonly redo: () => Promise<Booked>;
  /** Left out where only actions can be booked. */
  readonly tell?: (deeds: readonly Deed[]) => Promise<Booked>;
  readonly strike?: (chapter: number) => Promise<Booked>;
  readonly readOnly: boolean;
  readonly bars?: ReactNode;
  readonly foot?: ReactNode;
}

const shut = async (): Promise<Booked> => refuseByStore('read-only');

const BUSY_AFTER = 150;

const sameAction = (a: AnyAction, b: AnyAction): boolean => JSON.stringify(a) === JSON.stringify(b);

const refusedOf = ({ game, table }: Shown, refusal: Refusal, actions: readonly AnyAction[]): Refused => {
  const [action] = actions;
  if (action === undefined || actions.length > 1) return { refusal };
  const near = nearestOffer(game.legal(table), action);
  const helps = near !== undefined && !sameAction(near, action) && game.play(table, near).ok;
  return { refusal, action, instead: helps ? near : undefined };
};

/** Everything the frame and a desk need to draw one table, and to send to it. */
export const useDeskOf = (shown: Shown, verbs: Verbs): DeskContext => {
  const { header, game, story, table } = shown;
  const language = useLanguage();
  const [refused, setRefused] = useState<Refused>();
  const [pending, setPending] = useState(0);

  // Apart from what follows: who is who outlives every booking, and so does all that is drawn from it alone.
  const sign = game.signOf(table);
  const companies = game.companies(table);
  const named = useMemo(() => {
    const names = namesFor(game, seatedOf(header.seats), companies, language);
    return { ...names, companies, sign, tg: tableWords(game.id, language, sign, names.nameOf) };
  }, [game, header.seats, companies, language, sign]);

  const drawn = useMemo(
    () => ({
      id: header.id,
      name: header.name === '' ? game.text[language].name : header.name,
      game,
      table,
      story,
      status: game.status(table),
      offers: game.legal(table),
      end: game.end(table),
      endless:
        game.overdraft.includes('bank') &&
        !story.start.entries.some(e => e.from === 'mint' && e.to === 'bank' && e.unit === 'cash'),
      mode: header.mode,
      last: story.chapters[story.chapters.length - 1],
      canUndo: story.chapters.length > 0,
      canRedo: story.undone.length > 0,
      preview: (action: AnyAction) => game.play(table, action),
    }),
    [header, game, story, table, language],
  );

  const run = async (
    deed: () => Promise<Booked | { readonly ok: true }>,
    actions: readonly AnyAction[] = [],
  ): Promise<boolean> => {
    const doing = deed();
    // A write takes a few milliseconds: only one that does not is worth drawing the whole desk for.
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      setPending(n => n + 1);
    }, BUSY_AFTER);
    const done = await doing;
    clearTimeout(timer);
    if (late) setPending(n => n - 1);
    if (!done.ok) {
      haptic('warning');
      setRefused(refusedOf(shown, done, actions));
      return false;
    }
    setRefused(undefined);
    const last = 'chapters' in done ? done.chapters[done.chapters.length - 1] : undefined;
    if (last !== undefined && game.end(last.table)?.over === true) haptic('success');
    return true;
  };

  return {
    ...drawn,
    ...named,
    readOnly: verbs.readOnly,
    busy: pending > 0,
    bars: verbs.bars,
    foot: verbs.foot,
    refused,
    dismiss: () => setRefused(undefined),
    send: action => run(() => verbs.book([action]), [action]),
    sendAll: actions => run(() => verbs.book(actions), actions),
    tell: deeds => run(() => verbs.tell?.(deeds) ?? shut()),
    strike: chapter => run(() => verbs.strike?.(chapter) ?? shut()),
    undo: () => run(verbs.undo),
    redo: () => run(verbs.redo),
    perform: work => run(work),
  };
};
