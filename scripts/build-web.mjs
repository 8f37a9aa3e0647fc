import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { root, runTool } from './environment.mjs';
import { policy } from './policy.js';
import { writeServiceWorker } from './service-worker.mjs';

/** The web app in dist/: Expo's export, its content policy, and the service worker that makes it work off-line. */
const dist = path.join(root, 'dist');

rmSync(dist, { recursive: true, force: true });
if (!(await runTool('expo', ['export', '-p', 'web', '--output-dir', 'dist']))) process.exit(1);

// Here and not in public/index.html: the development server needs eval, the built app does not.
const page = path.join(dist, 'index.html');
const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
writeFileSync(page, readFileSync(page, 'utf8').replace('<meta charset="utf-8" />', `$&\n    ${meta}`));

await writeServiceWorker(dist);
