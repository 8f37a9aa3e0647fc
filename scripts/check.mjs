import { requireNode, runTool } from './environment.mjs';

/** The quick loop: types, lint and rules, in seconds. */
requireNode();
const incremental = name => ['--noEmit', '--incremental', '--tsBuildInfoFile', `.cache/${name}.tsbuildinfo`];

await runTool('expo', ['customize', 'tsconfig.json']);
const [types, pure, lint] = await Promise.all([
  runTool('tsc', incremental('app')),
  runTool('tsc', ['-p', 'rules', ...incremental('rules')]),
  runTool('eslint', ['.', '--max-warnings', '0', '--cache', '--cache-location', '.cache/eslint/']),
]);
const rules = await runTool('jest', [
  '--selectProjects',
  'rules',
  '--passWithNoTests',
  ...process.argv.slice(2),
]);

const failed = Object.entries({ types, 'types of rules/': pure, lint, rules }).filter(([, ok]) => !ok);
console.log(failed.length === 0 ? 'All well.' : `Failed: ${failed.map(([name]) => name).join(', ')}.`);
process.exit(failed.length === 0 ? 0 : 1);
