import { createReadStream, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { pipeline } from 'node:stream';

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

/** Returns `undefined` for a malformed request target. */
export function decodePath(target: string): string | undefined {
  try {
    const path = normalize(decodeURIComponent(new URL(target, 'http://localhost').pathname));
    return path.includes('\0') ? undefined : path;
  } catch {
    return undefined;
  }
}

/**
 * Finds the file for a decoded path. The Studio routes in the browser, so unknown paths get index.html; a missing
 * script or stylesheet is `undefined`.
 */
export function resolveFile(folder: string, path: string): string | undefined {
  const file = join(folder, path);
  if (file.startsWith(join(folder, sep)) && isFile(file)) return file;
  return path.startsWith('/static/') ? undefined : join(folder, 'index.html');
}

/** Serves the built Studio in `folder` on this machine. */
export function createStaticServer(folder: string): Server {
  const hashedFiles = join(folder, 'static', sep);
  return createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const path = decodePath(request.url ?? '/');
    if (path === undefined) {
      response.writeHead(400, { 'content-type': 'text/plain' }).end('Bad request');
      return;
    }
    const file = resolveFile(folder, path);
    if (file === undefined) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
      return;
    }
    response.writeHead(200, {
      'content-type': contentTypes[extname(file)] ?? 'application/octet-stream',
      'cache-control': file.startsWith(hashedFiles) ? 'public, max-age=31536000, immutable' : 'no-cache',
      'content-security-policy': "frame-ancestors 'self'",
      'x-content-type-options': 'nosniff',
    });
    if (request.method === 'HEAD') response.end();
    else pipeline(createReadStream(file), response, () => {});
  });
}
