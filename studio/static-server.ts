import { createReadStream, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

/**
 * The file that answers a path, or `undefined`. The studio routes in the browser, so an address that names no file
 * gets the one page; a missing script or style stays missing.
 */
export function resolveFile(folder: string, pathname: string): string | undefined {
  let decoded: string;
  try {
    decoded = normalize(decodeURIComponent(pathname));
  } catch {
    return undefined;
  }
  const path = join(folder, decoded);
  if (path.startsWith(folder) && isFile(path)) return path;
  return decoded.startsWith('/static/') ? undefined : join(folder, 'index.html');
}

/** Serves the built studio in `folder` to this machine. File names in `static/` carry a hash and never change. */
export function createStaticServer(folder: string): Server {
  return createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = resolveFile(folder, pathname);
    if (path === undefined) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
      return;
    }
    response.writeHead(200, {
      'content-type': contentTypes[extname(path)] ?? 'application/octet-stream',
      'cache-control': pathname.startsWith('/static/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      'x-content-type-options': 'nosniff',
    });
    if (request.method === 'HEAD') response.end();
    else createReadStream(path).pipe(response);
  });
}
