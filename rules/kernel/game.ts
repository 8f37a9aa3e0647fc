import { readAction, type ActionOf, type ActionSpecs, type AnyAction, type Offer } from './action';
import type { GameDefinition, OpenGame } from './definition';
import { fits } from './fields';
import {
  EMPTY_BOOKS,
  isEntry,
  named,
  overdrawn,
  post,
  unitsIn,
  type Account,
  type Entry,
  type PlayerId,
  type Unit,
} from './ledger';
import { refuseByBank, type GameEvent, type Refusal, type Ruling } from './ruling';
import { columnOf, EMPTY_SHEET, missingCells, withCell, type Missing } from './sheet';
import type { Company, OptionSpecs, OptionsOf, Start, Step, Table } from './table';
import type { GameWords } from './words';

export type { Game, OpenGame } from './definition';

const NO_EVENTS: readonly GameEvent[] = [];
const NO_COMPANIES: readonly Company[] = [];
const OVERDRAFT = { bank: 'bank', players: 'player:', companies: 'company:' } as const;

export const defaultOptions = (
  specs: OptionSpecs,
  players: readonly PlayerId[],
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(specs).map(([id, o]) => [
      id,
      typeof o.default === 'function' ? o.default(players) : o.default,
    ]),
  );

const badOption = (specs: OptionSpecs, { options, players }: Start): string | undefined => {
  for (const id in specs) {
    const spec = specs[id];
    const value = options[id];
    if (spec === undefined || !fits(spec.field, value)) return id;
    if (typeof value === 'number' && (value < (spec.min ?? -Infinity) || value > (spec.max ?? Infinity)))
      return id;
    if (spec.field === 'player' && !players.some(p => p === value)) return id;
  }
  return undefined;
};

/** Seals a game: checks what its rules return and posts it; the casts this takes live here and nowhere else. */
export const defineGame = <
  S,
  B,
  const Specs extends ActionSpecs,
  const Os extends OptionSpecs,
  W extends GameWords,
>(
  def: GameDefinition<S, B, Specs, Os, W>,
): OpenGame<S, B, OptionsOf<Os>, ActionOf<Specs>> => {
  type Own = Table<S, B, OptionsOf<Os>>;
  const sheet = def.sheet ?? EMPTY_SHEET;
  const overdraft = def.overdraft.map(kind => OVERDRAFT[kind]);
  const endless = def.endless ?? [];
  const mayOverdraw = (account: Account, unit: Unit): boolean =>
    unit === 'cash'
      ? overdraft.some(prefix => account.startsWith(prefix))
      : account === 'bank' && endless.includes(unit);
  const open = (t: Table): Own => {
    if (t.game !== def.id) throw new Error(`a table of ${t.game} was handed to ${def.id}`);
    return t as Own;
  };

  const incomplete = (gap: Missing): Refusal => {
    const no = refuseByBank('sheet-incomplete', { ...gap });
    return sheet.rule === undefined ? no : { ...no, rule: sheet.rule };
  };

  const settle = (
    t: Table,
    state: S,
    entries: readonly Entry[],
    events: readonly GameEvent[],
    minting: boolean,
  ): Ruling<Step> => {
    const real = entries.some(e => e.amount === 0) ? entries.filter(e => e.amount !== 0) : entries;
    for (const e of real)
      if (!isEntry(e) || (!minting && (e.from === 'mint' || e.to === 'mint')))
        return refuseByBank('bad-entry', { why: e.why });
    const books = post(t.books, real);
    const short = overdrawn(books, real, (a, u) => (minting && a === 'mint') || mayOverdraw(a, u));
    if (short !== undefined)
      return refuseByBank('overdrawn', { account: short.from, unit: short.unit, amount: short.amount });
    // Spelled out: this runs in every action, and a spread takes longer.
    const { game, players, options, sheet: figures, board } = t;
    const table: Table = { game, players, options, sheet: figures, board, state, books };
    return { ok: true, table, entries: real, events };
  };

  const companiesOf = (t: Own): readonly Company[] => def.companies?.(t) ?? NO_COMPANIES;
  const known = (t: Own): ((account: Account) => boolean) => {
    const companies = new Set(companiesOf(t).map(c => `company:${c.id}`));
    return a =>
      a === 'bank' ||
      a === 'out' ||
      companies.has(a) ||
      t.players.some(p => a === `player:${p}`) ||
      (a !== 'mint' && unitsIn(t.books).some(unit => named(t.books, unit).includes(a)));
  };

  return {
    id: def.id,
    edition: def.edition,
    rulesVersion: def.rulesVersion,
    players: def.players,
    currency: def.currency,
    worthIn: def.worthIn ?? 'money',
    signOf: t => def.sign?.(open(t).options) ?? def.currency,
    notes: def.notes,
    options: def.options,
    actions: def.actions,
    sheet,
    calculators: def.calculators ?? [],
    refusals: def.refusals,
    whys: def.whys,
    events: def.events,
    text: def.text,
    overdraft,
    endless,
    open,
    apply: def.apply,
    missing: filled => missingCells(sheet, filled),

    start: from => {
      const [least, most] = def.players;
      if (from.players.length < least) return refuseByBank('too-few-players', { least });
      if (from.players.length > most) return refuseByBank('too-many-players', { most });
      const option = badOption(def.options, from);
      if (option !== undefined) return refuseByBank('bad-option', { option });
      const [gap] = missingCells(sheet, from.sheet);
      if (gap !== undefined) return incomplete(gap);
      const bare = {
        game: def.id,
        players: from.players,
        options: from.options as OptionsOf<Os>,
        sheet: from.sheet,
        board: def.board(from.sheet),
        state: undefined,
        books: EMPTY_BOOKS,
      };
      const ruling = def.setup(bare);
      return ruling.ok
        ? settle(bare, ruling.state, ruling.entries, ruling.events ?? NO_EVENTS, true)
        : ruling;
    },

    play: (t, junk) => {
      const own = open(t);
      const action = readAction(def.actions, junk);
      if (action === undefined) return refuseByBank('malformed');
      const ruling = def.apply(own, action);
      if (!ruling.ok) return ruling;
      return settle(t, ruling.state, ruling.entries, ruling.events ?? NO_EVENTS, false);
    },

    correct: (t, correction) => {
      const own = open(t);
      const isKnown = known(own);
      const stranger = correction.entries.find(e => !isKnown(e.from) || !isKnown(e.to));
      if (stranger !== undefined) return refuseByBank('bad-entry', { why: stranger.why });
      let changed = own;
      for (const change of correction.settings) {
        const setting = def.settings?.(changed).find(s => s.id === change.id);
        const state =
          setting !== undefined && fits(setting.field, change.value)
            ? def.withSetting?.(changed, change)
            : undefined;
        if (state === undefined) return refuseByBank('malformed', { setting: change.id });
        changed = { ...changed, state };
      }
      return settle(t, changed.state, correction.entries, NO_EVENTS, false);
    },

    refigure: (t, { cell, value }) => {
      const own = open(t);
      const filled = withCell(sheet, t.sheet, cell, value);
      if (filled === undefined) return refuseByBank('no-such-cell', { ...cell });
      if (columnOf(sheet, cell)?.required === true && (value === null || value === ''))
        return incomplete({ ...cell, problem: 'empty' });
      const table = { ...own, sheet: filled, board: def.board(filled) };
      return { ok: true, table, entries: [], events: NO_EVENTS };
    },

    legal: t => def.legal(open(t)) as readonly Offer<AnyAction & ActionOf<Specs>>[],
    end: t => def.end(open(t)),
    standings: t => def.standings(open(t)),
    status: t => def.status(open(t)),
    companies: t => companiesOf(open(t)),
    figures: t => def.figures?.(open(t)) ?? [],
    layout: t => def.layout?.(open(t)) ?? [],
    settings: t => def.settings?.(open(t)) ?? [],
  };
};
