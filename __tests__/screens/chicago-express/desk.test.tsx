import { chicagoExpress } from '@/rules/chicago-express';
import type { Action } from '@/rules/chicago-express/types';
import { money } from '@/rules/kernel/money';
import type { PlayerId } from '@/rules/kernel/ledger';

import { freshDevice, openAt, press, sampleTable, screen, sees } from '../app';

beforeEach(() => {
  freshDevice();
});

const bid = (by: PlayerId, amount: number): Action => ({ type: 'bid', by, amount: money(amount) });
const pass = (by: PlayerId): Action => ({ type: 'pass', by });
const won = (amount: number): readonly Action[] => [bid('p1', amount), pass('p2'), pass('p3'), pass('p4')];

/** Anna holds one share of each and begins; the treasuries hold 7, 6, 5 and 8. */
const OPENED: readonly Action[] = [...won(7), ...won(6), ...won(5), ...won(8)];
const only = (by: PlayerId, dial: 'auction' | 'expand' | 'develop'): readonly Action[] => [
  { type: 'choose', by, dial },
  { type: 'decline', by },
];

const open = async (played: readonly Action[], ...more: readonly Action[]) => {
  const id = await sampleTable(chicagoExpress, [...played, ...more]);
  await openAt(`/table/${id}`);
};
const has = (words: string | RegExp) => expect(screen.getAllByLabelText(words).length).toBeGreaterThan(0);

test('one tap bids the minimum, one the next, one passes', async () => {
  await open([]);
  await sees('share 1 of 3');
  await press('Bid $7');
  await press('Bid $8');
  await sees('bids more than $8, or passes for good');
  await press('Pass');
  await press('Pass');
  await press('Pass');
  await sees('share 1 of 4');
  has(/^Ben, \$22/);
});

test('an auction shows the sum behind its minimum', async () => {
  await open(OPENED);
  await press(/^Auction, /);
  await press('Offer a share of NYC, minimum bid $4');
  has('income 8 ÷ (1 sold + 1) = 4, rounded up to whole dollars');
  await press('Bid $4');
  await press('Pass');
  await press('Pass');
  await press('Pass');
  has(/^NYC, income 8, pays \$4 a share, \$12 in its treasury, 2 of 5 shares sold/);
});

test('only the dial is turned with one tap more', async () => {
  await open(OPENED);
  await press(/^Develop, /);
  await press('Only turn the dial');
  await sees('chooses an action');
  has(/^Develop, 3 left/);
});

test('a railroad card says what one more share would change', async () => {
  await open(OPENED);
  await press(/^NYC, income 8/);
  has(/Pays if one more is sold.*\$4/);
  has(/Locomotives left.*23 of 24/);
});

test('two dials on red: the card is shown before the dividend is paid, and one tap pays it', async () => {
  await open(
    OPENED,
    ...only('p1', 'auction'),
    ...only('p2', 'auction'),
    ...only('p3', 'auction'),
    ...only('p4', 'develop'),
    ...only('p1', 'develop'),
    ...only('p2', 'develop'),
    { type: 'choose', by: 'p3', dial: 'develop' },
  );
  await press('Only turn the dial');
  await sees('General dividend');
  has('Anna, $4');
  await press('Not yet, back to the desk');
  await press('Only turn the dial');
  await press('Pay out $26');
  await sees('chooses an action');
  has('Anna, $30');
  has(/^Auction, 3 left/);
});

test('without the map an expansion is its cost and its income', async () => {
  await open(OPENED, { type: 'choose', by: 'p1', dial: 'expand' }, { type: 'use-map', map: false });
  await press(/^PRR, \$7/);
  await press('Cost in all +');
  await press('Income gained +');
  await press('Build for $2');
  has(/^PRR, income 8, pays \$8 a share, \$5 in its treasury/);
});

test('without the map a development is entered too', async () => {
  await open(OPENED, { type: 'choose', by: 'p1', dial: 'develop' }, { type: 'use-map', map: false });
  await press('PRR');
  await press('Develop City or mountain');
  has(/^PRR, income 8/);
  await sees('19 houses left');
});
