import { mkdirSync, mkdtempSync, readlinkSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import axe from 'axe-core';
import { chromium, type BrowserContext, type Page } from 'playwright-core';

import { CHROMIUM_FLAGS, ensureChromium } from '../../scripts/chromium';
import { startServer, type AppServer } from './server';

const root = path.join(__dirname, '..', '..');
const SHOTS = path.join(root, '.cache', 'screenshots');

export interface AppOptions {
  readonly language?: 'en' | 'de';
  readonly theme?: 'light' | 'dark';
  /** A profile of an earlier `openApp`: the same browser, with everything it has stored. */
  readonly profile?: string;
  readonly viewport?: { readonly width: number; readonly height: number };
  /** 2 for screenshots; tests run faster with 1. */
  readonly scale?: number;
  readonly reducedMotion?: boolean;
}

export interface App {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly profile: string;
  /** Errors of the console, uncaught exceptions and failed requests, in order. */
  readonly problems: readonly string[];
  /** Addresses asked for outside the app's own origin. */
  readonly foreign: readonly string[];
  readonly goto: (route: string) => Promise<void>;
  /** Keeps a picture under .cache/screenshots and returns its path. */
  readonly screenshot: (name: string) => Promise<string>;
  /** What axe finds against WCAG 2.2 AA on the page as it stands, one line each; empty when all is well. */
  readonly accessibility: () => Promise<readonly string[]>;
  /** 4 is a slow phone. */
  readonly throttleCpu: (rate: number) => Promise<void>;
  /** Waits until the service worker holds the whole app. */
  readonly readyOffline: () => Promise<void>;
  /** Kills the browser at once, as a phone with an empty battery does. */
  readonly kill: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const LOCALES = { en: 'en-GB', de: 'de-DE' } as const;

const opened = new Set<BrowserContext>();
const profiles = new Set<string>();
let server: Promise<AppServer> | undefined;

/** The server of the built app, the same for every `openApp` of a test file. */
export const appServer = (): Promise<AppServer> => (server ??= startServer(path.join(root, 'dist')));

const newProfile = () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bankhalter-profile-'));
  profiles.add(folder);
  return folder;
};

// Chromium names its own process in the lock of the profile; it leads its process group.
const processGroup = (profile: string): number =>
  Number(readlinkSync(path.join(profile, 'SingletonLock')).split('-').at(-1));

/** Opens the built app in a Chromium of its own, with the size and the touch of a phone. */
export const openApp = async (route = '/', options: AppOptions = {}): Promise<App> => {
  const { origin } = await appServer();
  const profile = options.profile ?? newProfile();
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: ensureChromium(),
    args: [...CHROMIUM_FLAGS],
    locale: LOCALES[options.language ?? 'en'],
    colorScheme: options.theme ?? 'light',
    reducedMotion: options.reducedMotion ? 'reduce' : 'no-preference',
    viewport: options.viewport ?? { width: 390, height: 844 },
    deviceScaleFactor: options.scale ?? 1,
    hasTouch: true,
  });
  opened.add(context);
  const problems: string[] = [];
  const foreign: string[] = [];
  context.on('weberror', event => problems.push(String(event.error())));
  context.on('console', message => {
    if (message.type() === 'error') problems.push(message.text());
  });
  context.on('requestfailed', request => problems.push(`${request.failure()?.errorText}: ${request.url()}`));
  context.on('request', request => {
    const url = new URL(request.url());
    if (url.origin !== origin && !['data:', 'blob:'].includes(url.protocol)) foreign.push(url.href);
  });
  const page = context.pages()[0] ?? (await context.newPage());
  const goto = async (to: string) => {
    await page.goto(origin + to);
  };
  await goto(route);

  return {
    page,
    context,
    profile,
    problems,
    foreign,
    goto,
    screenshot: async name => {
      mkdirSync(SHOTS, { recursive: true });
      const file = path.join(SHOTS, `${name}.png`);
      await page.screenshot({ path: file });
      return file;
    },
    accessibility: async () => {
      await page.evaluate(axe.source);
      const { violations } = await page.evaluate(() =>
        (globalThis as unknown as { axe: typeof axe }).axe.run({
          resultTypes: ['violations'],
          runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
          // An experiment of axe that takes the letters on a coloured disc for the words of a button.
          rules: { 'label-content-name-mismatch': { enabled: false } },
        }),
      );
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(node => `${id}: ${node.target.join(' ')}: ${node.html}`),
      );
    },
    throttleCpu: async rate => {
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate });
    },
    readyOffline: async () => {
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
      });
    },
    kill: async () => {
      const gone = new Promise(resolve => context.once('close', resolve));
      process.kill(-processGroup(profile), 'SIGKILL');
      await gone;
      opened.delete(context);
      // The lock outlives a killed process and would refuse the next start.
      rmSync(path.join(profile, 'SingletonLock'), { force: true });
    },
    close: async () => {
      opened.delete(context);
      await context.close();
    },
  };
};

/** Ends every browser and the server, and removes the profiles; Jest calls it after each test file. */
export const closeAll = async (): Promise<void> => {
  await Promise.all([...opened].map(context => context.close()));
  opened.clear();
  await (await server)?.stop();
  server = undefined;
  for (const profile of profiles) rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  profiles.clear();
};

if (typeof afterAll === 'function') afterAll(closeAll);
