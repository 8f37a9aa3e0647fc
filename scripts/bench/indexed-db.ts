import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../chromium';
import { bundle } from './bundle';
import { costFigures, noCosts } from './storage';
import type { Figure } from './figures';
import type { Costs } from './table-costs';

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
  const { origin, stop } = await served(bundle('page.ts', 'browser'));
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
