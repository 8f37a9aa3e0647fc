import type { Page } from 'playwright-core';

import { openApp } from './harness';

/** Railroad Revolution by taps. All printed figures here are invented; the app asks for each when it is first needed. */
const hand = (page: Page) => {
  const button = (name: string | RegExp) =>
    page.getByRole('button', { name, exact: typeof name === 'string' }).first();
  const tap = async (...names: readonly (string | RegExp)[]) => {
    for (const name of names) await button(name).tap();
  };
  return {
    button,
    tap,
    /** The sheet that asks for figures: those printed are said, the others stay empty. */
    say: async (figures: Readonly<Record<string, number>>, ...chips: readonly string[]) => {
      for (const [label, n] of Object.entries(figures))
        await page.getByRole('textbox', { name: label, exact: true }).fill(String(n));
      await tap(...chips);
      await tap('Remember');
    },
    asks: (words: string | RegExp) => page.getByText(words).first().waitFor(),
    cash: async (name: string, amount: string) => {
      await page.locator(`[aria-label^="${name}, ${amount}"]`).first().waitFor();
    },
    opens: async (names: readonly string[]) => {
      await page
        .getByRole('radio', { name: /^Railroad Revolution/ })
        .or(page.getByRole('button', { name: /^Railroad Revolution/ }))
        .first()
        .tap();
      await tap('Remove Seat 3');
      for (const [i, name] of names.entries())
        await page.getByRole('textbox', { name: `Seat ${i + 1}`, exact: true }).fill(name);
      await tap('Open the bank');
      await page.waitForURL(/\/table\/[a-z0-9]+$/);
    },
  };
};

const AREAS = { buildings: [0, 2, 2, 2, 2, 1, 1, 2], rails: [1, 2, 2, 2, 2, 2, 2, 2] };
const areas = Object.fromEntries(
  AREAS.buildings.flatMap((n, i) => [
    [`${i + 1}: Buildings`, n],
    [`${i + 1}: Rails`, AREAS.rails[i] ?? 0],
  ]),
);

test('two players play a whole game by taps; every figure is asked for once, and the score adds up', async () => {
  const app = await openApp('/new');
  const { page } = app;
  const { tap, say, asks, cash, opens, button } = hand(page);
  await opens(['Anna', 'Ben']);

  // Set-up: Ben first, against the clock
  await tap(/^Worker beside the tile: grey/, /^Another tile/);
  await say({ Shares: 3 });
  await tap(/^Done/);
  await asks('takes a start tile');
  await tap(/^Worker beside the tile: orange/, /^Another tile/);
  await say({ Steps: 3 });
  for (const points of [1, 2, 3]) {
    await tap(/^Telegraph \+1/);
    await say({ Points: points });
  }
  await tap(/^Done/);

  // Round 1, Anna: 400 + 3 triangles = 700, orange brings 100 + 150
  await asks('places a worker');
  await tap(/^Worker: orange/, /^Railroad,/, 'More', 'More', /^Lay rail/);
  await say({ ...areas, 'Areas left of the logo': 2 });
  await cash('Anna', '$0');
  await tap('More', 'Miami', /^Lay rail/);
  await say({ Group: 2 });
  await cash('Anna', '−$100');
  await page.getByText('$100 still owed', { exact: false }).first().waitFor();
  // a line too many is taken out again
  await tap(/^Sell a share/);
  await cash('Anna', '$50');
  await tap(/^Take out: Anna sells shares: 1/);
  await cash('Anna', '−$100');
  await tap(/^Effect: orange/);
  await cash('Anna', '$150');
  await tap(/^End turn/);

  // Round 1, Ben: the first office, 3 + 1 shares, a worker for $600
  await asks('places a worker');
  await tap(/^Telegraph,/, /^Area 2/);
  await say({ 'Shares (brown)': 3, 'First office (white)': 1 }, 'Trade symbol: no');
  await say({ Points: 0 }); // his marker on the telegraph track now counts
  await tap(/^Give up a worker for the tile\?: white, supply/, '+$600');
  await cash('Ben', '$1,200');
  await tap(/^End turn/);

  // Round 2, Anna: a station in Washington, its reward and the bonus for the first
  await tap(/^Worker: white/, /^Station,/, /^Washington/);
  await say({ Steps: 2 });
  await say({ 'Price ($)': 120 });
  await say({ Points: 0 });
  await cash('Anna', '$30');
  await tap(/^Take the bonus for the first station/);
  await say({ Shares: 2 });
  for (const points of [1, 2]) {
    await tap(/^Stations \+1/);
    await say({ Points: points });
  }
  await tap(/^End turn/);

  // Round 2, Ben: a rail sold for 600; a promotion reaches a milestone, and a worker is hired to have four again
  await tap(/^Worker: grey/, /^Sale,/, /^Rail$/);
  await say({ 'Sells for ($)': 600 });
  await cash('Ben', '$1,800');
  await tap(/^promote 2, turn down/, /^Another tile/, /^Milestone A1-1/, /^Promote: white, supply/);
  await say(
    { Points: 4, 'Group or triangles 1': 1, 'How many 1': 1 },
    'Worker: white',
    'Condition 1: rails with triangles',
  );
  await page.getByText('1 worker too few', { exact: false }).first().waitFor();
  await tap('Sell shares, hire a worker', /^Hire a worker: orange/);
  await cash('Ben', '$1,000');
  await tap('Close', /^End turn/);
  await say({ 'Triangles at the first rail': 1 });
  await asks(/chooses a milestone of stack B/i);
  await tap(/^Another tile/);

  // Round 3
  await asks('places a worker');
  await tap(/^Worker: white/, /^Telegraph,/, /^Area 1/);
  await say({ 'Shares (brown)': 2 }, 'Trade symbol: no');
  await tap(/^End turn/);
  await tap(/^Railroad,/, /^Lay rail/);
  await cash('Ben', '$600');
  await tap(/^Lay rail/, /^End turn/);

  // Round 4: Anna clears what is left of the logo
  await tap(/^Sale,/, /^Rail$/);
  await say({ 'Sells for ($)': 700 });
  await cash('Anna', '$730');
  await page.getByText('Anna has cleared the areas', { exact: false }).first().waitFor();
  await tap(/^End turn/);
  await tap(/^Worker: orange/, /^Sale,/, /^Building/);
  await cash('Ben', '$1,300');
  await tap(/^promote 2, turn up/, /^End turn/);

  // Round 5, the last
  await page.getByText('Last round. Turns left', { exact: false }).first().waitFor();
  await tap(/^Telegraph,/, /^Area 2/);
  await say({ 'Points to the next area': 5 });
  await tap(/^End turn/);
  await tap(/^Worker: white/, /^Sale,/, /^Building/);
  await say({ 'Sells for ($)': 750 });
  await cash('Ben', '$2,050');
  await tap(/^End turn/);

  // Anna: 8 (locomotive) + 1 × 2 (station) + 2 × 3 (offices) + 5 (link) = 21
  await asks('The game is over');
  await tap(/^Score of Anna, 21 points/);
  for (const line of [
    'Locomotives face up: 1 × 8, 8',
    'Stations: 1 × 2, 2',
    'Telegraph, offices: 2 × 3, 6',
    'Telegraph link 1–2, 5',
    'Points in all, 21',
  ])
    await page.getByLabel(line, { exact: true }).first().waitFor();
  await tap('Close');
  // Ben: 8 (locomotive turned up again) + 4 (milestone) + 1 × 0 (office) = 12
  await tap(/^Score of Ben, 12 points/);
  for (const line of ['Locomotives face up: 1 × 8, 8', 'Milestone A1-1, 4', 'Points in all, 12'])
    await page.getByLabel(line, { exact: true }).first().waitFor();
  expect(app.problems).toEqual([]);
  expect(await button('Close').count()).toBe(1);
  await app.close();
}, 120_000);
