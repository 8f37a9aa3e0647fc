import type { Page } from 'playwright-core';

/** The sample table of the free bank, as fingers and eyes meet it. */
export const openSample = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: /^Free bank\./ }).click();
  await page.waitForURL(/\/table\/[a-z0-9]+$/);
  await page.getByLabel('Bank', { exact: true }).waitFor();
  return new URL(page.url()).pathname;
};

/** What the cash strip says somebody has. */
export const cashOf = async (page: Page, name: string): Promise<number> => {
  const label = await page.locator(`[aria-label^="${name}, $"]`).first().getAttribute('aria-label');
  return Number((label ?? '').replace(/[^0-9-]/g, ''));
};

/** Three taps: who pays, who is paid, how much. */
export const tapPayment = async (page: Page, from: string, to: string, amount: number): Promise<void> => {
  await page.getByLabel(from, { exact: true }).click();
  await page.getByLabel(to, { exact: true }).click();
  await page.getByLabel(`$${amount}`, { exact: true }).click();
};

export const pay = async (page: Page, from: string, to: string, amount: number): Promise<void> => {
  const after = (await cashOf(page, to)) + amount;
  await tapPayment(page, from, to, amount);
  await page
    .locator(`[aria-label^="${to}, $${after.toLocaleString('en')}"]`)
    .first()
    .waitFor();
};

/** How many records the storage holds. */
export const recordsOf = (page: Page, route: string): Promise<number> =>
  page.evaluate(
    table =>
      new Promise<number>((resolve, reject) => {
        const open = indexedDB.open('bankhalter');
        open.onerror = () => reject(new Error(String(open.error)));
        open.onsuccess = () => {
          const range = IDBKeyRange.bound([table, 0], [table, Infinity]);
          const count = open.result.transaction('log').objectStore('log').count(range);
          count.onsuccess = () => {
            open.result.close();
            resolve(count.result);
          };
        };
      }),
    route.split('/').at(-1) ?? '',
  );
