import { readFileSync } from 'node:fs';

import jsQR from 'jsqr';
import { PNG } from 'pngjs';
import type { Page } from 'playwright-core';

import { pay, openSample, cashOf } from './bank';
import { openApp } from './harness';
import { recordedTable, takeIn } from './recorded-tables';

const decoded = async (page: Page): Promise<string | undefined> => {
  const picture = PNG.sync.read(await page.getByTestId('qr').screenshot());
  return jsQR(new Uint8ClampedArray(picture.data), picture.width, picture.height)?.data;
};

const played = async () => {
  const app = await openApp('/');
  const route = await openSample(app.page);
  await pay(app.page, 'Anna', 'Ben', 20);
  await pay(app.page, 'Bank', 'Clara', 50);
  return { app, route };
};

const saved = async (
  page: Page,
  label: RegExp,
): Promise<{ readonly name: string; readonly bytes: Buffer }> => {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByLabel(label).click()]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
};

test('a table goes out as a file and comes back to the same books, the ledger as CSV, the standings as a picture', async () => {
  const { app, route } = await played();
  await app.goto(`${route}/share`);
  const file = await saved(app.page, /^The whole table as a file/);
  expect(file.name).toMatch(/\.json$/);
  const csv = await saved(app.page, /^The ledger for a spreadsheet/);
  expect(csv.bytes.toString()).toMatch(/Anna,Ben,Cash,20,Payment/);
  const picture = await saved(app.page, /^The standings as a picture/);
  const png = PNG.sync.read(picture.bytes);
  expect(png.width * png.height).toBeGreaterThan(100_000);

  const other = await openApp('/');
  await other.page.getByRole('button', { name: 'Import' }).click();
  const [chooser] = await Promise.all([
    other.page.waitForEvent('filechooser'),
    other.page.getByLabel(/^Choose a file/).click(),
  ]);
  await chooser.setFiles({ name: file.name, mimeType: 'application/json', buffer: file.bytes });
  await other.page
    .getByText(/was taken in/)
    .first()
    .waitFor();
  await other.goto(route);
  await other.page.getByLabel('Bank', { exact: true }).waitFor();
  expect(await cashOf(other.page, 'Ben')).toBe(120);
  expect(await cashOf(other.page, 'Clara')).toBe(150);
  expect([...app.problems, ...other.problems]).toEqual([]);
  await app.close();
  await other.close();
});

test('a table is handed over by the codes on the screen, read from pictures of them', async () => {
  const { app, route } = await played();
  await app.goto(`${route}/hand-over`);
  await app.page.getByTestId('qr').waitFor();
  const pictures: Buffer[] = [];
  const codes = new Set<string>();
  const total = Number(
    /of (\d+)/.exec(
      (await app.page
        .getByText(/^Code \d+ of/)
        .textContent()
        .catch(() => '')) ?? '',
    )?.[1] ?? 1,
  );
  const pause = app.page.getByRole('button', { name: 'Pause' });
  if ((await pause.count()) > 0) await pause.click();
  for (let i = 0; i < total; i++) {
    const code = await decoded(app.page);
    expect(code).toMatch(/^BH1\//);
    codes.add(code ?? '');
    pictures.push(await app.page.getByTestId('qr').screenshot());
    const next = app.page.getByRole('button', { name: 'Next code' });
    if ((await next.count()) > 0) await next.click();
  }
  expect(codes.size).toBe(total);

  const other = await openApp('/receive');
  const [chooser] = await Promise.all([
    other.page.waitForEvent('filechooser'),
    other.page.getByRole('button', { name: 'Choose pictures' }).click(),
  ]);
  await chooser.setFiles(
    pictures.reverse().map((buffer, i) => ({ name: `code-${i}.png`, mimeType: 'image/png', buffer })),
  );
  await other.page.getByRole('button', { name: 'Open the table' }).click();
  await other.page.getByLabel('Bank', { exact: true }).waitFor();
  expect(await cashOf(other.page, 'Anna')).toBe(80);
  expect(await cashOf(other.page, 'Ben')).toBe(120);
  await app.close();
  await other.close();
});

const RECORDED = [
  recordedTable('five', 'chicago-express', 'five-players', { asks: 'expands-further', n: 15 }, 'Five'),
  recordedTable(
    'saturday',
    '1830',
    'five-players-with-three-sixes',
    { asks: 'ask-stock', n: 90 },
    'Saturday',
  ),
  recordedTable('coast', 'railroad-revolution', 'three-players', { asks: 'asks-worker', n: 8 }, 'Coast'),
  recordedTable('sharp', 'spekulation', '3-players', { asks: 'trade', n: 30 }, 'Sharp'),
];

test('one file holds all tables, and another phone has them again with the same books', async () => {
  const app = await openApp('/');
  await takeIn(app.page, RECORDED);
  await app.goto('/settings');
  const backup = await saved(app.page, /^Back up all tables/);
  await app.page.getByText('Done.').waitFor();
  const tablesOf = (bytes: Buffer) =>
    (JSON.parse(bytes.toString()) as { readonly body: { readonly tables: readonly object[] } }).body.tables;
  expect(tablesOf(backup.bytes)).toHaveLength(RECORDED.length);

  const other = await openApp('/');
  await other.page.getByRole('button', { name: 'Import' }).click();
  const [chooser] = await Promise.all([
    other.page.waitForEvent('filechooser'),
    other.page.getByLabel(/^Choose a file/).click(),
  ]);
  await chooser.setFiles({ name: backup.name, mimeType: 'application/json', buffer: backup.bytes });
  await other.page.getByText('4 tables were taken in.').waitFor();
  const accounts = async (page: Page): Promise<readonly (string | null)[]> => {
    const strip = page.locator('[aria-label*=", $"]');
    await strip.first().waitFor();
    return strip.evaluateAll(all => all.map(e => e.getAttribute('aria-label')));
  };
  for (const { header } of RECORDED) {
    await app.goto(`/table/${header.id}`);
    await other.goto(`/table/${header.id}`);
    expect(await accounts(other.page)).toEqual(await accounts(app.page));
  }
  await other.goto('/settings');
  const again = await saved(other.page, /^Back up all tables/);
  expect(tablesOf(again.bytes)).toEqual(tablesOf(backup.bytes));
  expect([...app.problems, ...other.problems]).toEqual([]);
  await app.close();
  await other.close();
});

test('the printed sheet tells the state of the board for every game, in both languages', async () => {
  const printed = async (page: Page, label: RegExp): Promise<string> => {
    await page.getByLabel(label).click();
    await page.waitForFunction(() => 'printed' in globalThis);
    return page.evaluate(() => (globalThis as unknown as { printed: string }).printed);
  };
  for (const [language, label, sheets] of [
    [
      'en',
      /^A sheet to set the board up again/,
      {
        five: [
          /To act: Clara \(builds up to 2 more with B&O\)/,
          /^B&O .*M8/m,
          /^Expand on red$/m,
          /^PRR at 15$/m,
        ],
        saturday: [
          /^\$\d+: row \d from the top, column \d+ from the left/m,
          /^H10 Pittsburgh tile 15, green$/m,
          /^Priority deal Anna$/m,
        ],
        coast: [
          /^Locomotives face up /m,
          /^Markers on the tracks Network \d, Stations \d/m,
          /^Stations San Francisco, Houston, Bismarck$/m,
        ],
        sharp: [/^(C\d|\S+) field \d+$/m, /^Action tiles /m],
      },
    ],
    [
      'de',
      /^Ein Blatt/,
      {
        five: [/^Streckenbau Zeiger auf Rot$/m],
        saturday: [/^Erstkaufrecht Anna$/m, /^H10 Pittsburgh Gleis 15, grün$/m],
        coast: [/^Aufgedeckte Lokomotiven /m],
        sharp: [/^Aktionsplättchen /m],
      },
    ],
  ] as const) {
    const app = await openApp('/', { language });
    // The page to be printed is a frame of its own; in place of the dialog it hands over what it shows.
    await app.context.addInitScript(() => {
      globalThis.print = () => {
        const rows = [...document.querySelectorAll('h1, p, h2, tr')].map(e =>
          [...(e.tagName === 'TR' ? e.children : [e])].map(c => c.textContent).join(' '),
        );
        Object.assign(globalThis.top ?? globalThis, { printed: rows.join('\n') });
      };
    });
    await takeIn(app.page, RECORDED);
    for (const { header } of RECORDED) {
      await app.goto(`/table/${header.id}/share`);
      const text = await printed(app.page, label);
      for (const line of sheets[header.id as keyof typeof sheets]) expect(text).toMatch(line);
      // No word is missing, no id of ours shows through.
      expect(text).not.toMatch(/layout\.|\{\{|pool:|piece:|loco-|train-/);
    }
    expect(app.problems).toEqual([]);
    await app.close();
  }
});

test('the result goes to the share sheet as text, or to the clipboard where there is none', async () => {
  const { app, route } = await played();
  const { page } = app;
  const expected = /· Free bank ·[^]*\n1\. Clara: \$150\n2\. Ben: \$120\n[^]*Anna: \$80$/;
  await app.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    const shared: string[] = [];
    Object.assign(globalThis, { shared });
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: async ({ text }: { readonly text: string }) => void shared.push(text),
    });
  });
  await app.goto(`${route}/share`);
  await page.getByLabel(/^The standings as text/).click();
  await page.getByText('Done.').waitFor();
  const [text] = await page.evaluate(() => (globalThis as unknown as { shared: string[] }).shared);
  expect(text).toMatch(expected);

  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.getByLabel(/^The standings as text/).click();
  await page.waitForFunction(async () => (await navigator.clipboard.readText()) !== '');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  expect(app.problems).toEqual([]);
  await app.close();
});
