import type { Href } from 'expo-router';

import type { Game } from '@/rules/kernel/game';

import type { IconName } from '../icons';
import type { Language } from '../i18n/words';

/** A page that belongs to a table and is reached from its menu: the reference card, sharing. */
export interface TableDoor {
  readonly id: string;
  readonly icon: IconName;
  readonly title: (language: Language) => string;
  readonly href: (tableId: string, game: Game) => Href;
  /** Left out: for every game. */
  readonly isFor?: (game: Game) => boolean;
}

/** Pages add themselves here; the menu shows what there is. */
export const TABLE_DOORS: readonly TableDoor[] = [];
