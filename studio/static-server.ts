import { createServer, type Server } from 'node:http';
import sirv from 'sirv';

/** Serves the built Studio in `folder`, as it is now, on this machine. */
export function createStaticServer(folder: string): Server {
  // The Studio routes in the browser, so every other address is its one page.
  const page = sirv(folder, { etag: true, single: true, ignores: false });
  const scripts = sirv(folder, { maxAge: 31_536_000, immutable: true });
  return createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
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
