import { freshDevice, openAt, press, screen, sees, write } from './app';

import { useSettings } from '@/store/settings';

beforeEach(() => {
  freshDevice();
  useSettings.setState({ figures: {} });
});

test('two taps from the first screen to an answer', async () => {
  await openAt('/');
  await press('Minimum bid, Chicago Express');
  await sees('Minimum bid');
  await sees(/16 ÷ \(2 sold \+ 1\) = 6, rounded up/);
});

test('a figure is typed or stepped, and is there again the next time', async () => {
  await openAt('/calc/chicago-express/bid');
  write('Income', '22');
  await sees(/22 ÷ \(2 sold \+ 1\) = 8, rounded up/);
  await press('More: Shares sold so far');
  await sees(/22 ÷ \(3 sold \+ 1\) = 6, rounded up/);
  screen.unmount();
  await openAt('/calc/chicago-express/bid');
  await sees(/22 ÷ \(3 sold \+ 1\) = 6, rounded up/);
});

test.each(['', '0.5', '-3', '99999999999999999999', 'abc'])(
  '%p is no income; the last figure stays',
  async bad => {
    await openAt('/calc/chicago-express/bid');
    write('Income', bad);
    await sees(/16 ÷ \(2 sold \+ 1\) = 6, rounded up/);
  },
);

test('all calculators are listed by game, each behind its own link', async () => {
  await openAt('/calc');
  await sees('1830');
  await press('1830: Train purchase', 'link');
  await press('Train: Diesel');
  await sees(/^With a 4, 5 or 6 handed in/);
});

test('a link to nothing says so', async () => {
  await openAt('/calc/1830/nothing');
  await sees('This calculator does not exist.');
});

test('the reference card opens at what matters now', async () => {
  await openAt('/reference/chicago-express?section=expand');
  await sees('What matters now');
  const heads = screen.getAllByRole('heading').map(h => String(h.props['children']));
  expect(heads.findIndex(h => h.includes('Expand'))).toBeLessThan(
    heads.findIndex(h => h.includes('Auction')),
  );
});
