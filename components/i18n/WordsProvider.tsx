import type { TFunction } from 'i18next';
import { createContext, use, useLayoutEffect, useMemo } from 'react';
import type { ReactNode } from 'react';

import { formatMoney } from './format';
import type { MoneyFormat } from './format';
import { currentLanguage, gameLookup, i18n, resolveLanguage } from './i18n';
import type { GameLookup } from './i18n';
import type { Language, LanguageChoice } from './words';

interface Props {
  readonly language?: LanguageChoice;
  readonly children: ReactNode;
}

interface Spoken {
  readonly language: Language;
  readonly t: TFunction<'app'>;
}

/** One subscription for the whole app: a desk has a hundred places that speak. */
const SpokenContext = createContext<Spoken>({
  language: currentLanguage(),
  t: i18n.getFixedT(currentLanguage(), 'app'),
});
const CurrencyContext = createContext('$');

/** The words of the whole app in the reader's language, switched at once. */
export const WordsProvider = ({ language: choice = 'system', children }: Props) => {
  const language = resolveLanguage(choice);
  useLayoutEffect(() => {
    void i18n.changeLanguage(language);
    if (typeof document !== 'undefined') document.documentElement.lang = language;
  }, [language]);
  const spoken = useMemo(() => ({ language, t: i18n.getFixedT(language, 'app') }), [language]);
  return <SpokenContext value={spoken}>{children}</SpokenContext>;
};

/** Inside it every amount carries the table's own currency sign. */
export const CurrencyProvider = ({
  sign,
  children,
}: {
  readonly sign: string;
  readonly children: ReactNode;
}) => <CurrencyContext value={sign}>{children}</CurrencyContext>;

export const useCurrency = (): string => use(CurrencyContext);

export const useLanguage = (): Language => use(SpokenContext).language;

/** The app's words: `t('common.undo')`; amounts in them need `sign` when the table's is not the dollar. */
export const useWords = (): TFunction<'app'> => use(SpokenContext).t;

/** A game's words, with the table's currency sign already in place. */
export const useGameWords = (gameId: string): GameLookup => gameLookup(gameId, useLanguage(), useCurrency());

/** Amounts as the table writes them. */
export const useMoney = (): ((amount: number, format?: Pick<MoneyFormat, 'change'>) => string) => {
  const { language } = use(SpokenContext);
  const sign = use(CurrencyContext);
  return (amount, format) => formatMoney(amount, { ...format, sign, language });
};
