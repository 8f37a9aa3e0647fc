import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';

import { installPackages, requireNode, root, runTool } from './environment.mjs';

/** Everything that must hold, step by step. The last line is `N passed, M failed`: every test, and each check as one. */
const require = createRequire(import.meta.url);
const reports = mkdtempSync(path.join(os.tmpdir(), 'bankhalter-test-'));
const total = { passed: 0, failed: 0 };

const step = async (name, work) => {
  console.log(`\n== ${name}`);
  const began = Date.now();
  const { passed = 0, failed = 0 } = await work();
  total.passed += passed;
  total.failed += failed;
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  console.log(`== ${name}: ${passed} passed, ${failed} failed, ${seconds} s`);
  return failed === 0;
};

const one = ok => (ok ? { passed: 1 } : { failed: 1 });

const check = (name, ...commands) =>
  step(name, async () => {
    for (const [tool, ...args] of commands) if (!(await runTool(tool, args))) return one(false);
    return one(true);
  });

/** A skipped test and a file that does not load count as failed; so does a step without any test. */
const count = file => {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const skipped = report.numPendingTests + report.numTodoTests;
  if (skipped > 0) console.log(`${skipped} skipped, counted as failed.`);
  if (report.numTotalTests === 0) console.log('There is no test here.');
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites + skipped;
  return { passed: report.numPassedTests, failed: report.numTotalTests === 0 ? Math.max(1, failed) : failed };
};

const tests = (name, ...args) =>
  step(name, async () => {
    const file = path.join(reports, `${name.replace(/\W/g, '-')}.json`);
    const ok = await runTool('jest', [...args, '--passWithNoTests', '--json', '--outputFile', file]);
    try {
      const counted = count(file);
      return ok || counted.failed > 0 ? counted : { ...counted, failed: 1 };
    } catch {
      console.log('Jest ended without a report.');
      return one(false);
    }
  });

const run = async () => {
  const packages = await step('packages', async () => one(installPackages()));
  if (!packages) return;

  await check(
    'types',
    ['expo', 'customize', 'tsconfig.json'],
    ['tsc', '--noEmit'],
    ['tsc', '--noEmit', '-p', 'rules'],
  );
  await check('lint', ['eslint', '.', '--max-warnings', '0']);
  await check('format', ['prettier', '--check', '.']);
  await check('dead code', ['knip']);
  await tests('rules', '--selectProjects', 'rules');
  await tests('store', '--selectProjects', 'store');
  await tests('screens', '--selectProjects', 'screens');

  const built = await step('web build', async () => {
    const { spawnSync } = await import('node:child_process');
    const build = path.join(root, 'scripts', 'build-web.mjs');
    return one(spawnSync(process.execPath, [build], { cwd: root, stdio: 'inherit' }).status === 0);
  });
  const browser = await step('Chromium', async () => {
    try {
      console.log(require('./chromium.js').ensureChromium());
      return one(true);
    } catch (error) {
      console.log(error.message);
      return one(false);
    }
  });
  if (built && browser) await tests('browser', '--config', '__tests__/browser/jest.config.js');
  else
    await step('browser', async () => {
      console.log(built ? 'Not run: there is no browser.' : 'Not run: the web build failed.');
      return one(false);
    });
};

requireNode();
await run();
rmSync(reports, { recursive: true, force: true });
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
