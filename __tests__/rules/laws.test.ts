import fc from 'fast-check';

import type { AnyAction, Offer } from '../../rules/kernel/action';
import type { Game } from '../../rules/kernel/game';
import { balance, holders, post, unitsIn, type Account, type Unit } from '../../rules/kernel/ledger';
import {
  beginStory,
  currentTable,
  decodeRecord,
  replay,
  tell,
  type LogRecord,
  type Story,
} from '../../rules/kernel/log';
import { KERNEL_REFUSALS } from '../../rules/kernel/ruling';
import type { Table } from '../../rules/kernel/table';
import { deepFreeze } from './deep-freeze';
import { UNDER_TEST, type AnyExample, type GameUnderTest } from './games';
import { resultOf, type Recorded } from './recorded';

const STEPS = 120;

const startOf = ({ game, startFor }: GameUnderTest, players: number, options?: object): Table => {
  const ruling = game.start(startFor(players, { ...options }));
  if (!ruling.ok)
    throw new Error(`${game.id} does not start: ${ruling.reason} ${JSON.stringify(ruling.params)}`);
  return deepFreeze(ruling.table);
};

const played = (game: Game, t: Table, action: unknown): Table => {
  const ruling = game.play(t, action);
  if (!ruling.ok)
    throw new Error(`${JSON.stringify(action)} refused: ${ruling.reason} ${JSON.stringify(ruling.params)}`);
  return deepFreeze(ruling.table);
};

/** An offer taken up: its open number somewhere in its range. */
const takenUp = ({ action, ask }: Offer, where: number): AnyAction => {
  if (ask === undefined) return action;
  const max = ask.max ?? ask.min + 20 * ask.step;
  const steps = Math.floor((max - ask.min) / ask.step);
  return { ...action, [ask.field]: ask.min + Math.floor(where * (steps + 1) * 0.999999) * ask.step };
};

/** A random way through a game: two numbers a step choose the offer and the figure in its range. */
const walks = fc.record({
  players: fc.double({ min: 0, max: 0.999, noNaN: true }),
  choices: fc.array(
    fc.tuple(fc.double({ min: 0, max: 0.999, noNaN: true }), fc.double({ min: 0, max: 0.999, noNaN: true })),
    { minLength: STEPS, maxLength: STEPS },
  ),
});
type Walk = typeof walks extends fc.Arbitrary<infer W> ? W : never;

const walk = (
  under: GameUnderTest,
  w: Walk,
  visit: (t: Table, action: AnyAction, offers: readonly Offer[]) => void,
): void => {
  const [least, most] = under.game.players;
  let t = startOf(under, least + Math.floor(w.players * (most - least + 1)));
  for (const [which, where] of w.choices) {
    const offers = under.game.legal(t);
    const offer = offers[Math.floor(which * offers.length)];
    if (offer === undefined) return;
    const action = takenUp(offer, where);
    visit(t, action, offers);
    t = played(under.game, t, action);
  }
};

const balanceAt = (t: Table, key: string): number => {
  const [unit, account] = key.includes('@') ? key.split('@') : ['cash', key];
  return balance(t.books, account as Account, unit as Unit);
};

const afterGiven = (under: GameUnderTest, row: AnyExample): Table => {
  const start = startOf(under, row.players ?? under.game.players[0], row.options);
  const { state, entries = [] } = row.given ?? {};
  const patched =
    typeof state === 'function' ? state(start.state) : { ...(start.state as object), ...(state as object) };
  return deepFreeze({
    ...start,
    state: state === undefined ? start.state : patched,
    books: post(start.books, entries),
  });
};

describe.each(UNDER_TEST.map(u => [u.game.id, u] as const))('%s', (id, under) => {
  const { game, examples } = under;

  test.each(examples.map(e => [`${e.rule}: ${e.shows}`, e] as const))('%s', (_name, row) => {
    let t = afterGiven(under, row);
    for (const action of row.after ?? []) t = played(game, t, action);
    const ruling = game.play(t, row.play);
    if (row.refused !== undefined) {
      expect(ruling).toMatchObject({ ok: false, reason: row.refused, rule: expect.stringMatching(/\S/) });
      return;
    }
    if (!ruling.ok) throw new Error(`refused: ${ruling.reason} ${JSON.stringify(ruling.params)}`);
    for (const [key, amount] of Object.entries(row.then ?? {}))
      expect({ [key]: balanceAt(ruling.table, key) }).toEqual({ [key]: amount });
    if (row.events !== undefined)
      expect(ruling.events.map(e => e.event)).toEqual(expect.arrayContaining([...row.events]));
    if (row.ends !== undefined) expect(game.end(ruling.table)?.triggers).toEqual(row.ends);
    for (const [see, is] of row.sees ?? []) expect(see(ruling.table)).toEqual(is);
  });

  test('what is offered is accepted; one step beyond a range is refused', () => {
    fc.assert(
      fc.property(walks, w => {
        walk(under, w, (t, _action, offers) => {
          for (const { action, ask } of offers) {
            expect(game.play(t, action)).toMatchObject({ ok: true });
            if (ask === undefined) continue;
            expect(game.play(t, { ...action, [ask.field]: ask.min })).toMatchObject({ ok: true });
            expect(game.play(t, { ...action, [ask.field]: ask.min - ask.step })).toMatchObject({ ok: false });
            if (ask.max === undefined) continue;
            expect(game.play(t, { ...action, [ask.field]: ask.max })).toMatchObject({ ok: true });
            expect(game.play(t, { ...action, [ask.field]: ask.max + ask.step })).toMatchObject({ ok: false });
          }
        });
      }),
      { numRuns: 8 },
    );
  });

  test('books are conserved and nobody is overdrawn who may not be', () => {
    fc.assert(
      fc.property(walks, w => {
        walk(under, w, (t, action) => {
          const ruling = game.play(t, action);
          if (!ruling.ok) return;
          expect(ruling.entries.some(e => e.from === 'mint' || e.to === 'mint')).toBe(false);
          for (const unit of unitsIn(ruling.table.books)) {
            const held = holders(ruling.table.books, unit);
            expect(held.reduce((sum, [, n]) => sum + n, 0)).toBe(0);
            for (const [account, n] of held)
              if (
                account !== 'mint' &&
                !(account === 'bank' && game.endless.some(u => u === unit)) &&
                (unit !== 'cash' || !game.overdraft.some(k => account.startsWith(k)))
              )
                expect({ unit, account, n, short: n < 0 }).toMatchObject({ short: false });
          }
        });
      }),
      { numRuns: 12 },
    );
  });

  test('a log survives JSON, replays to the same table, and undo then redo changes nothing', () => {
    fc.assert(
      fc.property(walks, w => {
        const [least, most] = game.players;
        const begun = beginStory(game, under.startFor(least + Math.floor(w.players * (most - least + 1))));
        if (!begun.ok) throw new Error(begun.reason);
        let story: Story = begun.story;
        const log: LogRecord[] = [];
        const add = (record: LogRecord): void => {
          const told = tell(game, story, record);
          if (!told.ok) throw new Error(`${told.reason}`);
          story = told.story;
          log.push(record);
        };
        for (const [i, [which, where]] of w.choices.entries()) {
          const before = currentTable(story);
          const offers = game.legal(before);
          const offer = offers[Math.floor(which * offers.length)];
          if (offer === undefined) break;
          const action = takenUp(offer, where);
          const ruling = game.play(before, action);
          if (!ruling.ok) throw new Error(ruling.reason);
          add({ kind: 'action', at: i, action, entries: ruling.entries });
          if (i % 7 === 3) {
            const after = currentTable(story);
            add({ kind: 'undo', at: i, count: 1 });
            expect(currentTable(story)).toEqual(before);
            add({ kind: 'redo', at: i, count: 1 });
            expect(currentTable(story)).toEqual(after);
          }
        }
        const stored: unknown[] = JSON.parse(JSON.stringify(log));
        const read = stored.map(x => decodeRecord(game, x));
        expect(read).not.toContain(undefined);
        const again = replay(
          game,
          begun.story,
          read.flatMap(r => (r === undefined ? [] : [r])),
        );
        expect(again.rift).toBeUndefined();
        expect(currentTable(again.story)).toEqual(currentTable(story));
      }),
      { numRuns: 6 },
    );
  });

  test('any junk is answered without an exception and changes nothing', () => {
    const types = Object.keys(game.actions);
    const junk = fc.oneof(
      fc.anything(),
      fc
        .tuple(fc.constantFrom(...types), fc.dictionary(fc.string(), fc.anything()))
        .map(([type, rest]) => ({ ...rest, type })),
    );
    const t = startOf(under, game.players[0]);
    fc.assert(
      fc.property(junk, x => {
        const ruling = game.play(t, x);
        expect(typeof ruling.ok).toBe('boolean');
      }),
      { numRuns: 500 },
    );
  });

  test('recorded games end as they did', () => {
    expect(under.replays.length).toBeGreaterThan(0);
    for (const { text } of under.replays) {
      const recorded: Recorded = JSON.parse(text);
      expect(recorded.rulesVersion).toBe(game.rulesVersion);
      let t = startOf(under, recorded.players, recorded.options);
      for (const action of recorded.actions) t = played(game, t, action);
      expect(game.end(t)?.over).toBe(true);
      expect(resultOf(game, t)).toEqual({ ends: recorded.ends, standings: recorded.standings });
    }
  });

  test('every refusal and every end has a row or a replay', () => {
    const shown = new Set(examples.flatMap(e => (e.refused === undefined ? [] : [e.refused])));
    expect(Object.keys(game.refusals).filter(r => !shown.has(r))).toEqual([]);
    const ends = new Set(examples.flatMap(e => e.ends ?? []));
    const replayed = under.replays.map(r => r.text).join();
    expect(Object.keys(game.text.en.ends).filter(e => !ends.has(e) && !replayed.includes(`"${e}"`))).toEqual(
      [],
    );
  });

  test('every reason, event, action and option has words in both languages', () => {
    for (const words of [game.text.en, game.text.de]) {
      expect(Object.keys(words.reasons).sort()).toEqual(Object.keys(game.refusals).sort());
      expect(Object.keys(words.whys).sort()).toEqual(Object.keys(game.whys).sort());
      expect(Object.keys(words.events).sort()).toEqual(Object.keys(game.events).sort());
      expect(Object.keys(words.actions).sort()).toEqual(Object.keys(game.actions).sort());
      expect(Object.keys(words.options).sort()).toEqual(Object.keys(game.options).sort());
      for (const table of game.sheet.tables)
        expect(Object.keys(words.sheet[table.id]?.columns ?? {}).sort()).toEqual(
          table.columns.map(c => c.id).sort(),
        );
    }
    expect(id in KERNEL_REFUSALS).toBe(false);
  });
});
