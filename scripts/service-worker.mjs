import { generateSW } from 'workbox-build';

/** Writes sw.js: every file is fetched once at install, so that any route opens without a server. */
export const writeServiceWorker = async folder => {
  const { count, size, warnings } = await generateSW({
    globDirectory: folder,
    globPatterns: ['**/*'],
    // Replaces the default, which drops assets under a folder called node_modules.
    globIgnores: ['sw.js', 'metadata.json', '**/*.map', 'icons/*-512.png'],
    swDest: `${folder}/sw.js`,
    navigateFallback: '/index.html',
    dontCacheBustURLsMatching: /[.-][0-9a-f]{32}(@\dx)?\./,
    maximumFileSizeToCacheInBytes: 8_000_000,
    cleanupOutdatedCaches: true,
    clientsClaim: true,
    // An update waits until the app posts SKIP_WAITING: nobody's table reloads in the middle of a game.
    skipWaiting: false,
    inlineWorkboxRuntime: true,
    sourcemap: false,
    disableDevLogs: true,
  });
  for (const warning of warnings) console.warn(warning);
  console.log(`Service worker: ${count} files, ${Math.round(size / 1024)} kB.`);
};
