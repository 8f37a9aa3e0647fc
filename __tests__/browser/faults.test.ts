import type { Page } from 'playwright-core';
import { cashOf, openSample, pay, recordsOf, tapPayment } from './bank';
import { appServer, openApp, type App } from './harness';

jest.setTimeout(90_000);

const AWAY = 'Another window has this table. This one only reads.';

const sample = async (): Promise<{ readonly app: App; readonly page: Page; readonly route: string }> => {
  const app = await openApp('/');
  return { app, page: app.page, route: await openSample(app.page) };
};

const dismiss = (page: Page): Promise<void> => page.keyboard.press('Escape');

/** Changes one stored row behind the back of the app. */
const rewrite = (page: Page, route: string, seq: number, from: string, to: string): Promise<void> =>
  page.evaluate(
    ([table = '', at = '', before = '', after = '']) =>
      new Promise<void>((resolve, reject) => {
        const open = indexedDB.open('bankhalter');
        open.onsuccess = () => {
          const tx = open.result.transaction('log', 'readwrite');
          const log = tx.objectStore('log');
          const get = log.get([table, Number(at)]);
          get.onsuccess = () => {
            const row = get.result as { readonly text: string };
            log.put({ ...row, text: row.text.replace(before, after) });
          };
          tx.oncomplete = () => {
            open.result.close();
            resolve();
          };
          tx.onabort = () => reject(new Error('not rewritten'));
        };
      }),
    [route.split('/').at(-1) ?? '', String(seq), from, to],
  );

test('storage full: the entry is refused in words, nothing changes, and it can be made when there is room', async () => {
  const first = await sample();
  const { route } = first;
  await pay(first.page, 'Bank', 'Anna', 10);
  await first.app.close();

  // Chromium asks for the room once and remembers it for a while: so the room is gone before the first write.
  const app = await openApp(route, { profile: first.app.profile });
  const { page } = app;
  const session = await app.context.newCDPSession(page);
  const { origin } = await appServer();
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await tapPayment(page, 'Bank', 'Anna', 20);
  await page.getByText('This device has no room left.').first().waitFor();
  expect(await cashOf(page, 'Anna')).toBe(110);
  expect(await recordsOf(page, route)).toBe(1);

  await session.send('Storage.overrideQuotaForOrigin', { origin });
  await app.goto(route);
  await pay(page, 'Bank', 'Anna', 20);
  expect(await cashOf(page, 'Anna')).toBe(130);
  expect(await recordsOf(page, route)).toBe(2);
  await app.close();
});

test('storage refusing to write: said in words, nothing changes, and the same taps work when it writes again', async () => {
  const { app, page, route } = await sample();
  await page.evaluate(() => {
    const { transaction } = IDBDatabase.prototype;
    Object.assign(globalThis, { heal: () => Object.assign(IDBDatabase.prototype, { transaction }) });
    IDBDatabase.prototype.transaction = function (names, mode, options) {
      if (mode === 'readwrite') throw new DOMException('no', 'UnknownError');
      return transaction.call(this, names, mode, options);
    };
  });
  await tapPayment(page, 'Bank', 'Anna', 20);
  await page.getByRole('dialog').or(page.getByRole('alert')).first().waitFor();
  expect(await cashOf(page, 'Anna')).toBe(100);
  await page.evaluate(() => (globalThis as unknown as { heal: () => void }).heal());
  await dismiss(page);
  await app.goto(route);
  await pay(page, 'Bank', 'Anna', 20);
  expect(await recordsOf(page, route)).toBe(1);
  await app.close();
});

test('storage that cannot be opened: the first screen says so and tries again when asked', async () => {
  const app = await openApp('/');
  await app.page.getByRole('button', { name: /^Free bank\./ }).waitFor();
  await app.page.addInitScript(() => {
    const open = IDBFactory.prototype.open;
    Object.assign(globalThis, { heal: () => Object.assign(IDBFactory.prototype, { open }) });
    IDBFactory.prototype.open = () => {
      throw new DOMException('refused', 'SecurityError');
    };
  });
  await app.page.reload();
  await app.page.getByRole('button', { name: 'Try again' }).waitFor();
  await app.page.evaluate(() => (globalThis as unknown as { heal: () => void }).heal());
  await app.page.getByRole('button', { name: 'Try again' }).click();
  await app.page.getByRole('button', { name: /^Free bank\./ }).waitFor();
  await app.close();
});

test('a damaged row: its table is set aside and can be exported raw, the other opens as usual', async () => {
  const { app, page, route } = await sample();
  for (const n of [1, 5, 10]) await pay(page, 'Bank', 'Anna', n);
  await app.goto('/new?game=free-bank');
  for (const n of [1, 2, 3]) await page.getByLabel(`Seat ${n}`, { exact: true }).fill(`Player ${n}`);
  await page.getByRole('button', { name: 'Open the bank' }).click();
  await page.waitForURL(/\/table\//);
  const other = new URL(page.url()).pathname;
  await app.goto('/');
  await rewrite(page, route, 1, '"amount":5', '"amount":9');
  await app.goto(route);
  await page.getByText('The stored records of this table cannot be read.').waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export the raw records' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.json$/);
  expect(await recordsOf(page, route)).toBe(3);

  await app.goto('/');
  await page.getByText('Cannot be read. The other tables are not touched.').waitFor();
  await app.goto(other);
  await page.getByLabel('Bank', { exact: true }).waitFor();
  expect(app.problems).toEqual([]);
  await app.close();
});

test('two windows: the second reads along, says so, and takes over; no entry is lost or doubled', async () => {
  const { app, page: one, route } = await sample();
  await pay(one, 'Bank', 'Anna', 10);
  const two = await app.context.newPage();
  const { origin } = await appServer();
  await two.goto(origin + route);
  await two.getByText(AWAY).waitFor();
  expect(await cashOf(two, 'Anna')).toBe(110);
  await pay(one, 'Bank', 'Anna', 20);
  await two.locator('[aria-label^="Anna, $130"]').first().waitFor();

  await two.getByRole('button', { name: 'Take over' }).click();
  await one.getByText(AWAY).waitFor();
  await pay(two, 'Bank', 'Anna', 5);
  await one.locator('[aria-label^="Anna, $135"]').first().waitFor();
  await two.close();
  await one.bringToFront();
  await one
    .getByRole('button', { name: 'Take over' })
    .click({ timeout: 2000 })
    .catch(() => undefined);
  await one.getByText(AWAY).waitFor({ state: 'detached' });
  await pay(one, 'Bank', 'Anna', 1);
  expect(await recordsOf(one, route)).toBe(4);
  await app.close();
});

test('two quick taps on an amount are booked once', async () => {
  const { app, page, route } = await sample();
  for (const n of [1, 2, 3]) {
    await page.getByLabel('Bank', { exact: true }).click();
    await page.getByLabel('Anna', { exact: true }).click();
    await page.getByLabel('$5', { exact: true }).dblclick();
    await page
      .locator(`[aria-label^="Anna, $${100 + 5 * n}"]`)
      .first()
      .waitFor();
  }
  await page.waitForTimeout(300);
  expect(await cashOf(page, 'Anna')).toBe(115);
  expect(await recordsOf(page, route)).toBe(3);
  await app.close();
});

test('the clock set back: entries stay in the order in which they were made', async () => {
  const { app, page, route } = await sample();
  await pay(page, 'Bank', 'Anna', 10);
  await page.evaluate(() => {
    Date.now = () => 1_000_000_000_000;
  });
  await pay(page, 'Bank', 'Anna', 20);
  await pay(page, 'Bank', 'Ben', 5);
  await app.goto(route);
  await page.getByLabel('Bank', { exact: true }).waitFor();
  expect(await cashOf(page, 'Anna')).toBe(130);
  await page.getByLabel(/^Last record: .*Ben/).waitFor();
  await page.getByLabel(/^Undo: /).click();
  await page.locator('[aria-label^="Ben, $100"]').first().waitFor();
  await app.close();
});

test('suspended and resumed: nothing is lost, and what another window booked meanwhile is seen', async () => {
  const { app, page: one, route } = await sample();
  await pay(one, 'Bank', 'Anna', 10);
  const session = await app.context.newCDPSession(one);
  const two = await app.context.newPage();
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  const { origin } = await appServer();
  await two.goto(origin + route);
  await two.getByRole('button', { name: 'Take over' }).click();
  await two.getByText(AWAY).waitFor({ state: 'detached' });
  await pay(two, 'Bank', 'Anna', 20);

  await session.send('Page.setWebLifecycleState', { state: 'active' });
  await one.bringToFront();
  await one.getByText(AWAY).waitFor();
  await one.locator('[aria-label^="Anna, $130"]').first().waitFor();
  expect(await recordsOf(one, route)).toBe(2);
  await app.close();
});
