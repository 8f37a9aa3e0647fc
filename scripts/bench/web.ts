import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { openSample } from '@/__tests__/browser/bank';
import { closeAll, openApp, type App } from '@/__tests__/browser/harness';
import { findChromium } from '../chromium';
import { figure, median, percentile, untaken, type Figure } from './figures';

const DIST = path.join(__dirname, '..', '..', 'dist');
const SLOWED = 6;
const STARTS = 5;
const PAYMENTS = 30;
/** Payments before those that count: a fresh page compiles what it runs. How long that takes is told apart. */
const FIRST_PAYMENTS = 2;
/** Three taps a second. */
const QUICK_FINGER = 333;
const NAMES = {
  whole: 'web: whole app, compressed',
  first: 'web: first load, compressed',
  fonts: 'web: fonts of the first screen',
  screen: `web: first meaningful screen, processor slowed ${SLOWED} times`,
  firstTap: `web: slowest of the first taps, processor slowed ${SLOWED} times`,
  tap: `web: tap to painted, 95 % below, processor slowed ${SLOWED} times`,
  booked: `web: tap to booked and painted, 95 % below, processor slowed ${SLOWED} times`,
} as const;

const filesUnder = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const file = path.join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(file) : [file];
  });
const kilobytes = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0) / 1000;

const slowed = async (route: string): Promise<App> => {
  const app = await openApp(route);
  await app.throttleCpu(SLOWED);
  return app;
};

interface FirstScreen {
  readonly at: number;
  /** What was fetched until then, the page itself included; what the service worker keeps for later is not. */
  readonly files: readonly string[];
}

/** From the first byte asked for to the first button that does something, without cache or service worker. */
const firstScreen = async (): Promise<FirstScreen> => {
  const app = await slowed('/favicon.svg');
  await app.page.addInitScript(() => {
    new MutationObserver((_all, observer) => {
      if (document.querySelector('[aria-label="New table"]') === null) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => Object.assign(globalThis, { seenAt: performance.now() })));
    }).observe(document, { childList: true, subtree: true });
  });
  await app.goto('/');
  const seen = await app.page.waitForFunction(() => (globalThis as unknown as { seenAt?: number }).seenAt);
  const at = Number(await seen.jsonValue());
  const paths = await app.page.evaluate(until => {
    const fetched = performance.getEntriesByType('resource');
    return fetched.filter(f => f.startTime <= until).map(f => new URL(f.name).pathname);
  }, at);
  await app.close();
  const files = ['index.html', ...new Set(paths)].map(name => path.join(DIST, decodeURIComponent(name)));
  return { at, files: files.filter(file => existsSync(file)) };
};

interface Taps {
  readonly first: readonly number[];
  readonly taps: readonly number[];
  readonly booked: readonly number[];
}

/** Payments by fingers: each tap to its next paint, and each last tap to the paint of the new balance. */
const taps = async (): Promise<Taps> => {
  const app = await openApp('/');
  const { page } = app;
  await openSample(page);
  await app.throttleCpu(SLOWED);
  await page.evaluate(() => {
    const taken: Record<number, number> = {};
    const booked: number[] = [];
    Object.assign(globalThis, { taken, booked });
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEventTiming & {
        readonly interactionId: number;
      })[])
        if (entry.interactionId > 0)
          taken[entry.interactionId] = Math.max(taken[entry.interactionId] ?? 0, entry.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
    let tappedAt = 0;
    document.addEventListener('pointerup', event => (tappedAt = event.timeStamp), { capture: true });
    new MutationObserver(changes => {
      if (changes.every(c => !(c.target as Element).getAttribute('aria-label')?.startsWith('Anna, $')))
        return;
      const began = tappedAt;
      requestAnimationFrame(() => setTimeout(() => booked.push(performance.now() - began)));
    }).observe(document, { attributes: true, attributeFilter: ['aria-label'], subtree: true });
  });
  const spots: { readonly x: number; readonly y: number }[] = [];
  for (const label of ['Bank', 'Anna', '$5']) {
    const box = await page.getByLabel(label, { exact: true }).boundingBox();
    if (box !== null) spots.push({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  }
  let paid = 0;
  const pay = async (payments: number) => {
    for (let i = 0; i < payments; i++) {
      for (const { x, y } of spots) {
        await page.touchscreen.tap(x, y);
        await page.waitForTimeout(QUICK_FINGER);
      }
      paid += 5;
      await page
        .locator(`[aria-label^="Anna, $${100 + paid}"]`)
        .first()
        .waitFor();
    }
    await page.waitForTimeout(500);
    return page.evaluate(() => {
      const { taken, booked } = globalThis as unknown as { taken: Record<number, number>; booked: number[] };
      const found = { taps: Object.values(taken), booked: booked.splice(0) };
      for (const id in taken) delete taken[id];
      return found;
    });
  };
  const first = (await pay(FIRST_PAYMENTS)).taps;
  const found = await pay(PAYMENTS);
  await app.close();
  return { first, ...found };
};

/** The built app: how big it is, how soon it is there, and how soon it answers a finger. */
export const webFigures = async (): Promise<readonly Figure[]> => {
  const none = (names: readonly string[], unit: string, reason: string): readonly Figure[] =>
    names.map(name => untaken(name, unit, reason));
  const timings = [NAMES.screen, NAMES.firstTap, NAMES.tap, NAMES.booked];
  if (!existsSync(path.join(DIST, 'index.html'))) {
    const reason = 'the web app is not built: npm run build:web';
    return [...none([NAMES.whole, NAMES.first, NAMES.fonts], 'kB', reason), ...none(timings, 'ms', reason)];
  }
  const whole = figure(NAMES.whole, kilobytes(filesUnder(DIST)), 'kB');
  if (findChromium() === undefined) {
    const reason = 'there is no Chromium on this machine';
    return [whole, ...none([NAMES.first, NAMES.fonts], 'kB', reason), ...none(timings, 'ms', reason)];
  }
  try {
    const screens: FirstScreen[] = [];
    for (let i = 0; i < STARTS; i++) screens.push(await firstScreen());
    const fetched = new Set(screens.flatMap(s => s.files));
    const [code, fonts] = [/\.(html|js|css)$/, /\.(woff2|ttf)$/].map(kind =>
      kilobytes([...fetched].filter(file => kind.test(file))),
    );
    const { first, taps: tapped, booked } = await taps();
    // Taps answered within a frame are not reported; they count as one frame.
    const all = [...tapped, ...Array.from({ length: Math.max(0, 3 * PAYMENTS - tapped.length) }, () => 16)];
    return [
      whole,
      figure(NAMES.first, code ?? NaN, 'kB', { most: 600 }),
      figure(NAMES.fonts, fonts ?? NaN, 'kB'),
      figure(NAMES.screen, median(screens.map(s => s.at)), 'ms'),
      figure(NAMES.firstTap, Math.max(...first), 'ms'),
      figure(NAMES.tap, percentile(all, 0.95), 'ms', { most: 100 }),
      figure(NAMES.booked, percentile(booked, 0.95), 'ms', { most: 100 }),
    ];
  } finally {
    await closeAll();
  }
};
