import type { TFunction } from 'i18next';

import type { Entry, Unit } from '@/rules/kernel/ledger';
import type { Chapter, Undone } from '@/rules/kernel/log';

import { inARow, recordWords } from '../desk/record-words';
import type { DeskContext } from '../desk/types';
import { formatTime } from '../i18n/format';
import type { Language } from '../i18n/words';
import type { LedgerMove, LedgerRecord } from '../ledger';

export type Speaker = Pick<DeskContext, 'game' | 'tg' | 'nameOf' | 'party' | 'story'>;

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

const headOf = (desk: Speaker, t: TFunction<'app'>, language: Language, chapter: Chapter) => ({
  kind: 'record' as const,
  key: keyOf(chapter),
  number: chapter.index + 1,
  title: recordWords({ t, ...desk }, chapter.record),
  time: formatTime(chapter.record.at, language),
});

/** A record in force: what was done, what moved and by which rule. */
export const recordOf = (
  desk: Speaker,
  t: TFunction<'app'>,
  language: Language,
  chapter: Chapter,
): LedgerRecord => {
  const { record, entries, events } = chapter;
  const correction = record.kind === 'correction';
  return {
    ...headOf(desk, t, language, chapter),
    state: correction ? 'correction' : 'plain',
    moves: [
      ...movesOf(desk, t, entries),
      ...settingWords(desk, t, chapter),
      ...events.map(({ event, params, rule }) => ({
        words: t('story.byRule', { why: inARow([desk.tg(`events.${event}`, params)]), rule }),
      })),
    ],
    note: correction ? { icon: 'edit', words: t('book.byBanker') } : undefined,
  };
};

/** What does not count says only what it was, and what took it back. */
export const undoneOf = (
  desk: Speaker,
  t: TFunction<'app'>,
  language: Language,
  { chapter, by }: Undone,
): LedgerRecord => ({
  ...headOf(desk, t, language, chapter),
  state: 'undone',
  moves: [],
  note: { icon: 'undo', words: t('story.undoneBy', { number: by + 1 }) },
});
