import { spawn, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** What every script needs before packages are there: plain Node, no imports from npm. */
export const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');

const LEAST = [20, 19];

export const requireNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > LEAST[0] || (major === LEAST[0] && minor >= LEAST[1])) return;
  console.error(
    `Bankhalter needs Node ${LEAST.join('.')} or newer; this is Node ${process.versions.node}. Get it from nodejs.org.`,
  );
  process.exit(1);
};

const changed = file => (existsSync(file) ? statSync(file).mtimeMs : 0);

const npm = (...args) =>
  spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;

/** Installs the packages where they are missing or older than the lock; false where that failed. */
export const installPackages = () => {
  const installed = changed(path.join(root, 'node_modules', '.package-lock.json'));
  if (installed > 0 && installed >= changed(path.join(root, 'package-lock.json'))) return true;
  console.log('Installing packages; the first time takes about two minutes.');
  return npm('ci') || npm('install');
};

const TOOLS = {
  expo: 'expo/bin/cli',
  tsc: 'typescript/bin/tsc',
  eslint: 'eslint/bin/eslint.js',
  prettier: 'prettier/bin/prettier.cjs',
  knip: 'knip/bin/knip.js',
  jest: 'jest/bin/jest.js',
};

/** Runs a tool of node_modules in the project's folder, without asking anything of the network. */
export const tool = (name, args, { env = {}, ...options } = {}) =>
  spawn(process.execPath, [path.join(root, 'node_modules', TOOLS[name]), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, EXPO_NO_TELEMETRY: '1', EXPO_OFFLINE: '1', ...env },
    ...options,
  });

/** True when the tool ended well. */
export const runTool = (name, args, env = { CI: '1' }) =>
  new Promise(resolve => tool(name, args, { env }).on('close', code => resolve(code === 0)));
