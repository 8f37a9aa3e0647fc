import { act } from 'expo-router/testing-library';

import { spekulation } from '@/rules/spekulation';
import { SAMPLE_SHEET } from '@/rules/spekulation/examples';
import { exportSheet, importFile } from '@/store/files';
import { useSheets } from '@/store/sheets';

import { freshDevice, openAt, press, screen, sees, write } from '../app';

beforeEach(() => {
  freshDevice();
  useSheets.setState({ status: 'loading', list: [] });
});

const has = (words: string | RegExp) => expect(screen.getAllByLabelText(words).length).toBeGreaterThan(0);
const openNew = async () => {
  await openAt('/sheets?game=spekulation');
  await press('New sheet, Spekulation');
  await sees('Our board');
};

test('what is missing is counted and named, and one tap leads there', async () => {
  await openNew();
  await sees('27 still missing. Companies, 4: Name is empty.');
  await press('Go there');
  has('Companies, 4: Name');
});

test('digits, the minus sign and the next cell fill a list', async () => {
  await openNew();
  await press('Prices at END, END: 1st, empty');
  for (const key of ['Digit 1', 'Digit 2', 'Minus sign', 'Next cell', 'Digit 7', 'Next cell'])
    await press(key);
  has('Prices at END, END: 1st, −12');
  has('Prices at END, END: 2nd, 7');
  expect(useSheets.getState().list[0]?.sheet['end']?.[0]).toMatchObject({ r1: -12, r2: 7, r3: null });
});

test('a run of figures fills the lines it needs; a figure that does not fit is named', async () => {
  await openNew();
  await press('Price lists of the track, line 1: To, empty');
  await press('Type several');
  write('Type several', '20 9 8 7 6 5 4 3 x');
  await press('Fill in');
  await sees('“x” does not fit there. Nothing was filled in.');
  write(/^Type several/, '20 9 8 7 6 5 4 3 -2 21 59 1 2 3 4 5 6 7 8');
  await press('Fill in');
  expect(useSheets.getState().list[0]?.sheet['stretches']).toMatchObject([
    { from: 1, to: 20, r8: -2 },
    { from: 21, to: 59, r1: 1, r8: 8 },
  ]);
});

test('a choice is one tap, and the colour stands beside its name', async () => {
  await openNew();
  await press('Companies, 4: Colour, empty');
  await press('Red');
  has('Companies, 4: Colour, Red');
});

test('sheets are renamed, duplicated and deleted', async () => {
  await openNew();
  await press('Back');
  await press('More for Our board');
  await press('Rename', 'menuitem');
  write('Name of the sheet', 'Star side');
  await press('Rename');
  await sees('Star side');
  await press('More for Star side');
  await press('Duplicate', 'menuitem');
  await sees('Star side, copy');
  await press('More for Star side, copy');
  await press('Delete', 'menuitem');
  await press('Delete');
  expect(useSheets.getState().list.map(s => s.name)).toEqual(['Star side']);
});

test('an exported sheet comes back whole, and only once', async () => {
  const made = await useSheets.getState().create(spekulation.id, 'Ours', SAMPLE_SHEET);
  if (!made.ok) throw new Error(made.reason);
  const file = exportSheet(made.id);
  if (!file.ok) throw new Error(file.reason);
  await useSheets.getState().remove(made.id);
  expect(await importFile(file.text)).toMatchObject({ ok: true, sheets: [expect.any(String)] });
  expect(useSheets.getState().list).toMatchObject([{ name: 'Ours', sheet: SAMPLE_SHEET }]);
  expect(await importFile(file.text)).toMatchObject({ ok: true, sheets: [] });
  expect(await importFile(file.text.replace('"r1":31', '"r1":32'))).toMatchObject({ ok: false });
});

test('a price is asked of the players’ own board', async () => {
  await openAt('/calc/spekulation/price');
  await sees('Figures of your board are missing');
  await act(async () => {
    await useSheets.getState().create(spekulation.id, 'Ours', SAMPLE_SHEET);
  });
  await sees('A share costs');
});
