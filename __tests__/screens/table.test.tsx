import { freshDevice, openAt, press, sampleTable, screen, sees, write } from './app';

import { chicagoExpress } from '@/rules/chicago-express';
import { gameById } from '@/rules/registry';
import { memoryStorage } from '@/store/storage-memory';
import { tableStore } from '@/store/table';
import { useTables } from '@/store/tables';

const PLAYED = [
  { type: 'pay', from: 'p1', to: 'p2', amount: 20 },
  { type: 'pay-all', from: 'bank', amount: 50 },
  { type: 'pay', from: 'p2', to: 'p3', amount: 100 },
];

let storage: ReturnType<typeof freshDevice>;

beforeEach(() => {
  storage = freshDevice();
});

const storyOf = (id: string) => {
  const { view } = tableStore(id).getState();
  if (view.status !== 'open') throw new Error(view.status);
  return view.story;
};

test('the ledger tells every record with its reason and rule, and goes back to any of them', async () => {
  const id = await sampleTable(undefined, PLAYED);
  await openAt(`/table/${id}/ledger`);
  await sees('Ben pays Clara $100');
  await sees('Paid to all · FB-2');
  await press(/^Record 2, /);
  await sees('Back to before 2: 2 records, all can be redone');
  await press('Undo to 2');
  expect(storyOf(id).chapters).toHaveLength(1);
  expect(storyOf(id).undone).toHaveLength(2);
  await press('Redo');
  expect(storyOf(id).chapters).toHaveLength(2);
});

test('the ledger of one account begins with its statement', async () => {
  const id = await sampleTable(undefined, PLAYED);
  await openAt(`/table/${id}/ledger?account=player:p2`);
  await sees('Statement of Ben');
  expect(screen.getByLabelText('Payment, −$80')).toBeOnTheScreen();
  expect(screen.getByLabelText('Now, $70')).toBeOnTheScreen();
});

test('everything that can be done now stands there in words, and asks for its number', async () => {
  const id = await sampleTable();
  await openAt(`/table/${id}/offers`);
  await press('Anna pays Ben, 1 to 100');
  await press('Digit 7');
  await press('Anna pays Ben $7');
  await sees('Who pays whom?');
  expect(storyOf(id).chapters).toHaveLength(1);
});

test('a correction moves money without a rule, is marked, and can be undone', async () => {
  const id = await sampleTable();
  await openAt(`/table/${id}/correction`);
  await press('Book the correction');
  await sees('Nothing is changed yet.');
  await press('Add a movement');
  await press('Book the correction');
  await sees('Movement 1: say a whole number from 1 on.');
  write('How much', '40');
  write('Why', 'counted twice');
  await press('Book the correction');
  expect(storyOf(id).chapters[0]?.record).toMatchObject({
    kind: 'correction',
    correction: { note: 'counted twice', entries: [{ from: 'bank', to: 'player:p1', amount: 40 }] },
  });
  await sees(/Correction: counted twice/);
});

test('what the books do not hold can be set by a correction', async () => {
  const id = await sampleTable(chicagoExpress);
  await openAt(`/table/${id}/correction`);
  await sees('Set what the books do not hold');
});

test('a note is written into the ledger, an empty one is not', async () => {
  const id = await sampleTable();
  await openAt(`/table/${id}/note`);
  await press('Write it down');
  await sees('Write something first.');
  write(/^Text/, 'Ben gets coffee');
  await press('Write it down');
  await sees(/Note: Ben gets coffee/);
});

test('the menu renames, duplicates, archives and restarts the turn, and asks only before deleting', async () => {
  const id = await sampleTable(undefined, PLAYED);
  await openAt(`/table/${id}`);
  await press('Menu');
  await press('Rename', 'menuitem');
  write('Name', 'Saturday');
  await press('Rename');
  await sees('Saturday');
  await press('Menu');
  await press('Delete this table', 'menuitem');
  await sees('Delete Saturday?');
  await press('Cancel');
  expect(useTables.getState().list).toHaveLength(1);
  await press('Menu');
  await press('Delete this table', 'menuitem');
  await press('Delete');
  expect(useTables.getState().list).toHaveLength(0);
  expect(screen).toHavePathname('/');
});

test('the history draws the desk as it was, and a trial books nothing until it is kept', async () => {
  const id = await sampleTable(undefined, PLAYED);
  await openAt(`/table/${id}/history`);
  expect(await screen.findByLabelText('Clara, $250')).toBeOnTheScreen();
  await press('One record back');
  expect(screen.getByLabelText('Clara, $150')).toBeOnTheScreen();
  await sees('Record 2 of 3');
  await press('One record forward');
  await press('What if');
  await sees(/A trial on a copy/);
  await press('Anna');
  await press('Ben');
  await press('$50');
  expect(storyOf(id).chapters).toHaveLength(3);
  await press('Keep it');
  expect(storyOf(id).chapters).toHaveLength(4);
});

test('a damaged table is set aside with a clear message and can be exported; the others open as usual', async () => {
  const whole = await sampleTable();
  const id = await sampleTable(undefined, PLAYED);
  const broken = memoryStorage();
  const docs = async (kind: Parameters<typeof storage.docs>[0]) => {
    for (const { id: doc, text } of await storage.docs(kind))
      await broken.write([{ do: 'put', kind, id: doc, text }]);
  };
  await docs('table');
  await docs('card');
  await broken.write([{ do: 'add', table: id, seq: 0, text: 'not what was written' }]);
  freshDevice(broken);
  await openAt(`/table/${id}`);
  await sees(/The stored records of this table cannot be read/);
  expect(screen.getByText('Export the raw records')).toBeOnTheScreen();
  await press('To the tables');
  await sees('Set aside');
  expect(useTables.getState().list.map(l => l.header.id)).toEqual([whole]);
});

test.each(['1830', 'chicago-express', 'railroad-revolution'])('a table of %s opens at its desk', async of => {
  const game = gameById(of);
  if (game === undefined) return;
  const id = await sampleTable(game);
  await openAt(`/table/${id}`);
  await sees(/Friday/);
  await press('Menu');
  await press('What can be done now', 'menuitem');
  expect(screen).toHavePathname(`/table/${id}/offers`);
});
