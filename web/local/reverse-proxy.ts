import { once } from 'node:events';
import {
  Agent,
  createServer,
  request as requestUpstream,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { compressionOf } from './compress-reply.ts';

/** Bytes, as on Cloudflare. */
const longestHeaders = 128 * 1024;

/** Milliseconds; browsers reuse a connection for about a minute. */
const idleTime = 65_000;

/** More at once would only wait longer inside workerd, where time-outs already run. */
const mostAtOnce = 16;

/** Milliseconds that an idle connection waits for the next read; workerd closes it after five seconds. */
const reuseTime = 2500;

/** Leaves connections for forms, which never wait behind a crowd of readers. */
const mostReadsAtOnce = 12;

/** Reads waiting for workerd; a visitor behind more would have left before the response. */
const mostReadsWaiting = 500;

/**
 * workerd closes a connection that it has not begun to read within fifteen seconds; anything it has read gets a
 * response. Posts are therefore resent too, and every form carries a key by which it is stored once.
 */
const attempts = 3;

/** Bytes; a larger body is forwarded as it comes. */
const mostBuffered = 1024 * 1024;

const allow = 'OPTIONS, GET, HEAD, POST';

/** Headers of one connection, and `Expect`, because Node has already sent 100 Continue. */
const hopByHop = /^(connection|keep-alive|proxy-connection|upgrade|expect|te|trailer)$/i;

/** Headers that control Miniflare. */
const ofMiniflare = /^mf-/i;

const ofBody = /^(content-length|transfer-encoding)$/i;

/** The edge's own header. Only this machine reaches the proxy, so another proxy here may have set it. */
const clientHeader = 'CF-Connecting-IP';

type Exchange = { request: IncomingMessage; response: ServerResponse; path: string };

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

function without(raw: readonly string[], ...dropped: readonly RegExp[]): string[] {
  const kept: string[] = [];
  for (let index = 0; index < raw.length; index += 2) {
    const [name = '', value = ''] = [raw[index], raw[index + 1]];
    if (!dropped.some((names) => names.test(name))) kept.push(name, value);
  }
  return kept;
}

function forwardedHeaders(request: IncomingMessage): string[] {
  const { rawHeaders, headers, socket } = request;
  const dropped = isRead(request) ? [hopByHop, ofMiniflare, ofBody] : [hopByHop, ofMiniflare];
  const kept = without(rawHeaders, ...dropped);
  const isTold = headers[clientHeader.toLowerCase()] !== undefined;
  return isTold ? kept : [...kept, clientHeader, socket.remoteAddress ?? ''];
}

function answer({ request, response }: Exchange, reply: IncomingMessage): void {
  const compression = compressionOf(request, reply);
  const headers = without(reply.rawHeaders, hopByHop, ...(compression ? [ofBody] : []));
  response.writeHead(reply.statusCode ?? 502, [...headers, ...(compression?.headers ?? [])]);
  reply.on('error', () => response.destroy());
  (compression ? reply.pipe(compression.coder) : reply).pipe(response);
}

/** Path and query of a request target, or `undefined` for one that workerd would fail on. */
function pathOf({ url = '', headersDistinct }: IncomingMessage): string | undefined {
  const [host, ...others] = headersDistinct['host'] ?? [];
  if (host === undefined || others.length > 0 || !/^[\w.:[\]-]+$/.test(host)) return undefined;
  if (url.startsWith('/')) return url;
  const absolute = URL.parse(url);
  return absolute?.host === host ? absolute.pathname + absolute.search : undefined;
}

function refuse(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  const usual = {
    'Content-Type': 'text/plain; charset=utf-8',
    Connection: 'close',
    'Cache-Control': 'no-store',
  };
  response.writeHead(status, { ...usual, ...headers }).end(text);
}

/**
 * Reads a body, or the start of a large one, before forwarding its request. workerd closes the connection if the
 * worker does not read the body, and a later write would fail before Node has read the response.
 */
function readBody(request: IncomingMessage): Promise<Buffer> {
  if (Number(request.headers['content-length']) > mostBuffered) return Promise.resolve(Buffer.of());
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const finish = () => {
      request.off('data', collect).pause();
      resolve(Buffer.concat(chunks));
    };
    const collect = (chunk: Buffer) => {
      size += chunk.byteLength;
      chunks.push(chunk);
      if (size > mostBuffered) finish();
    };
    request.on('data', collect).once('end', finish);
  });
}

/**
 * Listens on `port` of this machine and forwards to workerd, which closes a connection five seconds after a response
 * even if the next request has arrived but not been read, and fails on request targets other than a path.
 */
export async function startReverseProxy(port: number, upstream: URL): Promise<Server> {
  const reads = new Agent({ keepAlive: true, timeout: reuseTime, maxSockets: mostReadsAtOnce });
  // Uses a connection per request, so that none is closed under one.
  const readsAgain = new Agent({ keepAlive: false, maxSockets: mostReadsAtOnce });
  const writes = new Agent({ keepAlive: false, maxSockets: mostAtOnce - mostReadsAtOnce });
  let readsUnderWay = 0;
  const forwardRead = (exchange: Exchange) => {
    if (readsUnderWay >= mostReadsWaiting) {
      refuse(exchange.response, 503, 'Too many visitors at once', { 'Retry-After': '5' });
      return;
    }
    readsUnderWay += 1;
    exchange.response.once('close', () => {
      readsUnderWay -= 1;
    });
    forward(exchange);
  };
  const forward = (exchange: Exchange, body?: Buffer, attempt = 1) => {
    const { request, response, path } = exchange;
    const readAgent = attempt === 1 ? reads : readsAgain;
    const forwarded = requestUpstream({
      agent: isRead(request) ? readAgent : writes,
      host: upstream.hostname,
      port: upstream.port,
      method: request.method,
      path,
      headers: forwardedHeaders(request),
      maxHeaderSize: longestHeaders,
    });
    forwarded.on('response', (reply) => answer(exchange, reply));
    const isWhole = isRead(request) || request.readableEnded;
    forwarded.on('error', () => {
      if (response.headersSent || response.destroyed) return;
      if (isWhole && attempt < attempts) forward(exchange, body, attempt + 1);
      else refuse(response, 502, 'Bad gateway');
    });
    response.on('close', () => forwarded.destroy());
    if (isWhole) forwarded.end(body);
    else {
      forwarded.write(body);
      request.pipe(forwarded);
    }
  };
  const server = createServer(
    { maxHeaderSize: longestHeaders, keepAliveTimeout: idleTime },
    (request, response) => {
      const path = pathOf(request);
      if (path !== undefined && isRead(request)) forwardRead({ request, response, path });
      else if (path !== undefined)
        void readBody(request).then((body) => forward({ request, response, path }, body));
      else if (request.method === 'OPTIONS' && request.url === '*')
        response.writeHead(204, { Allow: allow }).end();
      else refuse(response, 400, 'Bad request');
    },
  );
  // A client that has sent its last request and closed its side still gets the response, as from workerd.
  Object.assign(server, { httpAllowHalfOpen: true });
  server.on('connect', (_request, socket) => {
    socket.on('error', () => socket.destroy());
    socket.end(
      `HTTP/1.1 405 Method Not Allowed\r\nAllow: ${allow}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
    );
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return server;
}
