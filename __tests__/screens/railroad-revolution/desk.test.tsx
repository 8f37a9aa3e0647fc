import { waitFor } from '@testing-library/react-native';

import { shareText } from '@/components/share/share-text';
import { blankSheet, type Sheet } from '@/rules/kernel/sheet';
import { railroadRevolution } from '@/rules/railroad-revolution';
import { SAMPLE_SHEET } from '@/rules/railroad-revolution/examples';
import type { Action } from '@/rules/railroad-revolution/types';
import { tableStore } from '@/store/table';
import { useTables } from '@/store/tables';

import { freshDevice, openAt, press, screen, sees, write } from '../app';

jest.mock('@/components/share/share-text', () => ({ shareText: jest.fn(async () => undefined) }));
const shared = jest.mocked(shareText);

beforeEach(() => {
  freshDevice();
});

const SET_UP: readonly Action[] = [
  { type: 'start-tile', by: 'p2', tile: '1a', worker: 'grey' },
  { type: 'done', by: 'p2' },
  { type: 'start-tile', by: 'p1', tile: '4b', worker: 'orange' },
  { type: 'done', by: 'p1' },
];
const place = (
  deed: 'station' | 'railroad' | 'telegraph' | 'sell',
  worker: 'white' | 'orange' = 'white',
): Action => ({
  type: 'place',
  by: 'p1',
  deed,
  worker,
});

const open = async (played: readonly Action[], sheet: Sheet = SAMPLE_SHEET): Promise<string> => {
  const made = await useTables.getState().create({
    game: railroadRevolution.id,
    name: 'Gold Spike',
    mode: 'bank',
    seats: ['Anna', 'Ben'].map((name, i) => ({ name, colour: String(i) })),
    options: { first: 'p1', gates: 'normal', milestones: 'three' },
    sheet,
  });
  if (!made.ok) throw new Error(made.reason);
  const table = tableStore(made.id).getState();
  await table.open();
  const booked = played.length === 0 ? undefined : await table.dispatchAll(played);
  if (booked !== undefined && !booked.ok)
    throw new Error(`${booked.reason} ${JSON.stringify(booked.params)}`);
  table.close();
  await openAt(`/table/${made.id}`);
  return made.id;
};
const has = (words: string | RegExp) => expect(screen.getAllByLabelText(words).length).toBeGreaterThan(0);

test('the four actions say what they cost and bring for the worker that is tapped', async () => {
  await open(SET_UP);
  await sees('places a worker');
  has('Railroad, 2 rails: $400 + $100 for each triangle, Promote one worker');
  await press(/^Worker: orange/);
  has('Railroad, 2 rails: $400 + $100 for each triangle, +$100 and $50 for each triangle');
  has('Sale, Area 1: +$600; turn a locomotive, +$100 for the locomotives');
  has('Station, City’s price, from $120; its reward, The city’s price falls away');
  has('Telegraph, Shares of the area; more as the first, +$100 for each share');
});

test('the receipt runs along, takes effects in any order, and a line is taken out again', async () => {
  await open([...SET_UP, place('railroad', 'orange')]);
  await press(/^Effect: orange/);
  await press('More');
  await press(/^Lay rail/);
  await sees('$250');
  has('lays a rail, triangles: 1, Rails −$400, Terrain −$100, Orange worker +$50, −$450');
  await press(/^Sell a share/);
  await sees('$400');
  await press(/^Take out: Anna sells shares/);
  await sees('$250');
  await press('Lay rail $0');
  await press(/^End turn/);
  has(/^Ben, \$600/);
  await sees('places a worker');
});

test('a turn does not end in debt; the notice says what is owed', async () => {
  await open([
    ...SET_UP,
    place('railroad'),
    { type: 'rail', by: 'p1', terrain: 3, trade: false, cities: [] },
    { type: 'rail', by: 'p1', terrain: 2, trade: true, cities: ['Miami'] },
  ]);
  await sees(/^\$300 still owed/);
  await sees('Trade symbol: one trade follows for everyone');
  await press(/^To the trade/);
  await sees(/Anna is \$300 short/);
});

test('a figure that is not on the sheet is asked for in place, remembered, and the action goes on', async () => {
  await open([], blankSheet(railroadRevolution.sheet));
  await press(/^Worker beside the tile: grey/);
  await press(/^Another tile/);
  await sees('Start tiles 1a');
  write('Shares', '3');
  await press('Remember');
  await sees('uses the start tile');
  has(/^Score of Ben, 8 points, 6 shares/);
});

test('the score sheet explains every line', async () => {
  await open([
    ...SET_UP,
    place('telegraph'),
    { type: 'office', by: 'p1', area: 2 },
    { type: 'end-action', by: 'p1' },
  ]);
  await press(/^Score of Anna/);
  has('Locomotives face up: 1 × 8, 8');
  has('Telegraph, offices: 1 × 0, 0');
  has('Points in all, 8');
  has('In a tie, $600 + 8 × $150, $1,800');
  has('Offices, 2, 1');
});

test('the result counts points and puts no sign of money before them', async () => {
  const id = await open(SET_UP);
  await openAt(`/table/${id}/result`);
  await sees('points');
  await sees('8');
  has(/^Place 1: \w+, 8$/);
  expect(screen.queryAllByText('$8')).toEqual([]);
  await sees('Points turn by turn');
});

test('the shared standings count points too', async () => {
  const id = await open(SET_UP);
  await openAt(`/table/${id}/share`);
  await press(/^The standings as text/);
  await waitFor(() => expect(shared.mock.calls[0]?.[0]).toMatch(/^1\. \w+: 8 points$/m));
  expect(shared.mock.calls[0]?.[0]).not.toContain('$');
});

test('a trade goes round: both deals for the active player, one for the other', async () => {
  await open([
    ...SET_UP,
    { type: 'trade-tile', tile: '5' },
    place('telegraph'),
    { type: 'office', by: 'p1', area: 6 },
    { type: 'end-action', by: 'p1' },
  ]);
  await sees('Trade: Anna');
  await press('Upper deal for 2 shares, 3 steps');
  await sees('Steps: 3');
  await press(/^Network \+1/);
  await press('Done');
  await sees('Trade: Ben');
  await press('Done');
  await sees('turns up the next trade tile');
  await press(/^Tile 2, 2: free rail/);
  await sees('places a worker');
});
