import type { TFunction } from 'i18next';

import type { Game } from '@/rules/kernel/game';
import type { Company } from '@/rules/kernel/table';
import { gameById } from '@/rules/registry';
import { startOf, type Header } from '@/store/header';
import type { Listed } from '@/store/tables';

import { namesFor, seatedOf } from '../desk/naming';
import { tableWords } from '../desk/table-words';
import type { Seated } from '../desk/types';
import type { Language } from '../i18n/words';
import { gameLetters } from './game-letters';

export interface ListedWords {
  readonly letters: string;
  readonly name: string;
  readonly detail: string;
  readonly asked: string | undefined;
  readonly people: readonly Seated[];
}

const signOf = (game: Game, { header }: Listed): string => {
  const chosen = header.options['sign'];
  return typeof chosen === 'string' ? chosen : game.currency;
};

const firms = new WeakMap<Header, readonly Company[]>();

/** The companies of a table, as it was set up. */
const companiesOf = (game: Game, header: Header): readonly Company[] => {
  const known = firms.get(header);
  if (known !== undefined) return known;
  const begun = game.start(startOf(header));
  const companies = begun.ok ? game.companies(begun.table) : [];
  firms.set(header, companies);
  return companies;
};

/** A table of the list in words, from its card alone: the log stays on the disk. */
export const listedWords = (listed: Listed, t: TFunction<'app'>, language: Language): ListedWords => {
  const { header, card } = listed;
  const game = gameById(header.game);
  const people = seatedOf(header.seats);
  if (game === undefined)
    return { letters: '?', name: header.name, detail: header.game, asked: undefined, people };
  const { nameOf } = namesFor(game, people, companiesOf(game, header), language);
  const tg = tableWords(game.id, language, signOf(game, listed), nameOf);
  const winners = card.winners.map(nameOf);
  const state = card.over
    ? winners.length === 1
      ? t('home.won', { name: winners[0] })
      : t('home.drawn', { names: winners.join(', ') })
    : card.round !== undefined
      ? tg(`status.${card.round.key}`, card.round.params)
      : t('home.accounts', { count: people.length });
  const gameName = tg('name');
  const name = header.name === '' ? gameName : header.name;
  return {
    letters: gameLetters(game),
    name,
    detail: name === gameName ? state : t('frame.roundAt', { game: gameName, round: state }),
    asked: card.actor === undefined || card.over ? undefined : t('home.toAct', { name: nameOf(card.actor) }),
    people,
  };
};
