import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { cashOf, openSample, pay, recordsOf } from './bank';
import { appServer, openApp } from './harness';

const DIST = path.join(__dirname, '..', '..', 'dist');

// Every test begins with the version that was built.
afterEach(async () => (await appServer()).serve(DIST));

test('the app opens without an error, and nothing it asks for leaves its own origin', async () => {
  const app = await openApp('/');
  await app.page.getByRole('heading').first().waitFor();
  await app.readyOffline();
  expect(app.problems).toEqual([]);
  expect(app.foreign).toEqual([]);
  expect(await app.accessibility()).toEqual([]);
  await app.close();
});

test('every route opens with the server stopped, also after the browser was killed', async () => {
  const server = await appServer();
  const first = await openApp('/');
  await first.page.getByRole('heading').first().waitFor();
  await first.readyOffline();
  await first.kill();
  await server.stop();

  const again = await openApp('/', { profile: first.profile });
  await again.page.getByRole('heading').first().waitFor();
  await again.goto('/table/unknown/log');
  await again.page.locator('#root > *').first().waitFor();
  await again.close();
  await server.restart();
});

/** The same app with a mark in its page, as the next version of it. */
const newerVersion = () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bankhalter-newer-'));
  cpSync(DIST, folder, { recursive: true });
  const edit = (name: string, from: RegExp, to: string) => {
    const file = path.join(folder, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
  };
  edit('index.html', /<title>/, '<meta name="newer" content="yes" /><title>');
  edit('sw.js', /(url:"index.html",revision:")[^"]*/, '$1newer');
  return folder;
};

test('an update waits until it is asked in, and then brings the newer app', async () => {
  const server = await appServer();
  const app = await openApp('/');
  await app.page.getByRole('heading').first().waitFor();
  await app.readyOffline();
  const newer = newerVersion();
  server.serve(newer);

  await app.page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
  await app.page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null);
  await app.page.reload();
  expect(await app.page.locator('meta[name=newer]').count()).toBe(0);

  await app.page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    registration.waiting?.postMessage({ type: 'SKIP_WAITING' });
    await new Promise(resolve => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });
  await app.page.reload();
  expect(await app.page.locator('meta[name=newer]').count()).toBe(1);
  await app.close();
  rmSync(newer, { recursive: true, force: true });
});

test('a newer version is offered in the middle of a game, does not disturb it, and starts when it is taken up', async () => {
  const server = await appServer();
  const app = await openApp('/');
  const { page } = app;
  const route = await openSample(page);
  await app.readyOffline();
  // From the second visit on the page belongs to the worker, as on a phone that has the app.
  await app.goto(route);
  await pay(page, 'Bank', 'Anna', 20);
  const newer = newerVersion();
  server.serve(newer);
  await page.evaluate(async () => {
    Object.assign(globalThis, { sameGame: true });
    await (await navigator.serviceWorker.ready).update();
  });
  const offer = page.getByText('A newer version is ready.');
  await offer.waitFor();
  await pay(page, 'Bank', 'Anna', 5);
  await page.getByRole('button', { name: 'Later' }).click();
  await offer.waitFor({ state: 'detached' });
  await pay(page, 'Bank', 'Anna', 1);
  expect(await page.evaluate(() => 'sameGame' in globalThis)).toBe(true);

  await page.reload();
  await offer.waitFor();
  expect(await page.locator('meta[name=newer]').count()).toBe(0);
  await page.getByRole('button', { name: 'Start it' }).click();
  await page.locator('meta[name=newer]').waitFor({ state: 'attached' });
  await page.locator('[aria-label^="Anna, $126"]').first().waitFor();
  expect(await cashOf(page, 'Anna')).toBe(126);
  expect(await recordsOf(page, route)).toBe(3);
  expect(await offer.count()).toBe(0);
  expect(app.problems).toEqual([]);
  await app.close();
  rmSync(newer, { recursive: true, force: true });
});
