import { spekulation } from '@/rules/spekulation';
import { SAMPLE_SHEET } from '@/rules/spekulation/examples';
import type { Action } from '@/rules/spekulation/types';
import { tableStore } from '@/store/table';
import { useTables } from '@/store/tables';

import { freshDevice, openAt, press, screen, sees } from '../app';

beforeEach(() => {
  freshDevice();
});

const NAMES = ['Anna', 'Ben', 'Clara'];

const open = async (played: readonly Action[], memory = true) => {
  const made = await useTables.getState().create({
    game: spekulation.id,
    name: 'Friday',
    mode: 'bank',
    seats: NAMES.map((name, i) => ({ name, colour: String(i) })),
    options: { start: 'p1', memory },
    sheet: SAMPLE_SHEET,
  });
  if (!made.ok) throw new Error(made.reason);
  const table = tableStore(made.id).getState();
  await table.open();
  if (played.length > 0) {
    const booked = await table.dispatchAll(played);
    if (!booked.ok) throw new Error(booked.reason);
  }
  table.close();
  await openAt(`/table/${made.id}`);
};
const has = (words: string | RegExp) => expect(screen.getAllByLabelText(words).length).toBeGreaterThan(0);
const hasNot = (words: string | RegExp) => expect(screen.queryAllByLabelText(words)).toEqual([]);

const DEALT: readonly Action[] = [
  { type: 'deal', by: 'p1', company: 'c1' },
  { type: 'deal', by: 'p2', company: 'c2' },
  { type: 'deal', by: 'p3', company: 'c3' },
];
const TRADING: readonly Action[] = [...DEALT, { type: 'draw', by: 'p1', tile: 'trade', distance: 3 }];
const TRADED: readonly Action[] = [
  ...TRADING,
  { type: 'done', by: 'p1' },
  { type: 'done', by: 'p2' },
  { type: 'done', by: 'p3' },
];
const MOVED: readonly Action[] = [
  ...TRADED,
  { type: 'card', by: 'p1', company: 'c1' },
  { type: 'card', by: 'p2', company: 'c2' },
  { type: 'card', by: 'p3', company: 'c1' },
  { type: 'move' },
];

test('the drawn shares are told with one tap each, then the first distance with one', async () => {
  await open([]);
  await sees('Which share did Anna draw?');
  await press('MET, Metro');
  await sees('Which share did Ben draw?');
  await press('TIM, Timbuktu');
  await press('ALH, Alhambra');
  await sees('draws a movement tile only');
  await press('Distance 3');
  await sees('buys one, sells one, in any order');
});

test('a player gets through the trade with two taps: sell, buy', async () => {
  await open(TRADING);
  await press('Sell MET for $20');
  await sees('may still buy one');
  await press('Buy VIE for $20');
  await sees('Ben');
  await sees('buys one, sells one, in any order');
  has(/^Ben, \$20, to act/);
});

test('who does not trade says so with one tap', async () => {
  await open(TRADING);
  await press('No trade');
  has(/^Ben, \$20, to act/);
});

test('what cannot be bought says why, with its rule', async () => {
  await open([...TRADING, { type: 'buy', by: 'p1', company: 'c4' }]);
  await press('Buy ACH for $20');
  await sees(/has bought VIE in this round/);
});

test('cards take one tap each, the result stands there before it is booked', async () => {
  await open(TRADED);
  await press('MET, Metro');
  await press('TIM, Timbuktu');
  await press('MET, Metro');
  has(/^1: MET, field 7, \$31, /);
  has(/^2: TIM, field 4, \$27, /);
  await sees('After this movement');
  await press('Move the stones');
  await sees('draws an action and a movement tile');
});

test('a card told wrongly is told again before the stones move', async () => {
  await open(TRADED);
  await press('MET, Metro');
  await press('TIM, Timbuktu');
  await press('MET, Metro');
  await press('Clara: MET, Metro');
  await press('ACH, Acht');
  has('Clara: ACH, Acht');
  has(/^1: ACH, field 5, /);
});

test('a position tile shows where a stone would go before it goes', async () => {
  await open([...MOVED, { type: 'draw', by: 'p2', tile: 'plus', distance: 2 }]);
  await press(/^2: TIM, /);
  has(/^1: TIM, field 8, \$31, /);
  await press('Set TIM to 8');
  await sees('Card of Ben');
});

test('what if shows prices without booking anything', async () => {
  await open(MOVED);
  await press('What if');
  await press('Distance 6');
  await press('ACH, Acht');
  has(/^1: ACH, field 8, \$31, /);
  await press('Close');
  has(/^1: MET, field 7, /);
});

test('a table that wants to remember by itself sees no cards and no tiles, until it asks', async () => {
  await open(MOVED, false);
  await sees('draws an action and a movement tile');
  hasNot(/has played/);
  await press('Show cards and tiles');
  has('Anna has played Metro');
});

test('a figure put right in mid-game counts at once', async () => {
  await open(TRADING);
  await press('Menu');
  await press('Board sheet', 'menuitem');
  await press('Board, Board: Price at the start, 20');
  await press('Digit 2');
  await press('Digit 5');
  await press('Next cell');
  await press('Back');
  has('Buy VIE for $25');
});
