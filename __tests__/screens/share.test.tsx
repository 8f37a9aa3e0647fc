import { waitFor } from '@testing-library/react-native';

import { freshDevice, openAt, press, sampleTable, sees } from './app';

import { printHtml } from '@/components/share/print-html';
import { shareText } from '@/components/share/share-text';
import { chicagoExpress } from '@/rules/chicago-express';
import { useTables } from '@/store/tables';

jest.mock('@/components/share/print-html', () => ({ printHtml: jest.fn(async () => undefined) }));
jest.mock('@/components/share/share-text', () => ({ shareText: jest.fn(async () => undefined) }));

const printed = jest.mocked(printHtml);
const shared = jest.mocked(shareText);

beforeEach(() => {
  freshDevice();
  printed.mockClear();
  shared.mockClear();
});

test('the printed sheet says who holds what and what stands where, and a name never becomes markup', async () => {
  const id = await sampleTable(chicagoExpress);
  const renamed = await useTables.getState().rename(id, '<img src=x onerror=alert(1)>');
  expect(renamed).toMatchObject({ ok: true });
  await openAt(`/table/${id}/share`);
  await press(/^A sheet to set the board up again/);
  await sees('Done.');
  const html = printed.mock.calls[0]?.[0] ?? '';
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(html).not.toContain('<img');
  expect(html).toContain('<td>Anna</td><td>$30</td>');
  expect(html).toContain('<td>PRR</td><td>3 shares PRR, 19 × PRR locomotive</td>');
  expect(html).toContain('To act: Anna (opens at $7 or more, or passes)');
  expect(html).toContain('<td>NYC</td><td>New York (');
  expect(html).toContain('<td>Auction</td><td>turned 0 of 3 times</td>');
  expect(html).toMatch(/<text [^>]*class="m">B&amp;O<\/text><text [^>]*>Baltimore<\/text>/);
  expect(html).not.toContain('pool');
});

test('the standings go out as text, and a device that refuses loses nothing', async () => {
  const id = await sampleTable(undefined, [{ type: 'pay', from: 'p1', to: 'p2', amount: 20 }]);
  await openAt(`/table/${id}/share`);
  await press(/^The standings as text/);
  await sees('Done.');
  expect(shared.mock.calls[0]?.[0]).toContain('1. Ben: $120');
  await press(/^A sheet to set the board up again/);
  await waitFor(() => expect(printed.mock.calls[0]?.[0]).toContain('Last done: Anna pays Ben $20'));
  shared.mockRejectedValueOnce(new Error('not here'));
  await press(/^The standings as text/);
  await sees('That did not work on this device. Nothing is lost.');
});
