import './plural-rules';

import { getLocales } from 'expo-localization';
import { createInstance } from 'i18next';

import { de } from './de';
import { en } from './en';
import { formatMoney, formatNumber } from './format';
import type { GameWords, Language, LanguageChoice, Params } from './words';

export const resolveLanguage = (choice: LanguageChoice): Language =>
  choice !== 'system' ? choice : getLocales()[0]?.languageCode === 'de' ? 'de' : 'en';

export const i18n = createInstance();

const asLanguage = (tag: string | undefined): Language => (tag === 'de' ? 'de' : 'en');

void i18n.init({
  lng: resolveLanguage('system'),
  fallbackLng: 'en',
  initAsync: false,
  ns: ['app'],
  defaultNS: 'app',
  resources: { en: { app: en }, de: { app: de } },
  interpolation: { escapeValue: false },
});

const signOf = (options: Readonly<Record<string, unknown>>): string | undefined =>
  typeof options['sign'] === 'string' ? options['sign'] : undefined;

i18n.services.formatter?.add('money', (value, tag, options) =>
  formatMoney(Number(value), { sign: signOf(options), language: asLanguage(tag) }),
);
i18n.services.formatter?.add('change', (value, tag, options) =>
  formatMoney(Number(value), { sign: signOf(options), language: asLanguage(tag), change: true }),
);
i18n.services.formatter?.add('number', (value, tag) => formatNumber(Number(value), asLanguage(tag)));

export const currentLanguage = (): Language => asLanguage(i18n.resolvedLanguage);

/** A game's texts become a namespace named by the game's id. */
export const registerGameWords = (gameId: string, words: Readonly<Record<Language, GameWords>>): void => {
  i18n.addResourceBundle('en', gameId, words.en, true, true);
  i18n.addResourceBundle('de', gameId, words.de, true, true);
};

export type GameLookup = (key: string, params?: Params) => string;

const lookups = new Map<string, GameLookup>();

/** Games come and go, so their keys are not known to the compiler; the app's own are. */
export const gameLookup = (gameId: string, language: Language, sign: string): GameLookup => {
  const key = `${gameId} ${language} ${sign}`;
  const kept = lookups.get(key);
  if (kept) return kept;
  const lookup = i18n.getFixedT(language, gameId as never) as unknown as GameLookup;
  const made: GameLookup = (word, params) => lookup(word, { sign, ...params });
  lookups.set(key, made);
  return made;
};
