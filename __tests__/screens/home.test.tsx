import { freshDevice, openAt, press, sampleTable, screen, sees } from './app';

import { useSettings } from '@/store/settings';

beforeEach(() => {
  freshDevice();
});

test('without tables the app explains itself and offers a table of each game to play with', async () => {
  await openAt('/');
  expect(await screen.findByRole('heading', { name: 'Bankhalter' })).toBeOnTheScreen();
  await sees(/keeps every account of your board game/);
  await press(/^Free bank\. /);
  await sees('Who pays whom?');
  expect(screen).toHavePathname(expect.stringMatching(/^\/table\/[a-z0-9]+$/) as unknown as string);
});

test('a sample of a game whose board has to be entered opens the new table, which asks for the figures', async () => {
  await openAt('/');
  await press(/^Spekulation\. /);
  expect(screen).toHavePathname('/new');
  await sees('Figures of your board are missing');
});

test('the table played last lies on top and is one tap away', async () => {
  await sampleTable();
  jest.useFakeTimers({ now: Date.now() + 1000 });
  const id = await sampleTable(undefined, [{ type: 'pay', from: 'p1', to: 'p2', amount: 20 }]);
  await openAt('/');
  await sees('Free bank · Payments: 1');
  await press('Continue: Friday');
  expect(screen).toHavePathname(`/table/${id}`);
});

test('a finished table says who won', async () => {
  await sampleTable(undefined, [{ type: 'pay', from: 'bank', to: 'p2', amount: 20 }, { type: 'finish' }]);
  await openAt('/');
  await sees('Finished');
  await sees('Free bank · Ben won');
});

test('an unknown address and an unknown table lead home', async () => {
  await openAt('/nowhere/at-all');
  await sees('There is no such page');
  await press('To the tables');
  expect(screen).toHavePathname('/');
});

test('a link to a table that is not here says so', async () => {
  await openAt('/table/gone');
  await sees('There is no such table here');
  await press('To the tables');
  expect(screen).toHavePathname('/');
});

test('language, theme and text size change at once and are kept', async () => {
  await openAt('/settings');
  await sees('Settings');
  await press('Deutsch', 'radio');
  await sees('Einstellungen');
  await press('Dunkel', 'radio');
  await press('Sehr groß', 'radio');
  await press(/^Vibrieren/, 'switch');
  expect(useSettings.getState()).toMatchObject({
    language: 'de',
    theme: 'dark',
    textSize: 'huge',
    haptics: false,
  });
});

test('the page about the app names every game and its book', async () => {
  await openAt('/about');
  await sees('Chicago Express');
  await sees('Free bank');
});
