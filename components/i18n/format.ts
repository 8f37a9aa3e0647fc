import type { Language } from './words';

export interface MoneyFormat {
  /** The table's currency sign. */
  readonly sign?: string | undefined;
  readonly language?: Language | undefined;
  /** A change says its plus; a balance does not. */
  readonly change?: boolean | undefined;
}

export const MINUS = '\u2212';
export const ENDLESS = '∞';
export const NOTHING = '–';
const LOCALE = { en: 'en-GB', de: 'de-DE' } as const;
const DAY = 24 * 60 * 60 * 1000;

const grouped = (digits: string, language: Language): string =>
  digits.replace(/\B(?=(\d{3})+(?!\d))/g, language === 'de' ? '.' : ',');

export const formatNumber = (n: number, language: Language = 'en'): string => {
  const whole = grouped(Math.abs(Math.trunc(n)).toFixed(0), language);
  return n < 0 && whole !== '0' ? MINUS + whole : whole;
};

export const formatMoney = (
  amount: number,
  { sign = '$', language = 'en', change }: MoneyFormat = {},
): string => {
  if (!Number.isFinite(amount)) return ENDLESS;
  const whole = sign + grouped(Math.abs(Math.trunc(amount)).toFixed(0), language);
  if (Math.trunc(amount) < 0) return MINUS + whole;
  return change && amount > 0 ? `+${whole}` : whole;
};

export const formatTime = (at: number, language: Language): string =>
  new Intl.DateTimeFormat(LOCALE[language], { hour: '2-digit', minute: '2-digit' }).format(at);

const midnight = (at: number): number => new Date(at).setHours(0, 0, 0, 0);

/** As a table list says it: the time today, the weekday within the week, then the date. */
export const formatWhen = (at: number, now: number, language: Language): string => {
  const days = Math.round((midnight(now) - midnight(at)) / DAY);
  if (days === 0) return formatTime(at, language);
  if (days > 0 && days < 7) return new Intl.DateTimeFormat(LOCALE[language], { weekday: 'short' }).format(at);
  const sameYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  return new Intl.DateTimeFormat(LOCALE[language], {
    day: 'numeric',
    month: 'short',
    ...(!sameYear && { year: 'numeric' }),
  }).format(at);
};
