import { EventEmitter, once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { connect, createServer as createRawServer, type AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { startReverseProxy } from './reverse-proxy.ts';

const portOf = (server: Server) => (server.address() as AddressInfo).port;

function closeAfterTest(server: Server): void {
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
}

async function startUpstream(listener: RequestListener): Promise<URL> {
  const server = createServer(listener);
  closeAfterTest(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return new URL(`http://127.0.0.1:${portOf(server)}`);
}

async function startProxy(upstream: URL): Promise<number> {
  const server = await startReverseProxy(0, upstream);
  closeAfterTest(server);
  return portOf(server);
}

/** Sends raw text, and resolves to everything that comes back. */
async function send(port: number, request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.end(request);
  return text(socket);
}

test('a second request on a connection gets through although workerd resets used connections', async () => {
  const used = new WeakSet();
  const upstream = await startUpstream(({ socket }, response) => {
    if (used.has(socket)) socket.resetAndDestroy();
    else response.end('page');
    used.add(socket);
  });
  const port = await startProxy(upstream);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const read = async () => {
    const request = get({ host: '127.0.0.1', port, agent });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    return { body: await text(response), isReused: request.reusedSocket };
  };
  expect([await read(), await read()]).toEqual([
    { body: 'page', isReused: false },
    { body: 'page', isReused: true },
  ]);
});

test('a crowd waits before workerd, never inside it, and everybody gets the page', async () => {
  const waiting: (() => void)[] = [];
  const crowd = new EventEmitter();
  const full = once(crowd, 'full');
  let mostAtOnce = 0;
  let isFull = false;
  const upstream = await startUpstream((_request, response) => {
    if (isFull) {
      response.end('page');
      return;
    }
    mostAtOnce = waiting.push(() => response.end('page'));
    if (mostAtOnce === 12) crowd.emit('full');
  });
  const port = await startProxy(upstream);
  const pages = Array.from({ length: 200 }, async () => (await fetch(`http://127.0.0.1:${port}/`)).text());
  await full;
  isFull = true;
  for (const release of waiting) release();
  expect(await Promise.all(pages)).toEqual(pages.map(() => 'page'));
  expect(mostAtOnce).toBe(12);
});

test('behind a long line of reads a post is served at once, and one read too many is told to come back', async () => {
  const held: (() => void)[] = [];
  const crowd = new EventEmitter();
  const full = once(crowd, 'full');
  const allRefused = once(crowd, 'refused');
  const upstream = await startUpstream(({ method }, response) => {
    if (method === 'POST') response.end('thanks');
    else if (held.push(() => response.end('page')) === 12) crowd.emit('full');
    else if (held.length > 12) response.end('page');
  });
  const site = `http://127.0.0.1:${await startProxy(upstream)}/`;
  const reads = Array.from({ length: 560 }, () => fetch(site));
  await full;
  expect(await (await fetch(site, { method: 'POST', body: 'form' })).text()).toBe('thanks');
  const refused: Response[] = [];
  for (const read of reads)
    void read.then((response) => {
      if (response.status === 503 && refused.push(response) === 60) crowd.emit('refused');
    });
  await allRefused;
  expect(refused[0]?.headers.get('Retry-After')).toBe('5');
  for (const release of held) release();
  const statuses = (await Promise.all(reads)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(500);
});

test('method, target, headers and body arrive unchanged, and so does the response', async () => {
  const upstream = await startUpstream((request, response) => {
    void text(request).then((body) => {
      response.writeHead(201, 'Made', [
        ['Set-Cookie', 'a=1'],
        ['Set-Cookie', 'b=2'],
      ]);
      response.end(
        `${request.method} ${request.url} ${String(request.headers['x-own'])} ${request.headers.host} ${body}`,
      );
    });
  });
  const port = await startProxy(upstream);
  const reply = await send(
    port,
    'POST /nl/?a=%C3%A9 HTTP/1.1\r\nHost: site.example\r\nX-Own: yes\r\nContent-Length: 4\r\nConnection: close\r\n\r\nbody',
  );
  expect(reply).toContain('HTTP/1.1 201');
  expect(reply).toContain('Set-Cookie: a=1\r\nSet-Cookie: b=2\r\n');
  expect(reply).toContain('POST /nl/?a=%C3%A9 yes site.example body');
});

test.each([
  ['CONNECT example.org:443', '405'],
  ['OPTIONS *', '204'],
  ['GET *', '400'],
  ['GET \\x', '400'],
  ['GET word', '400'],
  ['GET http://other.example/', '400'],
  ['GET http://site.example/path?query', '200'],
])('%s gets %s', async (line, status) => {
  const upstream = await startUpstream(({ url }, response) => response.end(url));
  const reply = await send(await startProxy(upstream), `${line} HTTP/1.1\r\nHost: site.example\r\n\r\n`);
  expect(reply).toMatch(new RegExp(String.raw`^HTTP/1\.1 ${status} `));
  if (status === '204' || status === '405')
    expect(reply).toContain('\r\nAllow: OPTIONS, GET, HEAD, POST\r\n');
  if (status === '200') expect(reply).toContain('/path?query');
});

test.each(['Host: a b', 'Host: a\r\nHost: b', 'Host: a\r\nhost: a', 'X-Own: yes'])(
  'a request with %j instead of one host name is refused',
  async (headers) => {
    const port = await startProxy(await startUpstream((_request, response) => response.end()));
    expect(await send(port, `GET / HTTP/1.1\r\n${headers}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 400 /);
  },
);

test('no visitor steers Miniflare by its headers', async () => {
  const upstream = await startUpstream(({ headers }, response) => response.end(JSON.stringify(headers)));
  const port = await startProxy(upstream);
  const steering = 'MF-Original-URL: http://other.example/\r\nmf-route-override: x\r\nMF-CF-Blob: x';
  const reply = await send(port, `GET / HTTP/1.1\r\nHost: site.example\r\n${steering}\r\n\r\n`);
  expect(reply).toContain('"host":"site.example"');
  expect(reply).not.toContain('mf-');
});

test.each([
  ['GET', 2, 200, 3],
  ['GET', 3, 502, 3],
  ['POST', 2, 200, 3],
  ['POST', 3, 502, 3],
])('a %s that workerd resets %d times gets %d', async (method, resets, status, most) => {
  let attempts = 0;
  const upstream = await startUpstream((request, response) => {
    attempts += 1;
    if (attempts <= resets) request.socket.resetAndDestroy();
    else void text(request).then((body) => response.end(body));
  });
  const port = await startProxy(upstream);
  const body = method === 'POST' ? 'typed text' : null;
  const response = await fetch(`http://127.0.0.1:${port}/`, { method, body });
  expect(response.status).toBe(status);
  if (status === 200) expect(await response.text()).toBe(body ?? '');
  expect(attempts).toBe(most);
});

test('a post gets its response although workerd closes the connection under the unread body', async () => {
  const upstream = createRawServer({ pauseOnConnect: true }, (socket) => {
    socket.on('error', () => socket.destroy());
    socket.once('readable', () => {
      socket.read(1);
      socket.end('HTTP/1.1 413 Content Too Large\r\nContent-Length: 0\r\n\r\n', () => socket.destroy());
    });
  });
  onTestFinished(() => void upstream.close());
  await once(upstream.listen(0, '127.0.0.1'), 'listening');
  const { port: rawPort } = upstream.address() as AddressInfo;
  const port = await startProxy(new URL(`http://127.0.0.1:${rawPort}`));
  const body = 'x'.repeat(200_000);
  const post = async () => (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body })).status;
  const statuses = await Promise.all(Array.from({ length: 200 }, post));
  expect(statuses).toEqual(statuses.map(() => 413));
});

test('a body above what is buffered arrives whole, by length and in pieces', async () => {
  const upstream = await startUpstream((request, response) => {
    void text(request).then((body) => response.end(String(body.length)));
  });
  const port = await startProxy(upstream);
  const body = 'x'.repeat(3_000_000);
  const post = async (sent: string | ReadableStream<Uint8Array>) => {
    const init = { method: 'POST', body: sent, duplex: 'half' } as const;
    return (await fetch(`http://127.0.0.1:${port}/`, init)).text();
  };
  expect(await post(body)).toBe('3000000');
  expect(await post(new Blob([body]).stream())).toBe('3000000');
});

test('a visitor who leaves ends the request to workerd', async () => {
  const requests = new EventEmitter();
  const left = once(requests, 'left');
  const upstream = await startUpstream((_request, response) => {
    response.on('close', () => requests.emit('left'));
    response.write('first part');
  });
  const port = await startProxy(upstream);
  const visitor = connect(port, '127.0.0.1');
  visitor.write('GET / HTTP/1.1\r\nHost: site.example\r\n\r\n');
  await once(visitor, 'data');
  visitor.resetAndDestroy();
  await left;
});

test('text that the worker left as it is arrives in a coding that the visitor accepts', async () => {
  const upstream = await startUpstream(({ url }, response) => {
    response.setHeader('Content-Type', url === '/picture' ? 'image/webp' : 'text/html; charset=utf-8');
    if (url === '/stored') response.setHeader('Content-Encoding', 'br');
    response.setHeader('Content-Length', 4);
    response.end('page');
  });
  const port = await startProxy(upstream);
  const read = async (path: string, codings: string) => {
    const request = get({ host: '127.0.0.1', port, path, headers: { 'Accept-Encoding': codings } });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    return { coding: response.headers['content-encoding'], bytes: await buffer(response) };
  };
  const decoders = { br: brotliDecompressSync, gzip: gunzipSync };
  for (const [codings, coding] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
  ] as const) {
    const page = await read('/page', codings);
    expect([page.coding, String(decoders[coding](page.bytes))]).toEqual([coding, 'page']);
  }
  for (const [path, codings, coding] of [
    ['/page', 'identity', undefined],
    ['/picture', 'br', undefined],
    ['/stored', 'br', 'br'],
  ] as const)
    expect(await read(path, codings)).toEqual({ coding, bytes: Buffer.from('page') });
});

test('the worker learns from where a visitor comes, and a proxy before this one may tell it', async () => {
  const upstream = await startUpstream(({ headers }, response) =>
    response.end(String(headers['cf-connecting-ip'])),
  );
  const site = `http://127.0.0.1:${await startProxy(upstream)}/`;
  expect(await (await fetch(site)).text()).toBe('127.0.0.1');
  const told = { headers: { 'CF-Connecting-IP': '192.0.2.7' } };
  expect(await (await fetch(site, told)).text()).toBe('192.0.2.7');
});

test('a read takes the connection of the one before', async () => {
  const connections = new Set<unknown>();
  const upstream = await startUpstream(({ socket }, response) => {
    connections.add(socket);
    response.end('page');
  });
  const site = `http://127.0.0.1:${await startProxy(upstream)}/`;
  for (let count = 0; count < 3; count += 1) expect(await (await fetch(site)).text()).toBe('page');
  expect(connections.size).toBe(1);
});
