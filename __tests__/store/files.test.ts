import type { Game } from '@/rules/kernel/game';
import { holders, unitsIn } from '@/rules/kernel/ledger';
import { currentTable } from '@/rules/kernel/log';
import { KERNEL_REFUSALS } from '@/rules/kernel/ruling';
import { cashOf, type Table } from '@/rules/kernel/table';
import { ledgerCsv } from '@/store/csv';
import { readFile, tableFile } from '@/store/file-format';
import { exportBackup, exportSheet, exportTable, fileName, importFile } from '@/store/files';
import { gather, type Gathered } from '@/store/handover';
import { assemble, toFrames } from '@/store/packing';
import { STORE_REFUSALS } from '@/store/refusals';
import { useSheets } from '@/store/sheets';
import { checksum } from '@/store/storage';
import { useTables } from '@/store/tables';
import { UNDER_TEST } from '../rules/games';
import { created, draftOf, fresh, opened, pay, quota } from './device';
import { dice, played } from './played';

const GAMES = UNDER_TEST.map(under => [under.game.id, under] as const);
type Json = Record<string, unknown>;
const bodyOf = (text: string): Json => (JSON.parse(text) as { body: Json }).body;
const asFile = (body: unknown, more: object = {}): string =>
  JSON.stringify({
    app: 'bankhalter',
    format: 'table',
    version: 1,
    sum: checksum(JSON.stringify(body)),
    body,
    ...more,
  });

test('a table goes out and comes in with its whole log, and opens to the same books', async () => {
  fresh();
  const id = await created();
  const t = await opened(id);
  await t.now().dispatch(pay('bank', 'p1', 7));
  await t.now().dispatch(pay('bank', 'p2', 9));
  await t.now().undo();
  await t.now().note('Ärger 🚂');
  const out = await exportTable(id);
  if (!out.ok) throw new Error(out.reason);
  expect(out.name).toMatch(/^friday-\d{4}-\d\d-\d\d\.json$/);

  expect(await importFile(out.text)).toMatchObject({ ok: true, tables: [{ id, already: true }] });
  expect(useTables.getState().list).toHaveLength(1);

  fresh();
  const back = await importFile(out.text);
  expect(back).toMatchObject({ ok: true, tables: [{ id, already: false }] });
  const again = await opened(id);
  expect(again.view().story.length).toBe(4);
  expect(currentTable(again.view().story).books).toEqual(t.view().table.books);
  await again.now().dispatch(pay('bank', 'p1', 1));
  const twice = await importFile(out.text);
  expect(twice.ok && twice.tables[0]).toMatchObject({ already: false });
  expect(twice.ok && twice.tables[0]?.id).not.toBe(id);
  expect(cashOf(again.view().table, 'player:p1')).toBe(108);
});

test('a backup holds every table and sheet, and comes back whole on another device', async () => {
  fresh();
  const ids = [await created(), await created(draftOf('free-bank', 5))];
  const t = await opened(ids[1] ?? '');
  await t.now().dispatch(pay('bank', 'p5', 7));
  await useSheets.getState().create('free-bank', 'our board');
  const out = await exportBackup();
  if (!out.ok) throw new Error(out.reason);
  expect(out.left).toEqual([]);
  fresh();
  await useSheets.getState().load();
  const back = await importFile(out.text);
  expect(back.ok && back.tables.map(x => x.id).sort()).toEqual([...ids].sort());
  expect(useTables.getState().list).toHaveLength(2);
  expect(useSheets.getState().list).toMatchObject([{ name: 'our board' }]);
  expect(await importFile(out.text)).toMatchObject({ ok: true, sheets: [] });
  expect(useTables.getState().list).toHaveLength(2);
  const sheet = exportSheet(useSheets.getState().list[0]?.id ?? '');
  expect(sheet.ok && readFile(sheet.text)).toMatchObject({ ok: true, sheets: [{ name: 'our board' }] });
});

test('where there is no room, nothing of a file is taken in', async () => {
  const [, under] = GAMES[0] ?? [];
  if (under === undefined) throw new Error('no game');
  const text = tableFile(played(under, 50));
  const { faults, inner } = fresh();
  faults.before = quota();
  expect(await importFile(text)).toMatchObject({ ok: false, reason: 'storage-full' });
  expect(await inner.docs('table')).toEqual([]);
  expect(useTables.getState().list).toEqual([]);
});

describe.each(GAMES)('%s', (_id, under) => {
  test('a table survives a file and a row of QR frames', () => {
    const table = played(under, 120);
    const text = tableFile(table);
    const read = readFile(text);
    if (!read.ok) throw new Error(JSON.stringify(read));
    expect(read.tables[0]?.records).toEqual(JSON.parse(JSON.stringify(table.records)));
    const gathered = [...toFrames(text)]
      .reverse()
      .reduce<Gathered | undefined>((so, frame) => gather(so, frame).gathered, undefined);
    expect(gathered && assemble(gathered)).toEqual({ ok: true, text });
  });
});

describe('files that are not what they should be', () => {
  const [, under] = GAMES.find(([id]) => id === 'free-bank') ?? [];
  if (under === undefined) throw new Error('no free bank');
  const sound = tableFile(played(under, 30));
  const body = bodyOf(sound);
  const header = body['header'] as Json;
  const records = body['records'] as readonly Json[];
  const deep = '['.repeat(200_000) + ']'.repeat(200_000);

  test.each([
    ['nothing', '', 'file-foreign'],
    ['a letter', 'Dear Anna', 'file-foreign'],
    ['a picture', '\u0089PNG\r\n\u001a\n', 'file-foreign'],
    ['somebody else’s JSON', '{"app":"other"}', 'file-foreign'],
    ['a list', '[]', 'file-foreign'],
    ['null', 'null', 'file-foreign'],
    ['half a file', sound.slice(0, sound.length / 2), 'file-damaged'],
    ['one digit changed', sound.replace('"amount":1', '"amount":2'), 'file-damaged'],
    ['a newer file', JSON.stringify({ ...JSON.parse(sound), version: 2 }), 'file-newer'],
    ['a format to come', JSON.stringify({ ...JSON.parse(sound), format: 'hologram' }), 'file-newer'],
    ['a newer header', asFile({ ...body, header: { ...header, version: 2 } }), 'file-newer'],
    [
      'newer rules',
      asFile({ header: { ...header, rulesVersion: 99 }, records: [{ at: 1, kind: 'flight' }] }),
      'file-newer',
    ],
    ['an unknown game', asFile({ ...body, header: { ...header, game: 'chess' } }), 'unknown-game'],
    ['an unknown record', asFile({ ...body, records: [{ at: 1, kind: 'flight' }] }), 'file-unlawful'],
    [
      'a payment out of thin air',
      asFile({ ...body, records: records.map(r => (r['kind'] === 'action' ? { ...r, entries: [] } : r)) }),
      'file-unlawful',
    ],
    [
      'a broken date',
      asFile({ ...body, records: [{ at: 1e300, kind: 'note', text: 'x' }] }),
      'file-unlawful',
    ],
    [
      'a prototype',
      asFile(body)
        .replace('"version":1,"id"', '"__proto__":{"polluted":1},"version":1,"id"')
        .replace(/"sum":"[^"]*",/, ''),
      'file-damaged',
    ],
    ['a deep nest', `{"app":"bankhalter","format":"table","version":1,"body":${deep}}`, 'file-damaged'],
    ['a mountain', `"bankhalter"${'x'.repeat(100_000_000)}`, 'file-too-big'],
    ['no seats', asFile({ ...body, header: { ...header, seats: [] } }), 'file-unlawful'],
    [
      'a thousand seats',
      asFile({ ...body, header: { ...header, seats: Array(1000).fill({ name: 'x', colour: 'y' }) } }),
      'file-damaged',
    ],
    [
      'two of a name',
      asFile({ ...body, header: { ...header, seats: Array(3).fill({ name: 'x', colour: 'y' }) } }),
      'file-damaged',
    ],
    ['a path for an id', asFile({ ...body, header: { ...header, id: '../../etc' } }), 'file-damaged'],
  ])('%s', (_what, text, reason) => {
    expect(readFile(text)).toMatchObject({ ok: false, reason, rule: 'store' });
    expect(({} as Json)['polluted']).toBeUndefined();
  });
});

/** One small harm somewhere in a value: a wrong kind, a huge number, something missing, doubled, swapped or foreign. */
const harm = (value: unknown, random: () => number): unknown => {
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const junk = (): unknown =>
    pick<unknown>([
      null,
      true,
      -1,
      0,
      1.5,
      1e308,
      2 ** 53,
      '',
      'p1',
      'p99',
      'bank',
      'mint',
      '=1+1',
      '\u0000',
      [],
      {},
      [[[]]],
      { __proto__: null, constructor: 1 },
      'x'.repeat(3000),
      '<script>alert(1)</script>',
    ]);
  if (typeof value !== 'object' || value === null || random() < 0.15) {
    if (typeof value === 'number' && random() < 0.6)
      return pick([value + 1, value - 1, -value, value * 1e12, value / 3]);
    return junk();
  }
  if (Array.isArray(value)) {
    const i = Math.floor(random() * value.length);
    const copy = [...(value as readonly unknown[])];
    const how = random();
    if (how < 0.1) copy.splice(i, 1);
    else if (how < 0.2) copy.splice(i, 0, copy[i]);
    else if (how < 0.3) copy.reverse();
    else if (how < 0.35) copy.push(junk());
    else copy[i] = harm(copy[i], random);
    return copy;
  }
  const copy: Json = { ...value };
  const key = pick(Object.keys(copy)) ?? 'x';
  const how = random();
  if (how < 0.08) delete copy[key];
  else if (how < 0.12) copy[pick(['extra', 'type', 'kind', 'constructor', 'toString']) ?? 'x'] = junk();
  else copy[key] = harm(copy[key], random);
  return copy;
};

const scratch = (text: string, random: () => number): string => {
  const at = Math.floor(random() * text.length);
  const how = random();
  if (how < 0.2) return text.slice(0, at);
  if (how < 0.5) return text.slice(0, at) + text.slice(at + 1 + Math.floor(random() * 5));
  return text.slice(0, at) + String.fromCharCode(32 + Math.floor(random() * 95)) + text.slice(at + 1);
};

/** What breaks the books: a unit that does not add up to nothing, or something owed by one who may not owe it. */
const debts = ({ overdraft }: Game, { books }: Table): readonly string[] =>
  unitsIn(books).flatMap(unit => {
    const held = holders(books, unit);
    const owing = held.filter(
      ([a, n]) =>
        a.startsWith('player:') &&
        n < 0 &&
        !(unit === 'cash' && overdraft.some(prefix => a.startsWith(prefix))),
    );
    return [...(held.reduce((sum, [, n]) => sum + n, 0) === 0 ? [] : [unit]), ...owing.map(([a]) => a)];
  });

test('12,000 mutated exports: none throws, none that is refused changes anything, what is accepted is lawful', async () => {
  const random = dice(20261118);
  const bodies = GAMES.map(([, under]) => bodyOf(tableFile(played(under, 25, random))));
  const reasons = new Map<string, number>();
  const { inner } = fresh();
  const known: Json = { ...STORE_REFUSALS, ...KERNEL_REFUSALS };
  for (let i = 0; i < 12_000; i++) {
    const body = bodies[i % bodies.length];
    const text =
      i % 6 === 0
        ? scratch(asFile(body), random)
        : asFile(random() < 0.3 ? harm(harm(body, random), random) : harm(body, random));
    const read = readFile(text);
    const told = read.ok ? 'accepted' : read.reason;
    reasons.set(told, (reasons.get(told) ?? 0) + 1);
    if (read.ok) {
      for (const { game, story } of read.tables)
        expect([game.id, debts(game, currentTable(story))]).toEqual([game.id, []]);
    } else {
      expect(known[read.reason]).toBeDefined();
      if (i % 20 === 0) expect(await importFile(text)).toMatchObject({ ok: false });
    }
  }
  expect(await inner.docs('table')).toEqual([]);
  expect(useTables.getState().list).toEqual([]);
  expect(reasons.get('accepted')).toBeGreaterThan(100);
  for (const reason of ['file-damaged', 'file-unlawful', 'file-foreign', 'file-newer', 'unknown-game'])
    expect(reasons.get(reason)).toBeGreaterThan(0);
}, 120_000);

describe('the ledger as CSV', () => {
  test('follows RFC 4180, and no field starts a formula', async () => {
    fresh();
    const draft = draftOf('free-bank');
    const [first, ...rest] = draft.seats;
    const id = await created({
      ...draft,
      seats: [{ ...first, name: '=HYPERLINK("x")', colour: 'a' }, ...rest],
    });
    const t = await opened(id);
    await t.now().dispatch(pay('bank', 'p1', 7));
    await t.now().note('@home, "quoted"\nsecond line');
    const { header, story } = t.view();
    const lines = ledgerCsv(header, story).split('\r\n');
    expect(lines[0]).toBe('line,time,from,to,unit,amount,why,about,note');
    expect(lines).toHaveLength(1 + 3 + 1 + 1 + 1);
    expect(lines[4]).toMatch(/^1,\d{4}-.*Z,bank,"'=HYPERLINK\(""x""\)",cash,7,payment,,$/);
    expect(lines[5]).toMatch(/^2,.*,,,,,,,"'@home, ""quoted""\nsecond line"$/);
    for (const start of ['=', '+', '-', '@', '\t', '\r'])
      expect(ledgerCsv({ ...header, seats: [{ name: `${start}x`, colour: '' }] }, story)).not.toContain(
        `,${start}x`,
      );
  });
});

test('file names hold nothing that a system could stumble over', () => {
  const at = Date.UTC(2026, 10, 18);
  expect(fileName('Anna’s Größe / ..\\ 🚂', 'x', 'json', at)).toBe('anna-s-gro-e-2026-11-18.json');
  expect(fileName('🚂', '1830', 'csv', at)).toBe('1830-2026-11-18.csv');
});
