import path from 'node:path';
import { buildSync } from 'esbuild';

const ROOT = path.join(__dirname, '..', '..');

/** One script with everything it imports, as the app ships: modules that call each other directly. */
export const bundle = (entry: string, platform: 'browser' | 'node'): string => {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(__dirname, entry)],
    absWorkingDir: ROOT,
    bundle: true,
    write: false,
    platform,
    format: platform === 'node' ? 'cjs' : 'iife',
    target: 'es2021',
    alias: { '@': ROOT },
    resolveExtensions: platform === 'node' ? ['.ts', '.js'] : ['.web.ts', '.ts', '.js'],
  });
  return outputFiles[0]?.text ?? '';
};
