import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import path from 'node:path';

import { policy } from '../../scripts/policy';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** The built app behind a small static server: unknown paths get index.html, as any host of a web app must do. */
export interface AppServer {
  readonly origin: string;
  /** Another folder stands for a newer version of the app at the same address. */
  readonly serve: (folder: string) => void;
  readonly stop: () => Promise<void>;
  /** Answers again at the same address, where the browser keeps the app's data. */
  readonly restart: () => Promise<void>;
}

/** A path without a file is a route; a file that is missing is a mistake and must not pass for the page. */
const fileFor = (folder: string, url: string): string | undefined => {
  const wanted = path.join(
    folder,
    path.normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname)),
  );
  const inside = wanted === folder || wanted.startsWith(folder + path.sep);
  if (inside && existsSync(wanted) && statSync(wanted).isFile()) return wanted;
  return path.extname(wanted) === '' ? path.join(folder, 'index.html') : undefined;
};

const listen = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

export const startServer = async (folder: string): Promise<AppServer> => {
  if (!existsSync(path.join(folder, 'sw.js'))) {
    throw new Error('The web app is not built: run `npm run build:web` first.');
  }
  let served = folder;
  const server = createServer((request, response) => {
    const file = fileFor(served, request.url ?? '/');
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-cache',
    });
    response.end(readFileSync(file));
  });
  const port = await listen(server, 0);
  return {
    origin: `http://localhost:${port}`,
    serve: next => {
      served = next;
    },
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    restart: async () => {
      await listen(server, port);
    },
  };
};
