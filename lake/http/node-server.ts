import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { identify } from '../access/identify.ts';
import type { AccessRules } from '../access/identify.ts';
import { ApiError, refusal } from '../api-error.ts';
import { readBody } from './body.ts';
import { corsHeaders, isLoopbackHost, preflightHeaders } from './cors.ts';
import { streamEvents } from './event-stream.ts';
import type { LakeRequest, Reply } from './reply.ts';
import { splitVersion } from './router.ts';
import type { Router } from './router.ts';

export type HttpOptions = {
  router: Router;
  access: AccessRules;
  loopbackOnly: boolean;
  onFault: (error: unknown) => void;
};

export function answerRequests(server: Server, options: HttpOptions): void {
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
  const reply = await settle(() => answer(message, options), options.onFault);
  // A body that was refused unread would be taken for the next request of the connection.
  const unread: Record<string, string> =
    message.readableEnded || message.method === 'GET' ? {} : { Connection: 'close' };
  send(reply, response, { ...shared, ...unread }, message.method === 'HEAD');
}

async function answer(message: IncomingMessage, options: HttpOptions): Promise<Reply> {
  if (options.loopbackOnly && !isLoopbackHost(message.headers.host)) {
    throw refusal(403, `The lake does not answer for the host ${message.headers.host ?? ''}`);
  }
  const request = requestOf(message.url ?? '/', message, options.access);
  return options.router.answer({ ...request, body: (limit) => readBody(message, limit) });
}

export function requestOf(
  target: string,
  { headers, method = 'GET' }: Pick<IncomingMessage, 'headers' | 'method'>,
  access: AccessRules,
): Omit<LakeRequest, 'params' | 'body'> {
  const url = new URL(target, 'http://lake');
  const user = identify(headers, access);
  return {
    ...splitVersion(url.pathname),
    method: method === 'HEAD' ? 'GET' : method,
    query: url.searchParams,
    headers,
    user,
  };
}

/** Turns whatever a handler throws into an answer; what nobody foresaw is a 500 and is reported. */
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

function send(
  reply: Reply,
  response: ServerResponse,
  headers: Record<string, string>,
  headOnly: boolean,
): void {
  if (reply.kind === 'events') {
    streamEvents(reply, response, headers);
    return;
  }
  const body = reply.kind === 'json' ? JSON.stringify(reply.body) : reply.body;
  const type =
    reply.kind === 'json'
      ? { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' }
      : {};
  const length = { 'Content-Length': String(Buffer.byteLength(body)) };
  response.writeHead(reply.status, { ...headers, ...type, ...length, ...reply.headers });
  response.end(headOnly ? undefined : body);
}
