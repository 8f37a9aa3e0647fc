import { freshDevice, openAt, press, sampleTable, screen, sees } from '../app';

import { eighteen30 } from '@/rules/1830';
import type { AnyAction } from '@/rules/kernel/action';
import { tableStore } from '@/store/table';

import { AUCTION, TO_OPERATING, TO_RUN, TO_STOCK } from './opening';

beforeEach(() => {
  freshDevice();
});

const open = async (played: readonly AnyAction[] = []): Promise<string> => {
  const id = await sampleTable(eighteen30, played);
  await openAt(`/table/${id}`);
  return id;
};

const lastOf = (id: string): AnyAction | undefined => {
  const { view } = tableStore(id).getState();
  if (view.status !== 'open') throw new Error(view.status);
  const record = view.story.chapters.at(-1)?.record;
  return record?.kind === 'action' ? record.action : undefined;
};

test('1830 §7: a private is bought in one tap, the least bid is one tap, a higher one is stepped up', async () => {
  const id = await open();
  await press('Anna buys the SVR for $20');
  expect(lastOf(id)).toEqual({ type: 'take', by: 'p1', private: 'SVR', price: 20 });
  await press('Ben bids $165 for the C&A');
  expect(lastOf(id)).toEqual({ type: 'bid', by: 'p2', private: 'C&A', amount: 165 });
  await press(/^Camden & Amboy\. /);
  await press('One more: $175');
  await press('Bid $175');
  expect(lastOf(id)).toEqual({ type: 'bid', by: 'p3', private: 'C&A', amount: 175 });
  await sees('Lies on bids');
  expect(screen.getByLabelText('Clara, $425 free, $175')).toBeOnTheScreen();
});

test('1830 §7.2: a bid of any sum from the least on is typed', async () => {
  const id = await open();
  await press('Anna buys the SVR for $20');
  await press(/^Camden & Amboy\. /);
  await press('Other amount');
  for (const digit of '171') await press(`Digit ${digit}`);
  await press('Ben bids for the C&A · $171');
  expect(lastOf(id)).toEqual({ type: 'bid', by: 'p2', private: 'C&A', amount: 171 });
});

test('1830 §8.1: the par of the B&O is one tap', async () => {
  const id = await open(AUCTION);
  await press(/^Par \$82\. free\. gets \$820/);
  expect(lastOf(id)).toEqual({ type: 'par', by: 'p2', company: 'bo', price: 82 });
});

test('1830 §4: a share is bought in three taps, and a president’s certificate too', async () => {
  const id = await open(TO_STOCK);
  await press('Buy');
  await press('Pennsylvania, not started');
  await press(/^Par \$67\. costs \$134/);
  expect(lastOf(id)).toEqual({ type: 'par', by: 'p3', company: 'prr', price: 67 });
  await press('Buy');
  await press('Pennsylvania, 67');
  await press(/^From the offering, for \$67/);
  expect(lastOf(id)).toEqual({ type: 'buy', by: 'p4', company: 'prr', from: 'offering' });
});

test('1830: a refused purchase names its section', async () => {
  const pass = (by: string): AnyAction => ({ type: 'pass', by });
  const others = ['p3', 'p4', 'p1'].map(pass);
  const id = await open([
    ...TO_STOCK,
    ...others,
    { type: 'par', by: 'p2', company: 'cpr', price: 100 },
    ...others,
  ]);
  await press('Buy');
  await press('Baltimore & Ohio, 100');
  await press(/^From the offering, for \$100/);
  const section = eighteen30.refusals['no-credit'];
  expect(screen.getByLabelText(new RegExp(`^Nothing was booked.*Rule ${section}$`))).toBeOnTheScreen();
  expect(screen.getByLabelText(new RegExp(`Rule ${eighteen30.refusals['no-credit']}$`))).toBeOnTheScreen();
  expect(lastOf(id)).toEqual(pass('p1'));
});

test('1830: the card of a company says what it has and where its shares are', async () => {
  await open(TO_OPERATING);
  await press(/^President Clara/);
  expect(screen.getByLabelText('Treasury, $670')).toBeOnTheScreen();
  expect(screen.getByLabelText('Clara, president, 30 %')).toBeOnTheScreen();
  expect(screen.getByLabelText('Initial offering, 40 %')).toBeOnTheScreen();
});

test('1830 §17: track and token are one tap each, and the strip leads on to the run', async () => {
  const id = await open(TO_OPERATING);
  await press('Tile $80, water');
  expect(lastOf(id)).toEqual({ type: 'lay-track', company: 'prr', cost: 80 });
  await press('Token $40');
  expect(lastOf(id)).toMatchObject({ type: 'place-token', company: 'prr', cost: 40 });
  await press('No run');
  expect(lastOf(id)).toEqual({ type: 'run', company: 'prr', revenue: 0 });
  await press(/^2-train from the bank/);
  await press('End the turn');
  expect(lastOf(id)).toEqual({ type: 'end-turn', company: 'prr' });
});

test('1830 §18: a named tile knows its price and what fits', async () => {
  const id = await open(TO_OPERATING);
  await press('Name the tile');
  await press('Row H');
  await press('H10 Pittsburgh');
  await press('Tile 57');
  await press('Tile 57 on H10, $0');
  expect(lastOf(id)).toEqual({ type: 'lay-track', company: 'prr', cost: 0, field: 'H10', tile: '57' });
});

test('1830 §20.3: a run is typed or tapped stop by stop, then paid or withheld with its consequences', async () => {
  const id = await open(TO_RUN);
  await press('Go to Run');
  await press('Digit 3');
  await press('Digit 0');
  await press('2-train earns $0');
  await press('Tap the stops', 'radio');
  await press('Altoona $10');
  await press('Lancaster $20');
  await press('Run for $60');
  expect(lastOf(id)).toEqual({ type: 'run', company: 'prr', revenue: 60 });
  await sees('Treasury after');
  expect(screen.getAllByLabelText('Clara, +$18')[0]).toBeOnTheScreen();
  expect(screen.getByLabelText('Unsold, stays')).toBeOnTheScreen();
  await press('Pay out');
  await sees('Dividend of $60 · per share');
  await press('Done');
  expect(lastOf(id)).toEqual({ type: 'pay-out', company: 'prr' });
});

test('1830 §22: what a train sets off stands there before it is bought', async () => {
  const bought = ['2', '2', '2', '2'].map(train => ({
    type: 'buy-train',
    company: 'prr',
    train,
    from: 'bank',
    price: 80,
  }));
  await open([...TO_OPERATING, { type: 'run', company: 'prr', revenue: 0 }, ...bought]);
  await sees(/PRR has 4 trains/);
  await press(/^Phase 2/);
  await sees('rusts the 2 · limit 3 · operating rounds 2 · yellow, green · companies may buy privates');
  await press('Tiles', 'radio');
  expect(screen.getByLabelText('Tile 7, 4 of 4 left, becomes 18, 26, 27, 28, 29')).toBeOnTheScreen();
});
