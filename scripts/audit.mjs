import { spawnSync } from 'node:child_process';

import { root } from './environment.mjs';

/** Fails on known high or critical weaknesses in any package, for the app or for its tools. */
const answer = spawnSync('npm', ['audit', '--json'], {
  cwd: root,
  encoding: 'utf8',
  shell: process.platform === 'win32',
  maxBuffer: 64 * 1024 * 1024,
});

const report = (() => {
  try {
    return JSON.parse(answer.stdout);
  } catch {
    return undefined;
  }
})();

if (!report?.vulnerabilities) {
  console.log(
    'NOT CHECKED: no answer from the registry, so nothing is known about weaknesses in the packages.',
  );
  process.exit(0);
}

const found = Object.values(report.vulnerabilities);
const grave = found.filter(({ severity }) => severity === 'high' || severity === 'critical');
for (const { name, severity, range } of grave) console.log(`${severity}: ${name} ${range}`);
console.log(`${grave.length} high or critical, ${found.length - grave.length} lesser.`);
process.exit(grave.length > 0 ? 1 : 0);
