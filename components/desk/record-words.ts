import type { TFunction } from 'i18next';

import type { AnyAction } from '@/rules/kernel/action';
import { KERNEL_REFUSALS, type Refusal } from '@/rules/kernel/ruling';
import type { LogRecord } from '@/rules/kernel/log';
import { STORE_REFUSALS } from '@/store/refusals';

import type { TableLookup } from './table-words';

export interface Speakers {
  readonly t: TFunction<'app'>;
  readonly tg: TableLookup;
  readonly nameOf: (idOrAccount: string) => string;
}

const has = (x: object, key: string): boolean => Object.prototype.hasOwnProperty.call(x, key);

/** A record as the log tells it. */
export const recordWords = ({ t, tg }: Speakers, record: LogRecord): string => {
  switch (record.kind) {
    case 'action':
      return tg(`actions.${record.action.type}`, record.action);
    case 'correction':
      return record.correction.note === ''
        ? t('story.correctionOnly')
        : t('story.correction', { note: record.correction.note });
    case 'figure': {
      const { cell, value } = record.change;
      const what = tg(`sheet.${cell.table}.title`);
      return t('story.figure', { what, value: value === null ? t('story.figureEmpty') : String(value) });
    }
    case 'note':
      return t('story.note', { text: record.text });
    default:
      return '';
  }
};

/** One sentence after the other; what is said already is not said again. */
export const inARow = (sentences: readonly string[]): string =>
  [...new Set(sentences.map(one => one.replace(/\.$/, '')))].join('. ');

/** An offer in words: verb first, or the whole sentence where a number is already said. */
export const offerWords = (tg: TableLookup, action: AnyAction): string => tg(`offers.${action.type}`, action);

const APP_REASONS: object = { ...KERNEL_REFUSALS, ...STORE_REFUSALS };

/** Whether a rule of the game said no; kernel and store speak for themselves. */
export const isByRule = (refusal: Refusal): boolean => !has(APP_REASONS, refusal.reason);

export const refusalWords = ({ t, tg, nameOf }: Speakers, refusal: Refusal): string =>
  isByRule(refusal)
    ? tg(`reasons.${refusal.reason}`, refusal.params)
    : String(t(`refusals.${refusal.reason}` as 'refusals.malformed', { ...refusal.params, nameOf }));
