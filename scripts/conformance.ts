import { relative, resolve } from 'node:path';

import { replayFile, transcriptFiles } from '../__tests__/conformance';
import { ADAPTERS } from '../__tests__/conformance/adapters';

const MOST_SHOWN = 10;

const paths = process.argv.slice(2);
const files = transcriptFiles(paths.length > 0 ? paths : ['../shared/transcripts']);
if (files.length === 0) {
  console.log('no transcript found');
  process.exit(1);
}
let steps = 0;
let mismatches = 0;
for (const file of files) {
  const result = replayFile(file, ADAPTERS);
  steps += result.steps;
  mismatches += result.mismatches.length;
  const name = relative(resolve('.'), file);
  console.log(`${name}: ${result.steps} steps, ${result.mismatches.length} mismatches`);
  for (const m of result.mismatches.slice(0, MOST_SHOWN))
    console.log(
      `  ${name} step ${m.step} ${m.field}: expected ${JSON.stringify(m.expected)}, came ${JSON.stringify(m.came)}`,
    );
  if (result.mismatches.length > MOST_SHOWN)
    console.log(`  … and ${result.mismatches.length - MOST_SHOWN} more`);
  for (const note of result.notes) console.log(`  note: ${note}`);
}
console.log(`${steps} steps, ${mismatches} mismatches`);
process.exit(mismatches > 0 ? 1 : 0);
