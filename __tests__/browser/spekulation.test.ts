import { readFileSync } from 'node:fs';
import path from 'node:path';

import { spekulation } from '../../rules/spekulation';
import { SAMPLE_SHEET } from '../../rules/spekulation/examples';
import type { Recorded } from '../rules/recorded';
import { openApp, type App } from './harness';
import { hand } from './spekulation';

/** Discs and plates are letters that stand for a name: what is said is the name. */
const faults = async (app: App): Promise<readonly string[]> =>
  (await app.accessibility()).filter(fault => !fault.startsWith('label-content-name-mismatch'));

const NAMES = ['Anna', 'Ben', 'Clara'];
const recorded: Recorded = JSON.parse(
  readFileSync(path.join(__dirname, '../../rules/spekulation/replays/3-players.json'), 'utf8'),
);

test('a board is typed in and a whole game of three is played by taps', async () => {
  const started = spekulation.start({
    players: ['p1', 'p2', 'p3'],
    options: recorded.options,
    sheet: SAMPLE_SHEET,
  });
  if (!started.ok) throw new Error(started.reason);
  const app = await openApp('/sheets?game=spekulation', { reducedMotion: true });
  const { page } = app;
  const { tap, fillSheet, nameSeats, play } = hand(page);

  await fillSheet();
  expect(await faults(app)).toEqual([]);
  await tap('New table with it');
  await nameSeats(NAMES);
  await page.getByRole('radio', { name: 'Ben', exact: true }).tap();
  await tap('Open the bank');
  const inCards = recorded.actions.findIndex(a => a.type === 'card') + 2;
  const begun = await play(started.table, recorded.actions.slice(0, inCards), NAMES);
  expect(await faults(app)).toEqual([]);
  const inTrade =
    recorded.actions.findIndex((a, i) => i > inCards && a.type === 'draw' && a['tile'] === 'trade') + 1;
  const traded = await play(begun.table, recorded.actions.slice(inCards, inTrade), NAMES);
  expect(await faults(app)).toEqual([]);
  const rest = await play(traded.table, recorded.actions.slice(inTrade), NAMES);
  const { table } = rest;
  const count = begun.count + traded.count + rest.count;
  const mostInTrade = Math.max(begun.mostInTrade, rest.mostInTrade);
  console.log(`${recorded.actions.length} actions in ${count} taps`);
  expect(mostInTrade).toBeLessThanOrEqual(2);
  expect(spekulation.end(table)?.over).toBe(true);

  await tap('See the result');
  for (const { player, worth } of recorded.standings) {
    const name = NAMES[Number(player.slice(1)) - 1];
    await page.locator(`[aria-label$=": ${name}, $${worth}"]`).waitFor();
  }
  const [winner] = recorded.standings;
  const best = NAMES[Number(winner?.player.slice(1)) - 1] ?? '';
  expect(await page.getByRole('heading').first().textContent()).toContain(best);
  expect(app.problems).toEqual([]);
  await app.close();
}, 240_000);
