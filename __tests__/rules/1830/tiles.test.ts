import { FIELD_IDS, TILE_IDS, TILES } from '../../../rules/1830/data';
import { stops, tileLines, tilesFor } from '../../../rules/1830/tiles';
import { begin, given } from './table';

test('1830 §18.1: 85 tiles, and every replacement exists and is of the next colour', () => {
  const next = { yellow: 'green', green: 'brown', brown: 'none' };
  expect(TILE_IDS.reduce((sum, tile) => sum + TILES[tile].count, 0)).toBe(85);
  for (const tile of TILE_IDS)
    for (const into of TILES[tile].into ?? [])
      expect(TILES[TILE_IDS.find(id => id === into) ?? tile].colour).toBe(next[TILES[tile].colour]);
});

test('1830 §18: what may be laid where', () => {
  const t = begin(3);
  expect(tilesFor(t, 'H16')).toEqual({ cost: 0, tiles: ['57'] });
  expect(tilesFor(t, 'G13')).toEqual({ cost: 120, tiles: ['7', '8', '9'] });
  expect(tilesFor(t, 'G19').tiles).toEqual([]);
  const later = given(t, { state: { phase: '3', tiles: { H16: '57', G13: '7' } } });
  expect(tilesFor(later, 'H16')).toEqual({ cost: 0, tiles: ['14', '15'] });
  expect(tilesFor(later, 'G19')).toEqual({ cost: 80, tiles: ['54'] });
  expect(tilesFor(later, 'H12').tiles).toEqual([]);
  expect(tileLines(later).find(l => l.tile === '57')).toMatchObject({ count: 4, left: 3, inPlay: true });
  expect(tileLines(later).find(l => l.tile === '63')).toMatchObject({ inPlay: false });
});

test('1830 §20.3: stops by the colour of their tile and the phase', () => {
  const t = begin(3);
  const at = (field: string, now = t) => stops(now).find(s => s.field === field);
  expect(at('H16')).toMatchObject({
    name: 'Lancaster',
    values: { yellow: 20, green: 30, brown: 40 },
    now: 0,
  });
  expect(at('G19')).toMatchObject({ values: { printed: 40, green: 60, brown: 80 }, now: 40 });
  expect(at('E23')).toMatchObject({ values: { printed: 30, green: 50, brown: 60 } });
  expect(at('E5')).toMatchObject({ values: { green: 40, brown: 50 } });
  expect(at('B20')).toMatchObject({ kind: 'town', values: { yellow: 10 } });
  expect(at('F2')).toMatchObject({ kind: 'off-board', now: 40 });
  const later = given(t, { state: { phase: '5', tiles: { H16: '14' } } });
  expect(at('F2', later)?.now).toBe(70);
  expect(at('H16', later)?.now).toBe(30);
  expect(stops(t).every(s => FIELD_IDS.includes(s.field) && s.name !== '')).toBe(true);
});
