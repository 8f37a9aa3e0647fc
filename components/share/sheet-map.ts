import type { LayoutHex, Phrase } from '@/rules/kernel/table';

import { escapeHtml } from './escape-html';

const R = 30;
const HALF = (R * Math.sqrt(3)) / 2;
const LINE = 12;

const corners = (x: number, y: number): string =>
  [
    [-R, 0],
    [-R / 2, -HALF],
    [R / 2, -HALF],
    [R, 0],
    [R / 2, HALF],
    [-R / 2, HALF],
  ]
    .map(([dx = 0, dy = 0]) => `${(x + dx).toFixed(1)},${(y + dy).toFixed(1)}`)
    .join(' ');

/** One below the other, in pairs where there are more than a hex has room for. */
const inLines = (words: readonly string[]): readonly string[] =>
  words.length <= 2
    ? words
    : words.flatMap((word, i) => (i % 2 === 0 ? [[word, ...words.slice(i + 1, i + 2)].join(' ')] : []));

const hex = ({ id, name, col, row, marks }: LayoutHex, say: (phrase: Phrase) => string): string => {
  const x = R + col * R * 1.5;
  const y = HALF + (row + (col % 2) / 2) * 2 * HALF;
  const lines = inLines(marks.map(say));
  const first = y + 4 - ((lines.length - 1) * LINE) / 2 + (lines.length === 2 ? 3 : 0);
  const words = lines.map(
    (line, i) => `<text x="${x}" y="${(first + i * LINE).toFixed(1)}" class="m">${escapeHtml(line)}</text>`,
  );
  const label = `<text x="${x}" y="${(y - HALF + 9).toFixed(1)}">${id}</text>`;
  const city =
    name === '' ? '' : `<text x="${x}" y="${(y + HALF - 3).toFixed(1)}">${escapeHtml(name)}</text>`;
  const fill = marks.length > 0 ? '#eee' : 'none';
  return `<polygon points="${corners(x, y)}" fill="${fill}"/>${label}${words.join('')}${city}`;
};

/** A map in black and grey for a printer: every hex with its id and name, and what stands in it. */
export const sheetMap = (hexes: readonly LayoutHex[], say: (phrase: Phrase) => string): string => {
  const width = R * 2 + Math.max(...hexes.map(h => h.col)) * R * 1.5;
  const height = (Math.max(...hexes.map(h => h.row)) + 1.5) * 2 * HALF;
  return (
    `<svg viewBox="-2 -2 ${width + 4} ${(height + 4).toFixed(0)}" width="100%">` +
    `${hexes.map(h => hex(h, say)).join('')}</svg>`
  );
};
