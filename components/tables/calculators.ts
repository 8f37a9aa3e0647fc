import type { Href } from 'expo-router';

import type { IconName } from '../icons';
import type { GameWords } from '../i18n/words';

/** A quick calculator as the first screen offers it. */
export interface CalculatorDoor {
  readonly id: string;
  readonly icon: IconName;
  readonly title: (language: keyof Record<'en' | 'de', GameWords>) => string;
  readonly href: Href;
}

/** Empty until calculators exist: the row on the first screen appears with the first of them. */
export const CALCULATORS: readonly CalculatorDoor[] = [];
