import type { Page } from 'playwright-core';

import { GAMES } from '../../rules/registry';
import { SAMPLE_SHEET } from '../../rules/spekulation/examples';
import { openApp } from './harness';
import { recordedTable, takeIn, type Moment } from './recorded-tables';

/** A worked answer: what is typed or tapped, the answer on the certificate, and lines of the working with their rules. */
interface Worked {
  readonly type?: readonly (readonly [field: string, figure: number, which?: number])[];
  readonly tap?: readonly string[];
  readonly answer: readonly [words: string, figure?: string];
  readonly rule: string;
  readonly working: readonly string[];
}

const THERE = 'Locomotives already there';

// Worked out by hand from the rulebooks.
const WORKED: Readonly<Record<string, Worked>> = {
  'chicago-express/dividend': {
    type: [
      ['Income', 23],
      ['Shares sold', 4],
      ['Shares of one holder', 3],
    ],
    answer: ['A holder of 3', '$18'],
    rule: 'CE-25',
    working: ['23 ÷ 4 sold, rounded up, CE-25, $6', 'The bank pays in all, $24'],
  },
  'chicago-express/bid': {
    type: [['Income', 22]],
    answer: ['Minimum bid', '$8'],
    rule: 'CE-10',
    working: ['22 ÷ (2 sold + 1) = 8, rounded up, CE-10'],
  },
  'chicago-express/expansion': {
    type: [
      ['First hex, red figure', 3],
      [THERE, 1, 0],
      ['Second hex, red figure', 4],
      [THERE, 2, 1],
      ['Third hex, red figure', 1],
    ],
    answer: ['The treasury pays', '$19'],
    rule: 'CE-14',
    working: ['Hex 1: 3 × 2, CE-14, $6', 'Hex 2: 4 × 3, CE-14, $12', 'Hex 3: 1 × 1, CE-14, $1'],
  },
  'chicago-express/end': {
    type: [['Charters without shares', 3]],
    answer: ['The next dividend is the last'],
    rule: 'CE-26',
    working: ['Charters still to run out of shares, CE-26, 0', 'Houses still to be built, CE-26, 17'],
  },
  '1830/dividend': {
    type: [
      ['Revenue', 190],
      ['Shares in the bank pool', 2],
      ['Shares in the offering', 3],
    ],
    answer: ['A share draws', '$19'],
    rule: '§20.3',
    working: [
      'A holder of 3, $57',
      'Company treasury, for 2 in the pool, §20.3, $38',
      'Stays in the bank, for 3 unsold, §20.3, $57',
      'Paid out: $100 moves to, §8.2c, $112',
      'Withheld: $100 moves to, §8.2d, $90',
    ],
  },
  '1830/sale': {
    type: [
      ['Shares sold', 3],
      ['Shares in the pool before', 3],
    ],
    answer: ['Proceeds', '$300'],
    rule: '§15',
    working: ['New price, 3 rows down, §8.2a, $76', 'Too many: the pool has room for 2, §12b'],
  },
  '1830/president': {
    type: [['Shares of the other', 4]],
    answer: ['The presidency passes'],
    rule: '§13',
    working: [],
  },
  '1830/certificates': {
    type: [
      ['Players', 3],
      ['Shares outside the coloured zones', 12],
      ['Presidencies among them', 2],
    ],
    answer: ['Certificates, of 20', '11'],
    rule: '§10',
    working: ['Still allowed, §10, 9'],
  },
  '1830/train': {
    tap: ['Train: Diesel'],
    answer: ['Price', '$1,100'],
    rule: '§22',
    working: ['With a 4, 5 or 6 handed in, §21, $800', 'The first one scraps all 4-trains, §22'],
  },
  '1830/worth': {
    type: [
      ['Cash', 455],
      ['Open privates at face value', 70],
      ['Its price', 126, 0],
      ['Shares, second company', 3],
      ['Its price', 90, 1],
    ],
    answer: ['Worth', '$1,425'],
    rule: '§25',
    working: ['5 × $126, §25, $630', '3 × $90, §25, $270'],
  },
  '1830/capital': {
    tap: ['Par: 67'],
    answer: ['The company gets', '$670'],
    rule: '§11',
    working: ['President’s certificate costs, §9, $134', 'Paid in when 6 shares are sold, §11, $402'],
  },
  '1830/tile': {
    tap: ['Tile: 59'],
    answer: ['Can become 64, 65, 66, 67, 68'],
    rule: '§18.1',
    working: ['Value of its stop, §20.3, 40'],
  },
  'railroad-revolution/rails': {
    type: [['Triangles at all fields', 5]],
    answer: ['To pay', '$900'],
    rule: 'RR-4',
    working: ['The rails of one action, RR-4, $400', 'Terrain: 5 × $100, RR-4, $500'],
  },
  'railroad-revolution/score': {
    type: [
      ['Locomotives face up', 3],
      ['Points of milestones reached', 31],
      ['Connected cities of group 5', 4],
      ['Network marker: points', 3],
      ['Stations', 5],
      ['Stations marker: points', 2],
      ['Telegraph links of 8', 2],
    ],
    answer: ['Points in all', '93'],
    rule: 'RR-12',
    working: ['Locomotives: 3 × 8, RR-12, 24', 'Network, RR-10, 12', 'Telegraph links, RR-12, 16'],
  },
  'railroad-revolution/tie': {
    type: [
      ['Cash', 450],
      ['Shares', 5],
    ],
    answer: ['Counts as', '$1,200'],
    rule: 'RR-12',
    working: ['Shares: 5 × $150, RR-12, $750'],
  },
  'spekulation/price': {
    type: [
      ['Field of the stone (0 = start, 60 = END)', 33],
      ['Place', 7],
    ],
    answer: ['A share costs', '−$11'],
    rule: 'SP-2',
    working: ['List of fields 21 to 40, place 7, SP-2', 'Below zero: a seller pays the bank, SP-3, $11'],
  },
  'spekulation/movement': {
    type: [
      ['Field of the stone (0 = start)', 10],
      ['Distance drawn', 5],
      ['Bank Holidays shown', 1],
      ['Another stone on field (0 = start)', 11],
      ['A third stone on field', 13],
    ],
    tap: ['Players: 5 or 6'],
    answer: ['The stone comes to field', '15'],
    rule: 'SP-9',
    working: ['Bank Holiday: 5 ÷ 2, rounded up, is 3, SP-10', 'Occupied fields passed over, SP-9, 2'],
  },
};

const shows = async (page: Page, { answer: [words, figure], rule, working }: Worked): Promise<void> => {
  await page.getByText(words, { exact: true }).first().waitFor();
  if (figure !== undefined) await page.getByText(figure, { exact: true }).first().waitFor();
  await page.getByText(new RegExp(`· Rule ${rule.replace('.', '\\.')}$`)).waitFor();
  for (const line of working) await page.getByLabel(line, { exact: true }).waitFor();
};

test('every calculator opens by its link, works an example out, and has the figures again the next time', async () => {
  const all = GAMES.flatMap(game => game.calculators.map(c => `${game.id}/${c.id}`));
  expect(Object.keys(WORKED).sort()).toEqual([...all].sort());
  const app = await openApp('/');
  const { page } = app;
  const board = { version: 1, id: 'board', game: 'spekulation', name: 'Ours', changedAt: 0 } as const;
  await takeIn(page, [recordedTable('t', 'free-bank', 'friday')], [{ ...board, sheet: SAMPLE_SHEET }]);
  for (const [route, worked] of Object.entries(WORKED)) {
    await app.goto(`/calc/${route}`);
    for (const [field, figure, which = 0] of worked.type ?? [])
      await page.getByLabel(field, { exact: true }).nth(which).fill(String(figure));
    for (const choice of worked.tap ?? []) await page.getByLabel(choice, { exact: true }).click();
    await shows(page, worked);
  }
  for (const [route, worked] of Object.entries(WORKED)) {
    await app.goto(`/calc/${route}`);
    await shows(page, worked);
  }
  expect(app.problems).toEqual([]);
  await app.close();
});

const CARDS: readonly (readonly [
  game: string,
  replay: string,
  until: Moment | undefined,
  heading: string,
])[] = [
  ['chicago-express', 'five-players', { asks: 'bids-more', n: 60 }, 'Auction'],
  ['chicago-express', 'five-players', { asks: 'expands-further', n: 15 }, 'Expand'],
  ['chicago-express', 'two-players', undefined, 'The end'],
  ['1830', 'five-players-with-three-sixes', { asks: 'ask-stock', n: 90 }, 'Limits'],
  ['1830', 'three-players-to-the-diesels', { asks: 'ask-dividend', n: 20 }, 'What things cost'],
  ['railroad-revolution', 'three-players', { asks: 'asks-worker', n: 8 }, 'A turn at a glance'],
  ['railroad-revolution', 'three-players', { asks: 'asks-railroad', n: 3 }, 'Railroad'],
  ['spekulation', '3-players', { asks: 'trade', n: 30 }, 'Trade'],
];

test('from a table one tap opens the reference card of its game at what matters now', async () => {
  const app = await openApp('/');
  const { page } = app;
  await takeIn(
    page,
    CARDS.map(([game, replay, until], i) => recordedTable(`card${i}`, game, replay, until)),
  );
  for (const [i, [game, , , heading]] of CARDS.entries()) {
    await app.goto(`/table/card${i}`);
    await page.getByRole('button', { name: 'Reference card' }).click();
    await page.waitForURL(new RegExp(`/reference/${game}`));
    const now = page.getByText('What matters now');
    await now.waitFor();
    // The first heading under the title, and beside it the words that say why.
    const beside = now.locator('xpath=preceding-sibling::*[@role="heading" or self::h1 or self::h2][1]');
    expect(await beside.textContent()).toBe(heading);
    const lines = page.locator('[role=group]').filter({ visible: true });
    for (const line of await lines.all())
      expect(await line.getAttribute('aria-label')).toMatch(/ (CE-|§|RR-|SP-)\d+\S*$/);
    expect(await lines.count()).toBeGreaterThan(15);
  }
  expect(app.problems).toEqual([]);
  await app.close();
});
