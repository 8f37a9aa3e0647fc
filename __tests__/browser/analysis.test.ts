import type { Page } from 'playwright-core';

import { openSample, pay, tapPayment } from './bank';
import { openApp } from './harness';
import { recordedTable, takeIn } from './recorded-tables';

const TABLES = [
  recordedTable('long', '1830', 'three-players-to-the-diesels', undefined, 'Club night'),
  recordedTable('five', 'chicago-express', 'five-players', undefined, 'Sunday by five'),
];

interface Drawn {
  readonly label: string;
  readonly lines: readonly { readonly dashes: string; readonly length: number; readonly contrast: number }[];
  readonly words: readonly { readonly text: string; readonly contrast: number }[];
  readonly ends: readonly { readonly top: number; readonly bottom: number }[];
  readonly inside: boolean;
}

/** Every chart of the page as it is drawn: its lines, its words, and how well both stand out from the ground. */
const chartsOn = (page: Page): Promise<readonly Drawn[]> =>
  page.evaluate(() => {
    const rgb = (color: string) => (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
    const light = (color: string) => {
      const [r = 0, g = 0, b = 0] = rgb(color).map(v =>
        v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const contrast = (a: string, b: string) => {
      const [hi = 0, lo = 0] = [light(a), light(b)].sort((x, y) => y - x);
      return (hi + 0.05) / (lo + 0.05);
    };
    const ground = (of: Element | null): string => {
      for (let at = of; at !== null; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at);
        if (!/rgba\(.*, 0\)|transparent/.test(backgroundColor)) return backgroundColor;
      }
      return 'rgb(255, 255, 255)';
    };
    return [...document.querySelectorAll('[role=img]')]
      .filter(chart => chart.querySelector('svg') !== null && chart.getBoundingClientRect().width > 300)
      .map(chart => {
        const behind = ground(chart);
        const box = chart.getBoundingClientRect();
        const stroke = (e: Element | undefined) => (e === undefined ? '' : getComputedStyle(e).stroke);
        const lines = [...chart.querySelectorAll('svg > g')].flatMap(group => {
          // A line is three strokes: the ground round it, its edge, its colour.
          const strokes = [...group.querySelectorAll(':scope > path')];
          if (strokes.length !== 3) return [];
          const [, edge, fill] = strokes;
          return [
            {
              dashes: fill?.getAttribute('stroke-dasharray') ?? '',
              length: (fill as SVGPathElement).getTotalLength(),
              contrast: Math.max(contrast(stroke(edge), behind), contrast(stroke(fill), behind)),
            },
          ];
        });
        const marks = [...chart.querySelectorAll('svg circle, svg rect')];
        const texts = [...chart.querySelectorAll('svg text')];
        return {
          label: chart.getAttribute('aria-label') ?? '',
          lines,
          words: texts.map(text => {
            const mark = marks.find(
              m => m.parentElement === text.parentElement && m.nextElementSibling === text,
            );
            const on = mark === undefined ? behind : getComputedStyle(mark).fill;
            return { text: text.textContent ?? '', contrast: contrast(getComputedStyle(text).fill, on) };
          }),
          ends: marks.map(m => m.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
          inside: texts.every(text => {
            const { left, right, top, bottom } = text.getBoundingClientRect();
            return (
              left >= box.left && right <= box.right + 1 && top >= box.top - 1 && bottom <= box.bottom + 1
            );
          }),
        };
      });
  });

const titles = (charts: readonly Drawn[]) => charts.map(c => c.label.split('.')[0]);

test.each(['light', 'dark'] as const)(
  'charts over the whole game can be read in the %s theme, and without colour',
  async theme => {
    const app = await openApp('/', { theme });
    const { page } = app;
    await takeIn(page, TABLES);
    for (const [route, expected] of [
      ['/table/long/charts', ['Cash', 'Worth', 'Share prices']],
      ['/table/five/charts', ['Cash', 'Income', 'Treasury']],
    ] as const) {
      await app.goto(route);
      await page.getByRole('img', { name: new RegExp(`^${expected[2]}`) }).waitFor();
      await page.waitForFunction(
        () => document.querySelectorAll('svg g > path[stroke-dasharray]').length > 12,
      );
      const charts = await chartsOn(page);
      expect(titles(charts)).toEqual(expected);
      for (const { lines, words, ends, inside } of charts) {
        expect(lines.length).toBeGreaterThan(2);
        expect(ends).toHaveLength(lines.length);
        expect(new Set(lines.map(l => l.dashes)).size).toBe(lines.length);
        for (const line of lines) expect(line.length).toBeGreaterThan(20);
        for (const line of lines) expect(line.contrast).toBeGreaterThan(3);
        expect(words.filter(w => w.contrast < 4.5)).toEqual([]);
        expect(inside).toBe(true);
        const sorted = [...ends].sort((a, b) => a.top - b.top);
        for (const [i, end] of sorted.slice(1).entries())
          expect(end.top).toBeGreaterThanOrEqual(sorted[i]?.bottom ?? 0);
      }
    }
    await app.goto('/table/long/charts');
    // Where the game ended, in words as well, and under the points the turns: there were 250.
    const worth = page.getByRole('img', { name: /^Worth\. .*Ben: .*, 9,179(\.|$)/ });
    await worth.waitFor();
    const marks = (await worth.locator('text').allTextContents())
      .map(Number)
      .filter(n => n > 200 && n <= 250);
    expect(marks.length).toBeGreaterThan(0);
    expect(app.problems).toEqual([]);
    await app.close();
  },
);

const figure = (words: string): number => Number(words.replace(/[^\d−-]/g, '').replace('−', '-'));

test('the statement of an account adds up, and ends with what the desk shows', async () => {
  const app = await openApp('/');
  const { page } = app;
  await takeIn(page, TABLES);
  await app.goto('/table/long/ledger');
  for (const [name, closing] of [
    ['Anna', 3324],
    ['Ben', 5452],
    ['Clara', 4386],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).click();
    await page.getByText(`Statement of ${name}`).waitFor();
    const opening = page.getByLabel(/^At the start, /);
    expect(figure((await opening.getAttribute('aria-label')) ?? '')).toBe(800);
    const box = opening.locator('xpath=..');
    const rows = await box
      .locator('[role=group]')
      .evaluateAll(all => all.map(e => e.getAttribute('aria-label')));
    const sums = rows.map(row => figure(/, ([^,]*[\d,]+)$/.exec(row ?? '')?.[1] ?? ''));
    const last = sums[sums.length - 1] ?? 0;
    expect(rows[rows.length - 1]).toMatch(/^Now, /);
    expect(last).toBe(closing);
    expect(sums.slice(0, -1).reduce((a, b) => a + b, 0)).toBe(last);
    expect(sums.length).toBeGreaterThan(5);
  }
  await page.getByRole('button', { name: 'Boston & Maine' }).click();
  await page.getByText('Statement of B&M').waitFor();
  expect(app.problems).toEqual([]);
  await app.close();
});

test('what was undone for good stays in the ledger, struck, where it stood', async () => {
  const app = await openApp('/');
  const { page } = app;
  const route = await openSample(page);
  await pay(page, 'Anna', 'Ben', 10);
  await pay(page, 'Anna', 'Ben', 50);
  await page.getByLabel(/^Undo: /).click();
  await page.locator('[aria-label^="Ben, $110"]').first().waitFor();
  await pay(page, 'Anna', 'Ben', 20);
  await app.goto(`${route}/ledger`);
  const struck = page.getByRole('button', { name: /^Record 2, .*Anna pays Ben \$50\. undone by record 3$/ });
  await struck.waitFor();
  const order = await page
    .getByRole('button', { name: /^Record \d/ })
    .evaluateAll(all => all.map(e => /^Record (\d+)/.exec(e.getAttribute('aria-label') ?? '')?.[1]));
  expect(order).toEqual(['4', '2', '1']);
  const line = await struck
    .getByText('Anna pays Ben $50')
    .evaluate(e => getComputedStyle(e).textDecorationLine);
  expect(line).toBe('line-through');
  await page.getByRole('button', { name: 'Undone 1' }).click();
  await page.getByRole('button', { name: /^Record 4/ }).waitFor({ state: 'detached' });
  await struck.waitFor();
  await app.close();
});

test('a trial from the past is kept as a table of its own, or in place of what was played', async () => {
  const app = await openApp('/');
  const { page } = app;
  const route = await openSample(page);
  for (const amount of [10, 20, 50]) await pay(page, 'Anna', 'Ben', amount);
  const tryOut = async () => {
    await app.goto(`${route}/what-if?at=1`);
    await page.getByText(/^A trial on a copy/).waitFor();
    await tapPayment(page, 'Bank', 'Clara', 100);
    await page.locator('[aria-label^="Clara, $200"]').first().waitFor();
    await page.getByRole('button', { name: 'Keep it' }).click();
  };
  const stands = async (anna: number, clara: number) => {
    await page.locator(`[aria-label^="Anna, $${anna}"]`).last().waitFor();
    await page.locator(`[aria-label^="Clara, $${clara}"]`).last().waitFor();
  };

  await tryOut();
  await page.getByLabel(/^As a table of its own/).click();
  await page.waitForURL(url => /\/table\/[a-z0-9]+$/.test(url.pathname) && url.pathname !== route);
  await stands(90, 200);
  await app.goto(route);
  await stands(20, 100);

  await tryOut();
  await page.getByLabel(/^In place of what was played\. 2 later records/).click();
  await page.waitForURL(url => url.pathname === route);
  await stands(90, 200);
  await app.goto(`${route}/ledger`);
  await page.getByRole('button', { name: /^Record 3, .*undone by record 4$/ }).waitFor();
  expect(app.problems).toEqual([]);
  await app.close();
});
