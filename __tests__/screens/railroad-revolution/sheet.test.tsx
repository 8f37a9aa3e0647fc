import { SAMPLE_SHEET } from '@/rules/railroad-revolution/examples';
import { useSheets } from '@/store/sheets';

import { freshDevice, openAt, press, screen, sees } from '../app';

beforeEach(() => {
  freshDevice();
  useSheets.setState({ status: 'loading', list: [] });
});

const has = (words: string) => expect(screen.getAllByLabelText(words).length).toBeGreaterThan(0);

test('a board whose figures come with no source does not pass for complete', async () => {
  await openAt('/sheets?game=railroad-revolution');
  await sees(/what is not on a sheet is asked for when it first matters/);
  await press('New sheet, Railroad Revolution');
  await sees('Ready to play: what is blank is asked for when it matters.');
  await press('Back');
  await sees('in part; the rest is asked for in play');
});

test('lines carry the names of cities, deals, tiles and milestones, and none is added without a name', async () => {
  await openAt('/sheets?game=railroad-revolution');
  await press('New sheet, Railroad Revolution');
  await sees('Our board');
  has('Cities, Miami: Price ($), empty');
  has('City tiles: main reward, Washington: Steps, empty');
  has('Trade tiles, 3, lower deal: Costs (shares), empty');
  has('Milestones, A1-2: Points, empty');
  expect(screen.queryAllByText('Add a line')).toEqual([]);
});

test('areas that do not add up say what stands on a board', async () => {
  const areas = (SAMPLE_SHEET['areas'] ?? []).map((row, i) => (i === 0 ? { ...row, rails: 2 } : row));
  const made = await useSheets.getState().create('railroad-revolution', 'Ours', { ...SAMPLE_SHEET, areas });
  if (!made.ok) throw new Error(made.reason);
  await openAt(`/sheets/${made.id}`);
  await sees('1 still missing. 12 buildings and 15 rails stand on a board; 16 are too many.');
});
