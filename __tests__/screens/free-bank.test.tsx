import { freshDevice, openAt, press, sampleTable, screen, sees } from './app';

import { useSettings } from '@/store/settings';
import { useTables } from '@/store/tables';

let storage: ReturnType<typeof freshDevice>;

beforeEach(() => {
  storage = freshDevice();
});

const open = async (played: Parameters<typeof sampleTable>[1] = []) => {
  const id = await sampleTable(undefined, played);
  await openAt(`/table/${id}`);
  await sees('Who pays whom?');
  return id;
};
const has = (words: string) => expect(screen.getByLabelText(words)).toBeOnTheScreen();

test('three taps pay, and one takes it back', async () => {
  await open();
  await press('Anna');
  await press('Ben');
  await press('$20');
  await sees(/^Anna pays Ben \$20/);
  has('Anna, $80');
  has('Ben, $120');
  await press('Undo: Anna pays Ben $20');
  has('Anna, $100');
  await press('Redo the undone record');
  has('Ben, $120');
});

test('everybody pays and is paid at once', async () => {
  await open();
  await press('Bank');
  await press('Everybody');
  await press('$50');
  has('Deniz, $150');
  await press('Everybody');
  await press('Clara');
  await press('$10');
  has('Clara, $180');
  has('Deniz, $140');
});

test('another amount is typed, and can be remembered and forgotten', async () => {
  await open();
  await press('Anna');
  await press('Ben');
  await press('Other amount');
  await press('Digit 3');
  await press('Digit 5');
  await press('Pay $35');
  has('Anna, $65');
  await press('Remember $35');
  expect(useSettings.getState().amounts['free-bank']).toContain(35);
  await press('Usual amounts: Edit');
  await press('Forget $35');
  expect(useSettings.getState().amounts['free-bank']).not.toContain(35);
});

test('nothing, and twenty digits, are answered in words before anything is booked', async () => {
  await open();
  await press('Anna');
  await press('Ben');
  await press('Other amount');
  await sees('Say an amount first.');
  await press('Digit 0');
  await sees('At least $1.');
  for (let i = 0; i < 20; i++) await press('Digit 9');
  await sees('No account holds that much.');
});

test('a refusal says why and by which rule, and offers what is possible instead', async () => {
  await open();
  await press('Ben');
  await press('Anna');
  await press('$100');
  await press('Ben');
  await press('Anna');
  await press('$5');
  await sees('Nothing was booked');
  await sees('Ben has $0 and cannot pay $5.');
  expect(screen.queryByRole('button', { name: /^Ben pays Anna/ })).toBeNull();
  await press('Change it');
  expect(screen.queryByText('Nothing was booked')).toBeNull();
  await press('Turn round');
  await press('Other amount');
  for (const digit of '500') await press(`Digit ${digit}`);
  await press('Pay $500');
  await sees('Anna has $200 and cannot pay $500.');
  await press('Anna pays Ben $200');
  has('Ben, $200');
});

test('the table may overrule a rule: the correction is prefilled, booked and marked', async () => {
  const id = await open();
  await press('Anna');
  await press('Ben');
  await press('Other amount');
  for (const digit of '500') await press(`Digit ${digit}`);
  await press('Pay $500');
  await press('Overrule it');
  expect(screen).toHavePathname(`/table/${id}/correction`);
  await sees(/Overrules FB-3: Anna has \$100/);
  expect(screen.getByLabelText('How much').props.value).toBe('500');
  await press('Book the correction');
  await sees('Movement 1: Anna has only $100.');
});

test('an entry the storage refuses is not booked, and works when it answers again', async () => {
  await open();
  jest.spyOn(storage, 'write').mockRejectedValueOnce(new Error('the disk is gone'));
  await press('Anna');
  await press('Ben');
  await press('$20');
  await sees(/The storage of this device refused the entry/);
  has('Anna, $100');
  await press('Close');
  await press('$20');
  has('Anna, $80');
});

test('closing the game leads to the result', async () => {
  const id = await open([{ type: 'pay', from: 'p1', to: 'p2', amount: 20 }]);
  await press('Close the game');
  await press('See the result');
  expect(screen).toHavePathname(`/table/${id}/result`);
  await sees('Ben wins');
  await sees('Ben is $20 ahead of Clara.');
  await press('Same table again');
  await sees('Who pays whom?');
  expect(useTables.getState().list).toHaveLength(2);
});
