import { fireEvent, screen } from '@testing-library/react-native';

import { Button } from '@/components/Button';
import { GaugeButton } from '@/components/GaugeButton';
import { LedgerList } from '@/components/LedgerList';
import { MoneyText } from '@/components/MoneyText';
import { NoteFan } from '@/components/NoteFan';
import { readNumber } from '@/components/NumberField';
import { hexAt, hexGrid, linksOf } from '@/components/hex';
import type { MapHex } from '@/components/hex';
import { occupied, placeMarkers } from '@/components/market';
import { placed, zoomedAt } from '@/components/pan-zoom';
import { spread } from '@/components/spread';
import { createTheme } from '@/components/theme/theme';
import { layoutOf } from '@/components/theme/useLayout';

import { show } from './around';

test('a disabled button says why, and does nothing', () => {
  const onPress = jest.fn();
  show(<Button title="Buy Orange" detail="none in the bank" disabled onPress={onPress} />);
  fireEvent.press(screen.getByLabelText('Buy Orange, none in the bank'));
  expect(onPress).not.toHaveBeenCalled();
});

test('a dial on red cannot be chosen', () => {
  show(<GaugeButton title="Develop" steps={4} spent={4} onPress={jest.fn()} />);
  expect(screen.getByLabelText('Develop, on red, 4 of 4 spent')).toBeDisabled();
});

test('a change keeps its sign, nothing is a dash, an endless bank says so', () => {
  show(
    <>
      <MoneyText amount={84} tone="change" />
      <MoneyText amount={-4} tone="change" />
      <MoneyText amount={null} />
      <MoneyText amount={Infinity} />
      <MoneyText from={7} amount={17} />
    </>,
  );
  ['+$84', '\u2212$4', '–'].forEach(words => expect(screen.getByText(words)).toBeOnTheScreen());
  expect(screen.getByLabelText('endless')).toBeOnTheScreen();
  expect(screen.getByLabelText('$7 to $17')).toBeOnTheScreen();
});

test('notes are read out with their number', () => {
  show(
    <NoteFan
      notes={[
        { value: 5, rank: 1, count: 3 },
        { value: 1, rank: 0, count: 2 },
      ]}
    />,
  );
  expect(screen.getByLabelText('3 times $5, 2 times $1')).toBeOnTheScreen();
});

test('a record says its number, time, words and what moved', () => {
  const clara = { kind: 'person', name: 'Clara', initials: 'C', color: 0 } as const;
  const nyc = { kind: 'company', name: 'New York Central', game: 'chicago-express', id: 'nyc' } as const;
  const onPress = jest.fn();
  show(
    <LedgerList
      onPress={onPress}
      items={[
        {
          kind: 'record',
          key: 'r61',
          number: 61,
          title: 'Takes the third NYC share',
          time: '21:44',
          state: 'plain',
          moves: [{ from: clara, to: nyc, amount: 10 }],
        },
      ]}
    />,
  );
  fireEvent.press(
    screen.getByLabelText('Record 61, 21:44: Takes the third NYC share. $10 from Clara to New York Central'),
  );
  expect(onPress).toHaveBeenCalledWith('r61');
});

test('an empty ledger says so', () => {
  show(<LedgerList items={[]} />, { language: 'de' });
  expect(screen.getByText('Noch nichts gebucht.')).toBeOnTheScreen();
});

test.each([
  ['1,150', 1150],
  ['1.150', 1150],
  ['\u221212', -12],
  ['', undefined],
  ['abc', undefined],
  ['99999999999999999999', undefined],
])('%p typed is read as %p', (text, number) => {
  expect(readNumber(text)).toBe(number);
});

describe('text size', () => {
  test('body text doubles, large figures grow less, nothing is below twelve', () => {
    const [plain, double] = [createTheme('light', 1, false), createTheme('light', 2, false)];
    expect(double.type.body.fontSize).toBe(32);
    expect(double.type.moneyHuge.fontSize).toBeLessThan(104);
    Object.values(plain.type).forEach(({ fontSize }) => expect(fontSize).toBeGreaterThanOrEqual(12));
  });

  test('reduced motion stills everything but a short fade', () => {
    expect(createTheme('dark', 1, true).motion).toEqual({
      tap: 0,
      quick: 0,
      settle: 0,
      sheet: 0,
      payout: 0,
      fade: 80,
    });
  });
});

test.each([
  [390, 844, 'phone'],
  [844, 390, 'landscape'],
  [932, 430, 'landscape'],
  [744, 1133, 'centred'],
  [1180, 820, 'wide'],
] as const)('%p by %p is laid out as %p', (width, height, layout) => {
  expect(layoutOf(width, height)).toBe(layout);
});

describe('the map', () => {
  const hexes: readonly MapHex[] = [0, 1, 2].flatMap(col =>
    [0, 1, 2].map(row => ({ id: `${col}${row}`, col, row, terrain: 'plain' as const })),
  );
  const byId = new Map(hexes.map(hex => [hex.id, hex]));

  test('a tap finds its hex, and none outside', () => {
    const grid = hexGrid(hexes, 30);
    hexes.forEach(hex => expect(hexAt(hexes, grid, grid.centre(hex))?.id).toBe(hex.id));
    expect(hexAt(hexes, grid, { x: -40, y: -40 })).toBeUndefined();
  });

  test('a network joins each hex to one it touches', () => {
    const links = linksOf({ game: 'g', company: 'c', hexes: ['00', '10', '21', '02'] }, byId);
    expect(links.map(pair => pair.map(hex => hex.id))).toEqual([
      ['00', '10'],
      ['10', '21'],
    ]);
  });
});

describe('the market', () => {
  const marker = (id: string, row: number, col: number) => ({
    id,
    game: '1830',
    company: id,
    name: id,
    row,
    col,
  });

  test('markers stack in order of arrival, the first on top; from the third they are counted', () => {
    const markers = [marker('nyc', 1, 1), marker('co', 1, 1), marker('bm', 1, 1), marker('prr', 0, 2)];
    const stack = placeMarkers(markers).filter(p => p.marker.row === 1);
    expect(stack.map(p => p.marker.id)).toEqual(['nyc', 'co']);
    expect(stack[0]?.y).toBeLessThan(stack[1]?.y ?? 0);
    expect(occupied(markers).map(({ more }) => more)).toEqual([1, 0]);
  });
});

describe('moving and pinching', () => {
  const content = { width: 800, height: 600 };
  const view = { width: 390, height: 300 };

  test('the content never leaves the window', () => {
    const far = placed({ x: -9999, y: 9999, scale: 1 }, content, view, 0.4, 2);
    expect(far.x).toBe(390 - 800 - 8);
    expect(far.y).toBe(8);
  });

  test('small content is centred, scales are held', () => {
    expect(placed({ x: 50, y: 50, scale: 0.1 }, content, view, 0.4, 2)).toEqual({ scale: 0.4, x: 35, y: 30 });
  });

  test('the point under the fingers stays under them', () => {
    const from = { x: -100, y: -50, scale: 1 };
    const to = zoomedAt(from, 2, 200, 100);
    expect((200 - to.x) / to.scale).toBeCloseTo((200 - from.x) / from.scale);
  });
});

test('labels at the ends of lines are moved apart, and stay in the chart', () => {
  const places = spread([10, 12, 13, 190], 21, 10, 180);
  const sorted = [...places].sort((a, b) => a - b);
  sorted.slice(1).forEach((at, i) => expect(at - (sorted[i] ?? 0)).toBeGreaterThanOrEqual(21));
  expect(Math.max(...places)).toBeLessThanOrEqual(180);
});
