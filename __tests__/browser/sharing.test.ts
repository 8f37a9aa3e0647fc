import { readFileSync } from 'node:fs';

import jsQR from 'jsqr';
import { PNG } from 'pngjs';
import type { Page } from 'playwright-core';

import { pay, openSample, cashOf } from './bank';
import { openApp } from './harness';

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
