import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

import type { Page } from 'playwright-core';

import { closeAll, openApp } from '../__tests__/browser/harness';
import { recordedTable, takeIn } from '../__tests__/browser/recorded-tables';

/** Takes the pictures of the README from the built web app, with recorded games on its tables. */
const FOLDER = path.join(__dirname, '..', 'assets', 'screenshots');

const THREE = 'three-players-to-the-diesels';
const FIVE = 'five-players-with-three-sixes';
const TABLES = [
  recordedTable('bank', 'free-bank', 'friday', undefined, 'Any Friday'),
  recordedTable('over', 'chicago-express', 'two-players', undefined, 'After dinner'),
  recordedTable(
    'map',
    'chicago-express',
    'five-players',
    { asks: 'expands-further', n: 15 },
    'Five to Chicago',
  ),
  recordedTable(
    'rr',
    'railroad-revolution',
    'three-players',
    { asks: 'asks-worker', n: 8 },
    'Coast to coast',
  ),
  recordedTable('prices', 'spekulation', '3-players', { asks: 'trade', n: 30 }, 'Short and sharp'),
  recordedTable('stock', '1830', FIVE, { asks: 'ask-stock', n: 90 }, 'Long Saturday'),
  recordedTable('pay', '1830', THREE, { asks: 'ask-dividend', n: 40 }, 'Club night'),
  recordedTable('auction', 'chicago-express', 'five-players', { asks: 'bids-more', n: 60 }, 'Sunday by five'),
];

interface Picture {
  readonly name: string;
  readonly route: string;
  readonly theme?: 'dark';
}

const PICTURES: readonly Picture[] = [
  { name: 'tables', route: '/' },
  { name: 'chicago-express-auction', route: '/table/auction' },
  { name: 'chicago-express-map', route: '/table/map' },
  { name: '1830-stock-round', route: '/table/stock', theme: 'dark' },
  { name: '1830-operating', route: '/table/pay' },
  { name: 'spekulation', route: '/table/prices' },
  { name: 'railroad-revolution', route: '/table/rr', theme: 'dark' },
  { name: 'ledger', route: '/table/pay/ledger' },
];

const settled = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.getByRole('button').first().waitFor();
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  await page.waitForTimeout(400);
};

const main = async (): Promise<void> => {
  mkdirSync(FOLDER, { recursive: true });
  const { page, goto } = await openApp('/', { scale: 1.25, reducedMotion: true });
  await takeIn(page, TABLES);
  for (const { name, route, theme = 'light' } of PICTURES) {
    await page.emulateMedia({ colorScheme: theme });
    await goto(route);
    await settled(page);
    const file = path.join(FOLDER, `${name}.png`);
    await page.screenshot({ path: file });
    console.log(`${name}.png, ${Math.round(statSync(file).size / 1024)} kB`);
  }
};

void main().finally(closeAll);
