import type { en } from './en';

/** The same keys with any strings: what a translation has to fill, no more and no less. */
type Shape<T> = { readonly [K in keyof T]: T[K] extends string ? string : Shape<T[K]> };

export type Words = Shape<typeof en>;

export type Language = 'en' | 'de';
export type LanguageChoice = 'system' | Language;

/** A game's own texts: strings, nested as the game likes, with `{{least}}` or `{{least, money}}` in them. */
export interface GameWords {
  readonly [key: string]: string | GameWords;
}

export type Params = Readonly<Record<string, string | number>>;
