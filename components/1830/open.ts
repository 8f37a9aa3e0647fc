import type { Company, Private } from '@/rules/1830/data';
import type { Offer } from '@/rules/kernel/action';

export const TABS = ['worth', 'order', 'trains', 'tiles'] as const;
export type Tab = (typeof TABS)[number];

/** The sheet that lies open over the stage. */
export type Opened =
  | { readonly kind: 'company'; readonly company: Company }
  | {
      readonly kind: 'trade';
      readonly side: 'buy' | 'sell';
      readonly company?: Company;
      readonly turn: number;
    }
  | { readonly kind: 'book'; readonly tab: Tab }
  | { readonly kind: 'bid'; readonly private: Private; readonly turn: number }
  | { readonly kind: 'track'; readonly turn: number }
  | { readonly kind: 'tile'; readonly turn: number }
  | { readonly kind: 'city'; readonly turn: number }
  | { readonly kind: 'privates'; readonly turn: number }
  /** A price still to be said, with the words of its button. */
  | { readonly kind: 'price'; readonly offer: Offer; readonly title: string; readonly turn: number };

export type OnOpen = (opened: Opened) => void;

/** A sheet of a turn that is over is shut. */
export const stillOpen = (opened: Opened | undefined, turn: number): Opened | undefined =>
  opened !== undefined && 'turn' in opened && opened.turn !== turn ? undefined : opened;
