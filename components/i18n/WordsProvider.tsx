import { createContext, use, useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';

import { formatMoney } from './format';
import type { MoneyFormat } from './format';
import { gameLookup, i18n, resolveLanguage } from './i18n';
import type { GameLookup } from './i18n';
import type { Language, LanguageChoice } from './words';

interface Props {
  readonly language?: LanguageChoice;
  readonly children: ReactNode;
}

const CurrencyContext = createContext('$');

/** The words of the whole app in the reader's language, switched at once. */
export const WordsProvider = ({ language = 'system', children }: Props) => {
  const spoken = resolveLanguage(language);
  useLayoutEffect(() => {
    void i18n.changeLanguage(spoken);
    if (typeof document !== 'undefined') document.documentElement.lang = spoken;
  }, [spoken]);
  return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
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

export const useLanguage = (): Language => (useTranslation().i18n.resolvedLanguage === 'de' ? 'de' : 'en');

/** The app's words: `t('common.undo')`; amounts in them need `sign` when the table's is not the dollar. */
export const useWords = () => useTranslation('app', { i18n }).t;

/** A game's words, with the table's currency sign already in place. */
export const useGameWords = (gameId: string): GameLookup => gameLookup(gameId, useLanguage(), useCurrency());

/** Amounts as the table writes them. */
export const useMoney = (): ((amount: number, format?: Pick<MoneyFormat, 'change'>) => string) => {
  const language = useLanguage();
  const sign = useCurrency();
  return (amount, format) => formatMoney(amount, { ...format, sign, language });
};
