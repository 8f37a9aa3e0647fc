import { freshDevice, openAt, press, screen, sees, write } from './app';

import { useSettings } from '@/store/settings';
import { useTables } from '@/store/tables';

const LONG = 'Wilhelmina-Theodora von und zu der langen Wiese';

beforeEach(() => {
  freshDevice();
});

const name = (...names: readonly string[]) => names.forEach((n, i) => write(`Seat ${i + 1}`, n));
const listed = () => useTables.getState().list;

test('game, names and options make a table, and the names are remembered', async () => {
  await openAt('/new?game=free-bank');
  name('Anna', 'Ben', '🦊 Clara');
  write('Starting cash', '250');
  await press('Currency sign: €');
  await press('Paper money', 'radio');
  await press('Open the bank');
  await sees('Who pays whom?');
  expect(listed()[0]?.header).toMatchObject({
    game: 'free-bank',
    mode: 'aid',
    options: { cash: 250, sign: '€' },
    seats: [{ name: 'Anna' }, { name: 'Ben' }, { name: '🦊 Clara' }],
  });
  expect(useSettings.getState().names).toEqual(['Anna', 'Ben', '🦊 Clara']);
  expect(screen.getByLabelText('Anna, €250')).toBeOnTheScreen();
});

test('empty, doubled and very long names are told apart, and nothing typed is lost', async () => {
  await openAt('/new?game=free-bank');
  name('Anna', ' anna ', LONG);
  await press('Open the bank');
  await sees('anna sits here twice. Names tell the accounts apart.');
  await sees(/At most 40 characters/);
  await sees('Seat 2 needs another name.');
  write(/^Seat 2/, '');
  await press('Open the bank');
  await sees('Give seat 2 a name.');
  expect(screen.queryAllByText('Seat 2 needs another name.')).toEqual([]);
  expect(listed()).toEqual([]);
  expect(screen.getByLabelText(/^Seat 1/).props.value).toBe('Anna');
});

test.each(['', '-5', '2.5', '99999999999999999999'])('%p is no starting cash', async typed => {
  await openAt('/new?game=free-bank');
  name('Anna', 'Ben', 'Clara');
  write('Starting cash', typed);
  await press('Open the bank');
  await sees('The setting “Starting cash” does not fit.');
  expect(listed()).toEqual([]);
});

test('seats move, go, come, and take those who have played before', async () => {
  useSettings.setState({ names: ['Deniz'] });
  await openAt('/new?game=free-bank');
  name('Anna', 'Ben', 'Clara');
  await press('Move Clara up');
  await press('Remove Anna');
  await press('Seat Deniz');
  await press('Change the colour of Deniz');
  await press('plum', 'radio');
  await press('Open the bank');
  await sees('Who pays whom?');
  expect(listed()[0]?.header.seats.map(s => s.name)).toEqual(['Clara', 'Ben', 'Deniz']);
  expect(listed()[0]?.header.seats[2]?.colour).toBe('4');
});

test('a game for fewer players drops seats, and the first player is one of those who are left', async () => {
  await openAt('/new?game=chicago-express');
  name('Anna', 'Ben', 'Clara');
  await press('Clara', 'radio');
  await press('Open the bank');
  await sees(/^opens at \$7 or more/);
  expect(listed()[0]?.header.options).toMatchObject({ firstBidder: 'p3' });
});

test('a storage that is full keeps the form as it is', async () => {
  const storage = freshDevice();
  const write = jest.spyOn(storage, 'write');
  await openAt('/new?game=free-bank');
  name('Anna', 'Ben', 'Clara');
  write.mockRejectedValueOnce(Object.assign(new Error('full'), { name: 'QuotaExceededError' }));
  await press('Open the bank');
  await sees(/This device has no room left/);
  expect(screen.getByLabelText(/^Seat 1/).props.value).toBe('Anna');
  await press('Open the bank');
  await sees('Who pays whom?');
});
