import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { identify } from '../access/identify.ts';
import type { AccessRules } from '../access/identify.ts';
import { ApiError, refusal } from '../api-error.ts';
import { drainBody, readBody } from './body.ts';
import { corsHeaders, isLoopbackHost, isOfForeignPage, preflightHeaders } from './cors.ts';
import { streamEvents } from './event-stream.ts';
import type { LakeRequest, Reply } from './reply.ts';
import { splitVersion } from './router.ts';
import type { Router } from './router.ts';

const base = 'http://lake';

export type HttpOptions = {
  router: Router;
  access: AccessRules;
  loopbackOnly: boolean;
  onFault: (error: unknown) => void;
};

export function serveRequests(server: Server, options: HttpOptions): void {
  server.on('request', (message, response) => {
    response.on('error', () => response.destroy());
    void respond(message, response, options);
  });
}

async function respond(
  message: IncomingMessage,
  response: ServerResponse,
  options: HttpOptions,
): Promise<void> {
  const shared = { ...corsHeaders(message.headers, options.access), 'X-Content-Type-Options': 'nosniff' };
  if (message.method === 'OPTIONS') {
    response.writeHead(204, { ...shared, ...preflightHeaders(message.headers) }).end();
    return;
  }
  const settled = await settle(async () => serialize(await handleRequest(message, options)), options.onFault);
  const reply = serialize(settled);
  const hasBody = () => message.method !== 'GET' && !message.readableEnded;
  if (hasBody()) await drainBody(message).catch(() => {});
  // An unread body would be parsed as the next request of the connection.
  const unread: Record<string, string> = hasBody() ? { Connection: 'close' } : {};
  send(reply, response, { ...shared, ...unread }, message.method === 'HEAD');
}

async function handleRequest(message: IncomingMessage, options: HttpOptions): Promise<Reply> {
  if (options.loopbackOnly && !isLoopbackHost(message.headers.host)) {
    throw refusal(403, `The lake does not serve the host ${message.headers.host ?? ''}`);
  }
  const request = requestOf(message.url ?? '/', message, options.access);
  // Pictures stay free: a page at 127.0.0.1 shows those of localhost, which is another site to browsers.
  if (!request.user && request.path.startsWith('/data/') && isOfForeignPage(message.headers, options.access))
    throw refusal(403, 'The lake serves content to pages on this machine only');
  return options.router.handle({ ...request, body: (limit) => readBody(message, limit) });
}

export function requestOf(
  target: string,
  { headers, method = 'GET' }: Pick<IncomingMessage, 'headers' | 'method'>,
  access: AccessRules,
): Omit<LakeRequest, 'params' | 'body'> {
  if (!URL.canParse(target, base)) throw refusal(400, 'The address cannot be read');
  const url = new URL(target, base);
  const user = identify(headers, access);
  return {
    ...splitVersion(url.pathname),
    method: method === 'HEAD' ? 'GET' : method,
    query: url.searchParams,
    headers,
    user,
  };
}

export async function settle(work: () => Promise<Reply>, onFault: (error: unknown) => void): Promise<Reply> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError) return { kind: 'json', status: error.status, body: error.body };
    onFault(error);
    const full = error instanceof Error && /disk is full|ENOSPC/.test(error.message);
    const told = full
      ? refusal(507, 'The disk is full: nothing was written')
      : refusal(500, 'The lake failed; see its output');
    return { kind: 'json', status: told.status, body: told.body };
  }
}

/** Serializes JSON while an error can still become a response: a result may exceed the longest string. */
function serialize(reply: Reply): Exclude<Reply, { kind: 'json' }> {
  if (reply.kind !== 'json') return reply;
  const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };
  return {
    kind: 'bytes',
    status: reply.status,
    body: JSON.stringify(reply.body),
    headers: { ...headers, ...reply.headers },
  };
}

function send(
  reply: Exclude<Reply, { kind: 'json' }>,
  response: ServerResponse,
  headers: Record<string, string>,
  headOnly: boolean,
): void {
  if (reply.kind === 'events') {
    streamEvents(reply, response, headers);
    return;
  }
  const length = { 'Content-Length': String(Buffer.byteLength(reply.body)) };
  response.writeHead(reply.status, { ...headers, ...length, ...reply.headers });
  response.end(headOnly ? undefined : reply.body);
}
