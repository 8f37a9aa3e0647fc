import type { TFunction } from 'i18next';

import type { Game } from '@/rules/kernel/game';
import type { Refusal } from '@/rules/kernel/ruling';

import type { Language } from '../i18n/words';

/** Why the bank cannot open yet, in the words of the form. */
export const startRefusal = (
  { reason, params }: Refusal,
  game: Game,
  t: TFunction<'app'>,
  language: Language,
): string => {
  const words = game.text[language];
  const option = typeof params['option'] === 'string' ? params['option'] : undefined;
  switch (reason) {
    case 'too-few-players':
      return t('setup.tooFew', { game: words.name, least: game.players[0] });
    case 'too-many-players':
      return t('setup.tooMany', { game: words.name, most: game.players[1] });
    case 'bad-option':
      return t('refusals.bad-option', {
        option: option === undefined ? '' : (words.options[option]?.label ?? option),
      });
    default:
      return reason in words.reasons
        ? (words.reasons[reason] ?? '')
        : String(t(`refusals.${reason}` as 'refusals.malformed', params));
  }
};
