import type { TFunction } from 'i18next';

import type { Account, Entry } from '@/rules/kernel/ledger';
import type { Chapter } from '@/rules/kernel/log';
import { tableAt } from '@/store/deeds';

import type { Language } from '../i18n/words';
import type { LedgerItem } from '../ledger';
import { recordOf, undoneOf, type Speaker } from './ledger-records';

export type Filter = 'all' | 'corrections' | 'notes' | 'undone' | (string & {});

const passes = ({ record, entries }: Chapter, filter: Filter): boolean => {
  if (filter === 'all') return true;
  if (filter === 'corrections') return record.kind === 'correction';
  if (filter === 'notes') return record.kind === 'note';
  return entries.some(e => e.from === filter || e.to === filter);
};

const cashFor = (entries: readonly Entry[], account: Account): number =>
  entries
    .filter(e => e.unit === 'cash')
    .reduce((sum, e) => sum + (e.to === account ? e.amount : 0) - (e.from === account ? e.amount : 0), 0);

/** The log as a story: newest first, under the turn in which it happened. */
export const ledgerItems = (
  desk: Speaker,
  t: TFunction<'app'>,
  language: Language,
  filter: Filter,
): readonly LedgerItem[] => {
  const { game, story, party, nameOf } = desk;
  const undone = [...story.struck, ...story.undone]
    .filter(u => filter === 'undone' || passes(u.chapter, filter))
    .sort((a, b) => b.chapter.index - a.chapter.index);
  const items: LedgerItem[] = [];
  let told = 0;
  /** What was undone stands where it stood in the log. */
  const tellUndone = (after: number) => {
    for (let next = undone[told]; next !== undefined && next.chapter.index > after; next = undone[++told])
      items.push(undoneOf(desk, t, language, next));
  };
  if (filter === 'undone') {
    tellUndone(-1);
    return items;
  }
  let turn: number | undefined;
  let at = 0;
  let group: readonly Entry[] = [];
  for (let k = story.chapters.length - 1; k >= 0; k--) {
    const chapter = story.chapters[k];
    if (chapter === undefined || !passes(chapter, filter)) continue;
    tellUndone(chapter.index);
    const then = game.status(tableAt(story, k));
    const { actor } = then;
    // Where nobody acts there are no turns to tell: a free bank only pays.
    if (actor !== undefined) {
      const fresh = then.turn !== turn;
      turn = then.turn;
      group = fresh ? chapter.entries : [...group, ...chapter.entries];
      // A turn belongs to whoever began it, and reads as one entry: what it came to for him.
      const head: LedgerItem = {
        kind: 'turn',
        key: fresh ? `turn ${k}` : (items[at]?.key ?? ''),
        title: t('story.turnOf', { n: turn, name: nameOf(actor) }),
        party: party(actor),
        amount: cashFor(group, actor),
      };
      if (fresh) at = items.push(head) - 1;
      else items[at] = head;
    }
    items.push(recordOf(desk, t, language, chapter));
  }
  tellUndone(-1);
  return items;
};
