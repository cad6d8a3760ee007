import { createServer, type Server } from 'node:http';
import sirv from 'sirv';

/** False for an address that cannot name a file on any system. */
function isReadable(address: string): boolean {
  try {
    return !decodeURIComponent(new URL(address, 'http://studio').pathname).includes('\0');
  } catch {
    return false;
  }
}

/** Serves the built Studio in `folder`, as it is now, on this machine. */
export function createStaticServer(folder: string): Server {
  // The Studio routes in the browser, so every other address is its one page.
  const page = sirv(folder, { etag: true, gzip: true, single: true, ignores: false });
  const scripts = sirv(folder, { gzip: true, maxAge: 31_536_000, immutable: true });
  return createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    if (!isReadable(request.url ?? '')) {
      response.writeHead(400, { 'content-type': 'text/plain' }).end('Bad request');
      return;
    }
    response.setHeader('content-security-policy', "frame-ancestors 'self'");
    response.setHeader('x-content-type-options', 'nosniff');
    const isHashed = request.url?.startsWith('/static/') ?? false;
    if (!isHashed) response.setHeader('cache-control', 'no-cache');
    (isHashed ? scripts : page)(request, response, () => {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
    });
  });
}
