import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const ROOT = resolve(__dirname, '..');
const LAYERS = ['app', 'components', 'store', 'rules'] as const;

const sources = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });

interface Import {
  readonly file: string;
  readonly of: string;
}

const IMPORT = /(?:\bfrom\s+|\bimport\s*\(\s*|\bimport\s+|\brequire\s*\(\s*)'([^']+)'/g;

const importsOf = (path: string): readonly Import[] => {
  const file = relative(ROOT, path);
  return [...readFileSync(path, 'utf8').matchAll(IMPORT)].map(([, of = '']) => {
    if (of.startsWith('@/')) return { file, of: of.slice(2) };
    return { file, of: of.startsWith('.') ? relative(ROOT, resolve(dirname(path), of)) : `npm:${of}` };
  });
};

const IMPORTS = LAYERS.flatMap(layer => sources(join(ROOT, layer))).flatMap(importsOf);
const layerOf = (path: string): number => LAYERS.findIndex(layer => path.startsWith(`${layer}/`));
const gameOf = (path: string): string | undefined => /^rules\/([^/.]+)\//.exec(path)?.[1];
const breaches = (is: (i: Import) => boolean): readonly string[] =>
  IMPORTS.filter(is).map(i => `${i.file} imports ${i.of}`);

test('there is something to read', () => {
  expect(IMPORTS.length).toBeGreaterThan(100);
});

test('imports point one way: app, components, store, rules', () => {
  expect(breaches(i => layerOf(i.of) !== -1 && layerOf(i.of) < layerOf(i.file))).toEqual([]);
});

test('rules import nothing from npm', () => {
  expect(breaches(i => i.file.startsWith('rules/') && i.of.startsWith('npm:'))).toEqual([]);
});

test('a game never imports another game, and the kernel none', () => {
  expect(
    breaches(i => {
      const [from, of] = [gameOf(i.file), gameOf(i.of)];
      return from !== undefined && of !== undefined && from !== of && of !== 'kernel';
    }),
  ).toEqual([]);
});

test('the desk of a game knows that game alone', () => {
  const deskOf = (path: string): string | undefined => /^components\/([^/]+)\//.exec(path)?.[1];
  const games = new Set(
    readdirSync(join(ROOT, 'rules')).filter(name => !name.includes('.') && name !== 'kernel'),
  );
  expect(
    breaches(i => {
      const [desk, game] = [deskOf(i.file), gameOf(i.of) ?? deskOf(i.of)];
      return desk !== undefined && games.has(desk) && game !== undefined && games.has(game) && game !== desk;
    }),
  ).toEqual([]);
});
