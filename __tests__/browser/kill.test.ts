import type { Page } from 'playwright-core';
import { cashOf, openSample, recordsOf } from './bank';
import { openApp } from './harness';

const KILLS = 60;
const LONGEST = 900;

interface Word {
  readonly said: 'intends' | 'shows';
  readonly cash: number;
}

/** Taps on and on inside the page: a random payment to Anna, or Undo; it says what it is about to do and what it then sees. */
const tapOn = (page: Page, seed: number): Promise<void> =>
  page.evaluate(async first => {
    const tell = (globalThis as unknown as { tell: (word: Word) => Promise<void> }).tell;
    const find = (label: string) => document.querySelector<HTMLElement>(`[aria-label="${label}"]`);
    const cash = () =>
      Number(
        document
          .querySelector('[aria-label^="Anna, $"]')
          ?.getAttribute('aria-label')
          ?.replace(/[^0-9]/g, ''),
      );
    const until = async (is: () => boolean) => {
      while (!is()) await new Promise(resolve => setTimeout(resolve, 1));
    };
    const tap = async (label: string) => {
      await until(() => find(label) !== null && find(label)?.getAttribute('aria-disabled') !== 'true');
      find(label)?.click();
    };
    let dice = first;
    const roll = (n: number) => {
      dice = (dice * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((dice / 2_147_483_648) * n);
    };
    const done: number[] = [];
    await until(() => find('Bank') !== null && cash() >= 0);
    for (;;) {
      const before = cash();
      const back = roll(6) === 0 ? done.pop() : undefined;
      const amount = [1, 5, 10, 20][roll(4)] ?? 1;
      const after = back === undefined ? before + amount : before - back;
      await tell({ said: 'intends', cash: after });
      if (back === undefined) {
        await tap('Bank');
        await tap('Anna');
        await tap(`$${amount}`);
        done.push(amount);
      } else document.querySelector<HTMLElement>('[aria-label^="Undo: "]')?.click();
      await until(() => cash() === after);
      await tell({ said: 'shows', cash: after });
    }
  }, seed);

test(`every entry that was shown as done is there after each of ${KILLS} kills, and none is there twice`, async () => {
  let app = await openApp('/');
  const { profile } = app;
  const route = await openSample(app.page);
  let shown = await cashOf(app.page, 'Anna');
  let records = 0;
  let entries = 0;

  for (let kill = 0; kill < KILLS; kill++) {
    let intended = shown;
    let said = 0;
    await app.page.exposeFunction('tell', (word: Word) => {
      if (word.said === 'intends') intended = word.cash;
      else {
        shown = word.cash;
        said++;
      }
    });
    const tapping = tapOn(app.page, kill + 1).catch(() => undefined);
    await new Promise(resolve => setTimeout(resolve, Math.random() * LONGEST));
    await app.kill();
    await tapping;

    app = await openApp(route, { profile });
    await app.page.getByLabel('Bank', { exact: true }).waitFor();
    const found = await cashOf(app.page, 'Anna');
    const stored = await recordsOf(app.page, route);
    const underWay = stored - records - said;
    expect([0, 1]).toContain(underWay);
    expect(found).toBe(underWay === 0 ? shown : intended);
    entries += stored - records;
    [shown, records] = [found, stored];
  }
  expect(entries).toBeGreaterThan(KILLS);
  await app.close();
}, 600_000);
