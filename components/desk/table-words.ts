import { i18n } from '../i18n/i18n';
import type { Language } from '../i18n/words';

/** A game's words for one table; figures go in as they are, ids become names. */
export type TableLookup = (key: string, params?: Readonly<Record<string, unknown>>) => string;

type NameOf = (idOrAccount: string) => string;

const isNameOf = (x: unknown): x is NameOf => typeof x === 'function';

/** `{{by, player}}`, `{{company, company}}`, `{{account, account}}`: one lookup knows them all. */
for (const kind of ['player', 'company', 'account'])
  i18n.services.formatter?.add(kind, (value, _tag, options: Readonly<Record<string, unknown>>) => {
    const nameOf = options['nameOf'];
    const one = (x: unknown) => (isNameOf(nameOf) ? nameOf(String(x)) : String(x));
    return Array.isArray(value) ? value.map(one).join(', ') : one(value);
  });

export const tableWords = (gameId: string, language: Language, sign: string, nameOf: NameOf): TableLookup => {
  const lookup = i18n.getFixedT(language, gameId as never) as unknown as TableLookup;
  return (key, params) => lookup(key, { sign, nameOf, ...params });
};
