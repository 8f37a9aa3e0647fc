import { eighteen30 } from '../../rules/1830';
import { COMPANIES } from '../../rules/1830/data';
import { stackOf } from '../../rules/1830/market';
import { POOL, trainsAt } from '../../rules/1830/reading';
import { chicagoExpress } from '../../rules/chicago-express';
import { RAILROADS } from '../../rules/chicago-express/data';
import { locomotiveOf, ON_MAP } from '../../rules/chicago-express/reading';
import { balance } from '../../rules/kernel/ledger';
import type { LayoutPart, Phrase, Table } from '../../rules/kernel/table';
import { railroadRevolution } from '../../rules/railroad-revolution';
import { companyOf, locomotives, promoted } from '../../rules/railroad-revolution/pieces';
import { spekulation } from '../../rules/spekulation';
import { UNDER_TEST, type GameUnderTest } from './games';
import type { Recorded } from './recorded';

const EVERY = 23;

/** The tables of every recorded game of one kind: every few steps, and how it ends. */
const moments = ({ game, replays, startFor }: GameUnderTest): readonly Table[] =>
  replays.flatMap(({ text }) => {
    const { players, options, actions } = JSON.parse(text) as Recorded;
    const start = game.start(startFor(players, options));
    if (!start.ok) throw new Error(start.reason);
    let { table } = start;
    const kept = [table];
    for (const [i, action] of actions.entries()) {
      const ruling = game.play(table, action);
      if (!ruling.ok) throw new Error(ruling.reason);
      table = ruling.table;
      if (i % EVERY === 0 || i === actions.length - 1) kept.push(table);
    }
    return kept;
  });

const momentsOf = (id: string): readonly Table[] => {
  const under = UNDER_TEST.find(u => u.game.id === id);
  if (under === undefined) throw new Error(id);
  return moments(under);
};

test.each(UNDER_TEST.filter(u => u.game.id !== 'free-bank').map(u => [u.game.id, u] as const))(
  '%s: whatever is asked, a heading of the reference card helps with it',
  (_id, under) => {
    const headings = Object.keys(under.game.text.en.card ?? {});
    expect(Object.keys(under.game.text.de.card ?? {})).toEqual(headings);
    const opened = new Set(moments(under).map(t => under.game.status(t).card));
    for (const heading of opened) expect(headings).toContain(heading);
    expect(opened.size).toBeGreaterThan(2);
  },
);

const linesOf = (parts: readonly LayoutPart[], title: string) =>
  parts.find(p => p.title.key === title)?.lines ?? [];
const said = (phrases: readonly Phrase[], param: string): readonly unknown[] =>
  phrases.flatMap(p => (p.params?.[param] === undefined ? [] : [p.params[param]]));
const one = (phrase: Phrase, param: string): unknown => phrase.params?.[param];

test.each(UNDER_TEST.map(u => [u.game.id, u] as const))(
  '%s: every part of the board has words in both languages, and none is empty',
  (id, under) => {
    const { en, de } = under.game.text;
    let parts = 0;
    for (const table of moments(under))
      for (const { title, lines } of under.game.layout(table)) {
        parts++;
        expect(lines).not.toHaveLength(0);
        const phrases = [title, ...lines.flatMap(l => [l.what, ...l.where])];
        const missing = phrases.filter(p => !(p.key in (en.layout ?? {}) && p.key in (de.layout ?? {})));
        expect(missing).toEqual([]);
        for (const { key, params = {} } of phrases)
          for (const words of [en.layout?.[key] ?? '', de.layout?.[key] ?? ''])
            for (const [, name = ''] of words.matchAll(/\{\{(\w+)/g)) expect(params).toHaveProperty(name);
      }
    expect(parts > 0).toBe(id !== 'free-bank');
  },
);

test('Chicago Express: the sheet names a hex, or says that none was told, for every locomotive and house on the map', () => {
  for (const t of momentsOf('chicago-express')) {
    const { state } = chicagoExpress.open(t);
    const parts = chicagoExpress.layout(t);
    const counted = (where: readonly Phrase[]): number =>
      said(where, 'hex').length + said(where, 'n').reduce<number>((sum, n) => sum + Number(n), 0);
    for (const r of RAILROADS) {
      const where = linesOf(parts, 'locomotives').find(l => one(l.what, 'railroad') === r)?.where ?? [];
      expect(new Set(said(where, 'hex'))).toEqual(new Set(state.track[r]));
      expect(counted(where)).toBe(balance(t.books, ON_MAP, `piece:${locomotiveOf(r)}`));
    }
    const map = parts.flatMap(p => p.map ?? []);
    expect(map.flatMap(h => h.marks)).toHaveLength(
      RAILROADS.flatMap(r => state.track[r]).length + state.developed.length,
    );
    expect(new Set(map.map(h => `${h.col}:${h.row}`)).size).toBe(map.length);
    const houses = linesOf(parts, 'houses').flatMap(l => l.where);
    expect(counted(houses)).toBe(balance(t.books, ON_MAP, 'piece:house'));
    const dials = linesOf(parts, 'dials').map(l => l.where[0]?.params?.['n']);
    expect(dials).toEqual(Object.values(state.dials));
  }
});

test('1830: markers, stacks, tokens and tiles can be laid out again from the sheet', () => {
  for (const t of momentsOf('1830')) {
    const own = eighteen30.open(t);
    const { state } = own;
    const parts = eighteen30.layout(t);
    const laid = linesOf(parts, 'market').flatMap(({ what, where }) =>
      said(where, 'company').map((company, stack) => [
        company,
        { row: Number(one(what, 'row')) - 1, col: Number(one(what, 'column')) - 1, stack },
      ]),
    );
    const listed = COMPANIES.flatMap(c => {
      const at = state.companies[c].listing;
      return at === undefined ? [] : [[c, { row: at.row, col: at.col, stack: stackOf(state, c) }]];
    });
    expect(Object.fromEntries(laid)).toEqual(Object.fromEntries(listed));

    const tiles = linesOf(parts, 'tiles').flatMap(l =>
      said([l.what], 'id').map(id => [id, String(l.where[0]?.params?.['tile'])]),
    );
    expect(Object.fromEntries(tiles)).toEqual(state.tiles);
    for (const c of COMPANIES) {
      const where = linesOf(parts, 'tokens').find(l => one(l.what, 'company') === c)?.where ?? [];
      expect(said(where, 'id')).toEqual(state.companies[c].stations.filter(s => s !== '?'));
      expect(where.filter(p => p.key === 'somewhere')).toHaveLength(
        state.companies[c].stations.filter(s => s === '?').length,
      );
    }
    const pool = linesOf(parts, 'rest').find(l => l.what.key === 'pool')?.where ?? [];
    const trains = pool.map(p => [p.params?.['train'], p.params?.['n']] as const);
    for (const train of ['2', '3', '4', '5', '6', 'D'] as const)
      expect(Object.fromEntries(trains)[train] ?? 0).toBe(trainsAt(own, POOL, train));
  }
});

test('Spekulation: every stone has its field, and every tile out of a bag is named', () => {
  for (const t of momentsOf('spekulation')) {
    const { state } = spekulation.open(t);
    const parts = spekulation.layout(t);
    const stones = linesOf(parts, 'stones').flatMap(({ what, where }) =>
      what.key === 'start'
        ? said(where, 'company').map(c => [c, 0])
        : [[one(what, 'company'), where[0]?.params?.['field'] ?? 60]],
    );
    expect(Object.fromEntries(stones)).toEqual(state.stones);
    const arrived = linesOf(parts, 'stones').filter(l => l.where[0]?.key === 'arrived');
    expect(arrived.map(l => one(l.what, 'company'))).toEqual(state.arrived);
    const out = linesOf(parts, 'bags').flatMap(l => l.where);
    expect(out).toHaveLength(state.out.tiles.length + state.out.distances.length);
  }
});

test('Railroad Revolution: stations, offices, markers, locomotives by face and promoted workers are all there', () => {
  for (const t of momentsOf('railroad-revolution')) {
    const own = railroadRevolution.open(t);
    const parts = railroadRevolution.layout(t);
    for (const by of t.players) {
      const mine = parts.find(p => one(p.title, 'by') === by)?.lines ?? [];
      const where = (key: string): readonly Phrase[] => mine.find(l => l.what.key === key)?.where ?? [];
      const { stations, offices, tracks, hand, reached } = companyOf(own, by);
      expect(said(where('stations'), 'city')).toEqual(stations);
      expect(said(where('offices'), 'area')).toEqual(offices);
      expect(said(where('tracks'), 'n')).toEqual([tracks.network, tracks.stations, tracks.telegraph]);
      const sum = (key: string) => said(where(key), 'n').reduce<number>((n, x) => n + Number(x), 0);
      expect({ up: sum('face-up'), down: sum('face-down') }).toEqual(locomotives(own, by));
      const on = [...where('hand'), ...where('reached')].filter(p => p.key.startsWith('promoted-'));
      expect(on).toHaveLength([...hand, ...reached].flatMap(id => promoted(own, id)).length);
    }
  }
});
