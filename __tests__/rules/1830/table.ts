import { eighteen30 } from '../../../rules/1830';
import { EXAMPLES } from '../../../rules/1830/examples';
import type { Action, Options, State, T1830 } from '../../../rules/1830/types';
import { defaultOptions } from '../../../rules/kernel/game';
import { post, type PlayerId } from '../../../rules/kernel/ledger';
import { blankSheet } from '../../../rules/kernel/sheet';
import type { Given } from '../../../rules/kernel/example';
import { deepFreeze } from '../deep-freeze';

const seats = (n: number): readonly PlayerId[] => Array.from({ length: n }, (_, i): PlayerId => `p${i + 1}`);

export const begin = (players: number, options: Partial<Options> = {}): T1830 => {
  const ids = seats(players);
  const ruling = eighteen30.start({
    players: ids,
    options: { ...defaultOptions(eighteen30.options, ids), ...options },
    sheet: blankSheet(eighteen30.sheet),
  });
  if (!ruling.ok) throw new Error(ruling.reason);
  return deepFreeze(eighteen30.open(ruling.table));
};

export const given = (t: T1830, { state, entries = [] }: Given<State>): T1830 =>
  deepFreeze({
    ...t,
    state: typeof state === 'function' ? state(t.state) : { ...t.state, ...state },
    books: post(t.books, entries),
  });

export const played = (t: T1830, ...actions: readonly Action[]): T1830 =>
  actions.reduce((now, action) => {
    const ruling = eighteen30.play(now, action);
    if (!ruling.ok) throw new Error(`${JSON.stringify(action)}: ${ruling.reason}`);
    return deepFreeze(eighteen30.open(ruling.table));
  }, t);

/** The table of a row before its last action. */
export const tableOf = (shows: string): T1830 => {
  const row = EXAMPLES.find(e => e.shows === shows);
  if (row === undefined) throw new Error(`no row shows: ${shows}`);
  return played(given(begin(row.players ?? 2, row.options), row.given ?? {}), ...(row.after ?? []));
};
