import type { Page } from 'playwright-core';

import { GAMES } from '../../rules/registry';
import { openApp, type App } from './harness';
import { recordedTable, takeIn, type Moment } from './recorded-tables';

const MOMENTS: readonly (readonly [id: string, game: string, replay: string, until?: Moment])[] = [
  ['bank', 'free-bank', 'friday'],
  ['ce-opening', 'chicago-express', 'five-players', { asks: 'bids-more', n: 3 }],
  ['ce-turn', 'chicago-express', 'five-players', { asks: 'chooses', n: 12 }],
  ['ce-track', 'chicago-express', 'five-players', { asks: 'expands-further', n: 15 }],
  ['ce-house', 'chicago-express', 'five-players', { asks: 'develops', n: 4 }],
  ['ce-offer', 'chicago-express', 'five-players', { asks: 'offers', n: 4 }],
  ['ce-over', 'chicago-express', 'two-players'],
  ['18-privates', '1830', 'five-players-with-three-sixes', { asks: 'ask-auction', n: 4 }],
  ['18-lot', '1830', 'five-players-with-three-sixes', { asks: 'ask-lot' }],
  ['18-par', '1830', 'five-players-with-three-sixes', { asks: 'ask-par' }],
  ['18-stock', '1830', 'five-players-with-three-sixes', { asks: 'ask-stock', n: 90 }],
  ['18-track', '1830', 'three-players-to-the-diesels', { asks: 'ask-track', n: 30 }],
  ['18-token', '1830', 'three-players-to-the-diesels', { asks: 'ask-token', n: 30 }],
  ['18-run', '1830', 'three-players-to-the-diesels', { asks: 'ask-run', n: 30 }],
  ['18-pay', '1830', 'three-players-to-the-diesels', { asks: 'ask-dividend', n: 40 }],
  ['18-trains', '1830', 'three-players-to-the-diesels', { asks: 'ask-trains', n: 40 }],
  ['18-need', '1830', 'three-players-to-the-diesels', { asks: 'ask-need', n: 2 }],
  ['18-surplus', '1830', 'three-players-to-the-diesels', { asks: 'ask-surplus' }],
  ['sp-deal', 'spekulation', '3-players', { asks: 'deal', n: 2 }],
  ['sp-draw', 'spekulation', '3-players', { asks: 'draw', n: 5 }],
  ['sp-trade', 'spekulation', '3-players', { asks: 'trade', n: 30 }],
  ['sp-card', 'spekulation', '3-players', { asks: 'card', n: 20 }],
  ['sp-plus', 'spekulation', '3-players', { asks: 'plus' }],
  ['rr-start', 'railroad-revolution', 'three-players', { asks: 'asks-start-effects', n: 3 }],
  ['rr-worker', 'railroad-revolution', 'three-players', { asks: 'asks-worker', n: 8 }],
  ['rr-railroad', 'railroad-revolution', 'three-players', { asks: 'asks-railroad', n: 3 }],
  ['rr-station', 'railroad-revolution', 'three-players', { asks: 'asks-station', n: 3 }],
  ['rr-telegraph', 'railroad-revolution', 'three-players', { asks: 'asks-telegraph', n: 3 }],
  ['rr-sale', 'railroad-revolution', 'three-players', { asks: 'asks-sell', n: 3 }],
  ['rr-trade', 'railroad-revolution', 'three-players', { asks: 'asks-trade', n: 2 }],
  ['rr-over', 'railroad-revolution', 'two-players-variants'],
];
const DESKS = MOMENTS.map(([id]) => `/table/${id}`);
const PAGES = ['ledger', 'offers', 'correction', 'note', 'history', 'what-if', 'share', 'hand-over'];
const ROUTES = [
  '/',
  ...DESKS,
  ...PAGES.map(page => `/table/18-pay/${page}`),
  ...['ce-over', 'rr-over', 'sp-trade'].map(id => `/table/${id}/result`),
  '/receive',
  '/sheets',
  '/calc',
  ...GAMES.flatMap(game => game.calculators.slice(0, 1).map(({ id }) => `/calc/${game.id}/${id}`)),
  ...GAMES.filter(game => game.text.en.card !== undefined).map(game => `/reference/${game.id}`),
  '/settings',
  '/about',
  '/nowhere',
];

const withTables = async (): Promise<App> => {
  const app = await openApp('/', { reducedMotion: true });
  await takeIn(
    app.page,
    MOMENTS.map(moment => recordedTable(...moment)),
  );
  return app;
};

const arrived = async (page: Page): Promise<void> => {
  await page.locator('[role=button]:visible, button:visible').first().waitFor();
  await page.waitForFunction(() => document.querySelector('[role=progressbar]') === null);
  await page.waitForTimeout(150);
};

const visit = async ({ goto, page }: App, route: string): Promise<void> => {
  await goto(route);
  await arrived(page);
};

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name }).first();

/** What can be pressed or typed into, in sight and not disabled. Each gets a number for the keyboard to find. */
const pressables = (page: Page): Promise<readonly { readonly nr: number; readonly name: string }[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        '[role=button], button, a[href], input, textarea, [role=radio], [role=switch], [role=checkbox], [role=tab], [role=slider]',
      ),
    ]
      .filter(
        el =>
          el.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          el.closest('[aria-hidden=true], [inert]') === null &&
          el.getAttribute('aria-disabled') !== 'true' &&
          !el.hasAttribute('disabled'),
      )
      .map((el, nr) => {
        el.dataset['nr'] = String(nr);
        const name = el.getAttribute('aria-label') ?? el.getAttribute('placeholder') ?? el.textContent ?? '';
        return { nr, name: name.trim() };
      }),
  );

const reachedByTab = async (page: Page, presses: number): Promise<ReadonlySet<number>> => {
  const reached = new Set<number>();
  for (let i = 0; i < presses; i++) {
    await page.keyboard.press('Tab');
    const nr = await page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset['nr']);
    if (nr !== undefined) reached.add(Number(nr));
  }
  return reached;
};

/** Both themes of the page as it stands. */
const faultsOf = async (app: App, where: string): Promise<readonly string[]> => {
  const found: string[] = (await pressables(app.page))
    .filter(one => one.name === '')
    .map(one => `${where}: number ${one.nr} has no name`);
  for (const theme of ['light', 'dark'] as const) {
    await app.page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    found.push(...(await app.accessibility()).map(fault => `${where}, ${theme}: ${fault}`));
  }
  return found;
};

test('axe finds nothing on any screen in either theme, and everything to press has a name', async () => {
  const empty = await openApp('/', { reducedMotion: true });
  await arrived(empty.page);
  const found = [...(await faultsOf(empty, 'no table yet'))];
  await empty.close();

  const app = await withTables();
  for (const route of ROUTES) {
    await visit(app, route);
    found.push(...(await faultsOf(app, route)));
  }
  await visit(app, '/new');
  for (const game of GAMES) {
    await app.page.getByRole('radio', { name: new RegExp(`^${game.text.en.name}`) }).click();
    found.push(...(await faultsOf(app, `a new table of ${game.id}`)));
  }
  await visit(app, '/sheets?game=spekulation');
  await button(app.page, /^New sheet/).click();
  await arrived(app.page);
  found.push(...(await faultsOf(app, 'the sheet editor')));
  await visit(app, '/table/18-pay');
  await button(app.page, 'Menu').click();
  await app.page.getByRole('dialog').waitFor();
  found.push(...(await faultsOf(app, 'the menu of a table')));
  expect(found).toEqual([]);
  await app.close();
}, 600_000);

test('the Tab key reaches everything that can be pressed, and Enter presses it', async () => {
  const app = await withTables();
  const { page } = app;
  const missed: string[] = [];
  const routes = [
    '/',
    '/new',
    '/settings',
    '/table/bank',
    '/table/ce-turn',
    '/table/ce-track',
    '/table/18-lot',
  ];
  for (const route of [
    ...routes,
    '/table/18-stock',
    '/table/sp-trade',
    '/table/rr-worker',
    '/calc/1830/sale',
  ]) {
    await visit(app, route);
    const all = await pressables(page);
    const reached = await reachedByTab(page, all.length + 4);
    missed.push(...all.filter(one => !reached.has(one.nr)).map(one => `${route}: ${one.name}`));
  }
  expect(missed).toEqual([]);

  await visit(app, '/table/ce-opening');
  const bid = button(page, /^Bid \$/);
  const words = (await bid.getAttribute('aria-label')) ?? '';
  await bid.focus();
  await page.keyboard.press('Enter');
  await page.getByText(words.replace('Bid', 'bids')).first().waitFor();

  await button(page, 'Menu').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  const inside = await page.evaluate(() =>
    document.querySelector('[role=dialog]')?.contains(document.activeElement),
  );
  expect(inside).toBe(true);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await app.close();
}, 120_000);

test('text at twice its size leaves no screen wider than the phone, and what books stays in sight', async () => {
  const app = await withTables();
  const { page } = app;
  await visit(app, '/settings');
  await page.getByRole('radio', { name: 'Huge' }).click();
  const found: string[] = [];
  for (const route of [...ROUTES, '/new']) {
    await visit(app, route);
    const { width, wanted } = await page.evaluate(() => ({
      width: document.documentElement.clientWidth,
      wanted: document.documentElement.scrollWidth,
    }));
    if (wanted > width) found.push(`${route}: ${wanted} wide`);
    const out = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[role=button]')]
        .filter(el => el.checkVisibility() && el.getAttribute('aria-label') !== null)
        .filter(el => {
          const { left, right, width: wide } = el.getBoundingClientRect();
          // A map, a market and a row of chips are dragged.
          let box: HTMLElement | null = el.parentElement;
          const drags = ({ overflowX, touchAction }: CSSStyleDeclaration) =>
            overflowX === 'auto' || overflowX === 'scroll' || touchAction === 'none';
          while (box && !drags(getComputedStyle(box))) box = box.parentElement;
          return box === null && wide > 0 && (left < -1 || right > innerWidth + 1);
        })
        .map(el => el.getAttribute('aria-label') ?? ''),
    );
    found.push(...out.map(name => `${route}: ${name} is cut off`));
  }
  const primary = [
    ['/', 'New table'],
    ['/new', 'Open the bank'],
    ['/table/ce-opening', /^Bid \$/],
    ['/table/18-stock', 'Buy'],
    ['/table/18-lot', /^Bid \$/],
    ['/table/sp-trade', /^(Done|No trade)$/],
  ] as const;
  for (const [route, name] of primary) {
    await visit(app, route);
    const box = await button(page, name).boundingBox();
    if (box === null || box.y < 0 || box.y + box.height > 845)
      found.push(`${route}: ${String(name)} is out of sight`);
  }
  expect(found).toEqual([]);
  await app.close();
}, 180_000);

test('another language in the middle of an auction changes the words and nothing else', async () => {
  const app = await openApp('/', { reducedMotion: true });
  const { page } = app;
  const opening = { asks: 'bids-more', n: 3 };
  await takeIn(page, [recordedTable('ce-opening', 'chicago-express', 'five-players', opening)]);
  await visit(app, '/table/ce-opening');
  const next = (await button(page, /^Bid \$/).getAttribute('aria-label')) ?? '';
  await button(page, /^Bid \$/).click();
  await page.getByText(next.replace('Bid', 'bids')).first().waitFor();
  const asked = (await button(page, /^Bid \$/).getAttribute('aria-label'))?.replace(/\D/g, '') ?? '';
  await button(page, 'Menu').click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Deutsch' }).click();
  await page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
  await page.goBack();
  const german = button(page, /^\$\d+ bieten$/);
  await german.waitFor();
  expect((await german.getAttribute('aria-label'))?.replace(/\D/g, '')).toBe(asked);
  await german.click();
  await button(page, /^Rückgängig: .* bietet/).waitFor();
  expect(app.problems).toEqual([]);
  await app.close();
}, 60_000);
