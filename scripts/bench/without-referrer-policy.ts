import { once } from 'node:events';
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Serves a site on another port without `Referrer-Policy`: Chromium's headless shell aborts a page that has it while
 * Lighthouse watches. No score depends on it.
 */
export async function withoutReferrerPolicy<T>(
  site: string,
  work: (address: string) => Promise<T>,
): Promise<T> {
  const { hostname, port, host } = new URL(site);
  const server = createServer(({ url: path, method, headers }, response) => {
    send({ hostname, port, path, method, headers: { ...headers, host } }, (received) => {
      delete received.headers['referrer-policy'];
      response.writeHead(received.statusCode ?? 502, received.headers);
      received.pipe(response);
    })
      .once('error', () => response.destroy())
      .end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    return await work(`http://localhost:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
