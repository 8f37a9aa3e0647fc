import type { Page } from 'playwright-core';

import { cashOf, openSample, pay, tapPayment } from './bank';
import { openApp } from './harness';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).last();
const shows = (page: Page, label: string) => page.locator(`[aria-label^="${label}"]`).last().waitFor();

test('two taps from the first screen to an answer, whose figures are there again after a restart', async () => {
  const app = await openApp('/');
  await button(app.page, 'Minimum bid, Chicago Express').click();
  await app.page.getByText(/^16 ÷ \(2 sold \+ 1\) = 6, rounded up/).waitFor();
  await app.page.getByLabel('Income', { exact: true }).fill('22');
  await app.page.getByText(/^22 ÷ \(2 sold \+ 1\) = 8, rounded up/).waitFor();
  await app.goto('/calc');
  await app.page.getByText('1830', { exact: true }).first().waitFor();
  await app.goto('/calc/chicago-express/bid');
  await app.page.getByText(/^22 ÷ \(2 sold \+ 1\) = 8, rounded up/).waitFor();
  await app.goto('/reference/1830?section=ends');
  await app.page.getByText('What matters now').waitFor();
  expect(app.problems).toEqual([]);
  await app.close();
});

test('the scrubber redraws the desk, a trial is dropped or kept, and the game goes back to a record', async () => {
  const app = await openApp('/');
  const { page } = app;
  const route = await openSample(page);
  for (const amount of [10, 20, 50]) await pay(page, 'Anna', 'Ben', amount);

  await app.goto(`${route}/history`);
  await page.getByText(/^Record 3 of 3/).waitFor();
  for (const left of ['Anna, $70', 'Anna, $90']) {
    await button(page, 'One record back').click();
    await shows(page, left);
  }

  await app.goto(`${route}/what-if`);
  await page.getByText(/^A trial on a copy/).waitFor();
  await tapPayment(page, 'Bank', 'Clara', 100);
  await shows(page, 'Clara, $200');
  await button(page, 'Drop it').click();
  await app.goto(route);
  await page.getByLabel('Bank', { exact: true }).waitFor();
  expect(await cashOf(page, 'Clara')).toBe(100);

  await app.goto(`${route}/what-if`);
  await page.getByText(/^A trial on a copy/).waitFor();
  await tapPayment(page, 'Bank', 'Clara', 100);
  await button(page, 'Keep it').click();
  await shows(page, 'Undo: Bank pays Clara $100');
  expect(await cashOf(page, 'Clara')).toBe(200);

  await app.goto(`${route}/history`);
  await page.getByText(/^Record 4 of 4/).waitFor();
  for (let i = 0; i < 3; i++) await button(page, 'One record back').click();
  await page.getByText(/^Record 1 of 4/).waitFor();
  await button(page, 'Back to here').click();
  await app.goto(route);
  await shows(page, 'Anna, $90');
  expect(await cashOf(page, 'Ben')).toBe(110);
  expect(app.problems).toEqual([]);
  await app.close();
});
