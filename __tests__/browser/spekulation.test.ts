import { readFileSync } from 'node:fs';
import path from 'node:path';

import { spekulation } from '../../rules/spekulation';
import { SAMPLE_SHEET } from '../../rules/spekulation/examples';
import type { Recorded } from '../rules/recorded';
import { openApp } from './harness';
import { hand } from './spekulation';

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
  expect(await app.accessibility()).toEqual([]);
  await tap('New table with it');
  await nameSeats(NAMES);
  await page.getByRole('radio', { name: 'Ben', exact: true }).tap();
  await tap('Open the bank');
  const { table, count, mostInTrade } = await play(started.table, recorded.actions, NAMES);
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
