import type { TFunction } from 'i18next';

import type { Account, Entry, Unit } from '@/rules/kernel/ledger';
import type { Chapter } from '@/rules/kernel/log';
import { tableAt } from '@/store/deeds';

import { recordWords } from '../desk/record-words';
import type { DeskContext } from '../desk/types';
import { formatTime } from '../i18n/format';
import type { Language } from '../i18n/words';
import type { LedgerItem, LedgerMove, LedgerRecord } from '../ledger';

export type Filter = 'all' | 'corrections' | 'notes' | 'undone' | (string & {});

type Speaker = Pick<DeskContext, 'game' | 'tg' | 'nameOf' | 'party' | 'story'>;

export const unitWords = (
  { nameOf }: Pick<Speaker, 'nameOf'>,
  t: TFunction<'app'>,
  unit: Unit,
  n: number,
) => {
  const of = nameOf(unit.replace(/^\w+:/, ''));
  return unit.startsWith('share:')
    ? t('story.shares', { count: n, of })
    : t('story.pieces', { count: n, of });
};

const moveOf = (desk: Speaker, t: TFunction<'app'>, e: Entry): LedgerMove => ({
  from: desk.party(e.from),
  to: desk.party(e.to),
  ...(e.unit === 'cash' ? { amount: e.amount } : { words: unitWords(desk, t, e.unit, e.amount) }),
});

/** Entries of one reason together, then the reason and its rule. */
const movesOf = (desk: Speaker, t: TFunction<'app'>, entries: readonly Entry[]): readonly LedgerMove[] =>
  [...new Set(entries.map(e => e.why))].flatMap(why => {
    const rule = desk.game.whys[why];
    const said = rule !== undefined && { words: t('story.byRule', { why: desk.tg(`whys.${why}`), rule }) };
    return [...entries.filter(e => e.why === why).map(e => moveOf(desk, t, e)), ...(said ? [said] : [])];
  });

const settingWords = (
  desk: Speaker,
  t: TFunction<'app'>,
  { record, table }: Chapter,
): readonly LedgerMove[] =>
  record.kind !== 'correction'
    ? []
    : record.correction.settings.map(({ id, value }) => {
        const label = desk.game.settings(table).find(s => s.id === id)?.label;
        const what = label === undefined ? id : desk.tg(`settings.${label.key}`, label.params);
        return { words: t('story.set', { what, value: desk.nameOf(String(value)) }) };
      });

export const keyOf = (chapter: Chapter): string => String(chapter.index);

const recordOf = (
  desk: Speaker,
  t: TFunction<'app'>,
  language: Language,
  chapter: Chapter,
  undone: boolean,
): LedgerRecord => {
  const { record, entries, events, index } = chapter;
  const correction = record.kind === 'correction';
  return {
    kind: 'record',
    key: keyOf(chapter),
    number: index + 1,
    title: recordWords({ t, ...desk }, record),
    time: formatTime(record.at, language),
    state: undone ? 'undone' : correction ? 'correction' : 'plain',
    moves: [
      ...movesOf(desk, t, entries),
      ...settingWords(desk, t, chapter),
      ...events.map(e => ({ words: `${desk.tg(`events.${e.event}`, e.params)} · ${e.rule}` })),
    ],
    note: undone
      ? { icon: 'undo', words: t('story.undoneOf') }
      : correction
        ? { icon: 'edit', words: t('book.byBanker') }
        : undefined,
  };
};

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
  const undone = [...story.undone]
    .filter(c => filter === 'undone' || passes(c, filter))
    .map(c => recordOf(desk, t, language, c, true));
  if (filter === 'undone') return undone;
  const items: LedgerItem[] = [...undone];
  let turn: number | undefined;
  let at = 0;
  let group: readonly Entry[] = [];
  for (let k = story.chapters.length - 1; k >= 0; k--) {
    const chapter = story.chapters[k];
    if (chapter === undefined || !passes(chapter, filter)) continue;
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
    items.push(recordOf(desk, t, language, chapter, false));
  }
  return items;
};
