import type { Game } from '@/rules/kernel/game';
import { companyOf, player, playerOf, type Account } from '@/rules/kernel/ledger';
import type { Company } from '@/rules/kernel/table';
import { playersOf, type Seat } from '@/store/header';

import { i18n } from '../i18n/i18n';
import type { Language } from '../i18n/words';
import { initialsOf } from '../initials';
import type { Party } from '../party';
import type { Seated } from './types';

export const colorOf = (colour: string): number => {
  const index = Number(colour);
  return Number.isInteger(index) && index >= 0 ? index : 0;
};

export const seatedOf = (seats: readonly Seat[]): readonly Seated[] => {
  const initials = initialsOf(seats.map(s => s.name));
  return playersOf(seats).map((id, i) => ({
    id,
    account: player(id),
    name: seats[i]?.name ?? id,
    initials: initials[i] ?? '?',
    color: colorOf(seats[i]?.colour ?? ''),
  }));
};

export interface Names {
  readonly seats: readonly Seated[];
  /** Takes an account, a player's id, a company's id or its code. */
  readonly nameOf: (idOrAccount: string) => string;
  readonly party: (account: Account) => Party;
}

const KNOWN = { bank: 'common.bank', out: 'frame.out', mint: 'frame.box' } as const;

/** A pool or another account of the game's own may be named in its words under `accounts`, its colon as a hyphen. */
const ownName = (game: Game, language: Language, account: string): string => {
  const key = `accounts.${account.replace(/:/g, '-')}`;
  const options = { ns: game.id as never, lng: language };
  return i18n.exists(key, options) ? String(i18n.t(key as never, options)) : account.replace(/^\w+:/, '');
};

/** Who is who at one table. */
export const namesFor = (
  game: Game,
  seats: readonly Seated[],
  companies: readonly Company[],
  language: Language,
): Names => {
  const people = new Map<string, Seated>(seats.flatMap(s => [[s.id, s] as const, [s.account, s] as const]));
  const firms = new Map<string, Company>(
    companies.flatMap(c => [[c.id, c] as const, [`company:${c.id}`, c] as const]),
  );
  const nameOf = (id: string): string =>
    people.get(id)?.name ??
    firms.get(id)?.code ??
    (id in KNOWN ? i18n.t(KNOWN[id as keyof typeof KNOWN], { lng: language }) : ownName(game, language, id));
  const party = (account: Account): Party => {
    const seat = playerOf(account) === undefined ? undefined : people.get(account);
    if (seat !== undefined)
      return { kind: 'person', name: seat.name, initials: seat.initials, color: seat.color };
    const firm = companyOf(account) === undefined ? undefined : firms.get(account);
    if (firm !== undefined) return { kind: 'company', name: firm.name, game: game.id, id: firm.id };
    return { kind: 'bank', name: nameOf(account) };
  };
  return { seats, nameOf, party };
};
