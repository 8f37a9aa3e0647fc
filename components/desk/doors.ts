import type { Href } from 'expo-router';

import type { Game } from '@/rules/kernel/game';

import { de } from '../i18n/de';
import { en } from '../i18n/en';
import type { IconName } from '../icons';
import type { Language, Words } from '../i18n/words';

/** A page that belongs to a table and is reached from its menu: the reference card, sharing. */
export interface TableDoor {
  readonly id: string;
  readonly icon: IconName;
  readonly title: (language: Language) => string;
  readonly href: (tableId: string, game: Game) => Href;
  /** Left out: for every game. */
  readonly isFor?: (game: Game) => boolean;
}

const words = (language: Language): Words => (language === 'de' ? de : en);

/** Pages add themselves here; the menu shows what there is. */
export const TABLE_DOORS: readonly TableDoor[] = [
  {
    id: 'card',
    icon: 'info',
    title: language => words(language).card.title,
    href: (_id, game) => ({ pathname: '/reference/[game]', params: { game: game.id } }),
    isFor: game => game.text.en.card !== undefined,
  },
  {
    id: 'share',
    icon: 'share',
    title: language => words(language).share.title,
    href: id => ({ pathname: '/table/[id]/share', params: { id } }),
  },
];
