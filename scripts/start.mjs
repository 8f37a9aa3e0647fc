import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';

import { installPackages, requireNode, tool } from './environment.mjs';

/** Starts the development server and says where the app is, on this machine and on a phone. */
const FIRST_PORT = 8081;

const isFree = port =>
  new Promise(resolve => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });

const freePort = async port => ((await isFree(port)) ? port : freePort(port + 1));

const given = args => {
  const at = args.findIndex(arg => arg === '--port' || arg === '-p' || arg.startsWith('--port='));
  if (at < 0) return undefined;
  return Number(args[at].includes('=') ? args[at].split('=')[1] : args[at + 1]);
};

const answers = async address => {
  try {
    return (await fetch(`${address}/status`)).ok;
  } catch {
    return false;
  }
};

const lanAddress = () =>
  Object.values(networkInterfaces())
    .flat()
    .find(one => one?.family === 'IPv4' && !one.internal)?.address;

requireNode();
if (!installPackages()) {
  console.error('The packages could not be installed; see the message of npm above.');
  process.exit(1);
}

const args = process.argv.slice(2);
const port = given(args) ?? (await freePort(FIRST_PORT));
const server = tool('expo', ['start', ...(given(args) ? [] : ['--port', String(port)]), ...args]);
server.on('close', code => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
// npm does not pass its own end on to its script.
const npm = process.env.npm_lifecycle_event && process.ppid;
if (npm) setInterval(() => process.ppid !== npm && server.kill(), 1000).unref();

const web = `http://localhost:${port}`;
while (!(await answers(web))) await new Promise(resolve => setTimeout(resolve, 300));
console.log(`\nBankhalter in the browser: ${web}`);

// In a terminal Expo draws the code for Expo Go itself.
const host = lanAddress();
if (!process.stdout.isTTY && host) {
  const { renderUnicodeCompact } = await import('uqr');
  const phone = `exp://${host}:${port}`;
  console.log(`Bankhalter in Expo Go: ${phone}\n\n${renderUnicodeCompact(phone)}`);
}
