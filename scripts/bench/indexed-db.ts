import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../chromium';
import { costFigures, noCosts } from './storage';
import type { Figure } from './figures';
import type { Costs } from './table-costs';

const ROOT = path.join(__dirname, '..', '..');

const bundled = (): string => {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(__dirname, 'page.ts')],
    absWorkingDir: ROOT,
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2021',
    alias: { '@': ROOT },
    resolveExtensions: ['.web.ts', '.ts', '.js'],
  });
  return outputFiles[0]?.text ?? '';
};

const served = async (script: string): Promise<{ readonly origin: string; readonly stop: () => void }> => {
  const server = createServer((_request, response) =>
    response
      .setHeader('content-type', 'text/html; charset=utf-8')
      .end(`<!doctype html><script>${script.replace(/<\/script/g, '<\\/script')}</script>`),
  );
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() };
};

/** The browser's storage on the IndexedDB of a real Chromium, a profile on the disk of this machine. */
export const indexedDbFigures = async (): Promise<readonly Figure[]> => {
  const executablePath = findChromium();
  if (executablePath === undefined) return noCosts('IndexedDB', 'there is no Chromium on this machine');
  const profile = mkdtempSync(path.join(os.tmpdir(), 'bankhalter-bench-'));
  const { origin, stop } = await served(bundled());
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...CHROMIUM_FLAGS],
  });
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    await page.goto(origin);
    const costs = await page.evaluate(() =>
      (globalThis as unknown as { measure: () => Promise<Costs> }).measure(),
    );
    return costFigures('IndexedDB', costs);
  } finally {
    await context.close();
    stop();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
};
