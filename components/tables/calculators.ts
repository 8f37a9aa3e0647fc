import type { Href } from 'expo-router';

import type { Game } from '@/rules/kernel/game';
import { GAMES } from '@/rules/registry';

import { de } from '../i18n/de';
import { en } from '../i18n/en';
import type { IconName } from '../icons';
import type { Language } from '../i18n/words';

/** A quick calculator as the first screen offers it. */
export interface CalculatorDoor {
  readonly id: string;
  readonly icon: IconName;
  readonly title: (language: Language) => string;
  /** Left out: of no one game. */
  readonly game?: Game | undefined;
  readonly href: Href;
}

const FAVOURITES = [
  ['chicago-express', 'dividend', 'divide'],
  ['chicago-express', 'bid', 'gavel'],
  ['1830', 'worth', 'scales'],
] as const satisfies readonly (readonly [game: string, calculator: string, icon: IconName])[];

/** The most used ones a tap away; the last door leads to all of them. */
export const CALCULATORS: readonly CalculatorDoor[] = [
  ...FAVOURITES.flatMap(([gameId, id, icon]): readonly CalculatorDoor[] => {
    const game = GAMES.find(g => g.id === gameId && g.calculators.some(c => c.id === id));
    if (game === undefined) return [];
    const title = (language: Language) => game.text[language].calc?.[id]?.title ?? id;
    return [{ id: `${gameId}/${id}`, icon, title, game, href: `/calc/${gameId}/${id}` }];
  }),
  {
    id: 'all',
    icon: 'search',
    title: language => (language === 'de' ? de : en).calc.all,
    href: '/calc',
  },
];
