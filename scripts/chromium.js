const { spawnSync } = require('node:child_process');
const { existsSync } = require('node:fs');
const path = require('node:path');

const NAMES = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'chrome', 'msedge'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

const onPath = () =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter(Boolean)
    .flatMap(folder =>
      NAMES.map(name => path.join(folder, process.platform === 'win32' ? `${name}.exe` : name)),
    );

const ofPlaywright = () => {
  try {
    return [require('playwright-core').chromium.executablePath()];
  } catch {
    return [];
  }
};

/** The Chromium of this machine, or undefined: CHROME_PATH, then the usual names and places, then Playwright's own.
 * @returns {string | undefined} */
const findChromium = () =>
  [process.env.CHROME_PATH, ...onPath(), ...PLACES, ...ofPlaywright()].find(file => file && existsSync(file));

/** Finds Chromium or installs it, and throws where neither is possible.
 * @returns {string} */
const ensureChromium = () => {
  const found = findChromium();
  if (found) return found;
  const run = (command, ...args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    console.log('No Chromium found: installing it with apt-get.');
    run('apt-get', 'update', '-qq');
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium');
  }
  if (!findChromium()) {
    console.log('No Chromium found: asking Playwright to download it.');
    run(
      process.execPath,
      path.join(__dirname, '..', 'node_modules', 'playwright-core', 'cli.js'),
      'install',
      'chromium',
    );
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Error('The browser tests need Chromium. Install Chrome or Chromium, or set CHROME_PATH to it.');
};

/** Flags for a Chromium that runs tests: no sandbox (it may run as root), no traffic of its own. */
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

module.exports = { CHROMIUM_FLAGS, ensureChromium, findChromium };
