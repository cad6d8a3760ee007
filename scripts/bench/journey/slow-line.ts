import { once } from 'node:events';
import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** The slow 4G of Lighthouse: milliseconds there and back, and bytes per millisecond. */
const [roundTrip, download, upload] = [150, 1600 / 8, 750 / 8];

/** Milliseconds that a connection waits for the next request, as on the site. */
const idleTime = 65_000;

/** Bytes that a connection sends before another has its turn. */
const packet = 2920;

const compress = promisify(brotliCompress);
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Returns the milliseconds until bytes have arrived over a line that all connections share. */
export function createLine(bytesPerMillisecond: number) {
  let freeAt = 0;
  return (bytes: number, now = performance.now()): number => {
    freeAt = Math.max(freeAt, now) + bytes / bytesPerMillisecond;
    return freeAt - now;
  };
}

const head = /<head>[\s\S]*<\/head>/;

export const turns: Readonly<Record<string, ((text: string) => string) | undefined>> = {
  'as it is': undefined,
  'switched off': (text) =>
    text
      .replace('type="speculationrules"', 'type="text/plain"')
      .replace(/(@view-transition\s*\{\s*navigation:\s*)auto/, '$1none'),
  empty(text) {
    const [found] = head.exec(text) ?? [];
    if (!found) return turns['switched off']?.(text) ?? text;
    const parts = [/<link rel="stylesheet"[^>]*>/, /<meta name="viewport"[^>]*>/];
    const kept = parts.map((part) => part.exec(found)?.[0]).join('');
    const title = /<h1[\s\S]*?<\/h1>/.exec(text)?.[0] ?? '';
    return `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>-</title>${kept}</head><body>${title}</body></html>`;
  },
};

/** Prefetched and prerendered pages share the line with all others. Leaves out TLS and the slow start of TCP. */
export async function openSlowLine(site: string, rewrite: ((text: string) => string) | undefined) {
  const [up, down] = [createLine(upload), createLine(download)];
  const openAt = new WeakMap<Socket, number>();

  async function relay(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url = '/', socket, rawHeaders } = request;
    const body = await buffer(request);
    const handshake = Math.max(0, (openAt.get(socket) ?? 0) - performance.now());
    await setTimeout(handshake + up(rawHeaders.join().length + body.length) + roundTrip / 2);
    const headers = { ...request.headers, ...(rewrite && { 'accept-encoding': 'identity' }) };
    const sent = send(new URL(url, site), { method, headers, agent: false }).end(body);
    const [received] = (await once(sent, 'response')) as [IncomingMessage];
    let content = await buffer(received);
    if (rewrite && /^text\/(html|css)/.test(received.headers['content-type'] ?? '')) {
      content = await compress(rewrite(content.toString()), quick);
      received.headers['content-encoding'] = 'br';
    }
    delete received.headers['transfer-encoding'];
    if (content.length > 0) received.headers['content-length'] = String(content.length);
    await setTimeout(roundTrip / 2 + down(received.rawHeaders.join().length));
    response.writeHead(received.statusCode ?? 502, received.headers);
    for (let sentBytes = 0; sentBytes < content.length && !response.destroyed; sentBytes += packet) {
      const part = content.subarray(sentBytes, sentBytes + packet);
      await setTimeout(down(part.length));
      response.write(part);
    }
    response.end();
  }

  const server = createServer({ keepAliveTimeout: idleTime }, (request, response) => {
    relay(request, response).catch(() => response.destroy());
  }).on('connection', (socket) => openAt.set(socket, performance.now() + roundTrip));
  await once(server.listen(0, '127.0.0.1').unref(), 'listening');
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { port: (server.address() as AddressInfo).port, close };
}
