import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { startLocalServer } from '../support/local-server.ts';

const json = { 'Content-Type': 'application/json' };

/** The ways in which a content store fails; one that hangs never responds. */
const faults = {
  'refuses connections': (response: ServerResponse) => response.destroy(),
  hangs: () => undefined,
  'hangs in the middle of an answer': (response: ServerResponse) => {
    response.writeHead(200, json).write('{"ms":1,"result":{"pages":[');
  },
  'answers 500': (response: ServerResponse) => response.writeHead(500, json).end('{"error":"Internal"}'),
  'answers malformed JSON': (response: ServerResponse) =>
    response.writeHead(200, json).end('{"ms":1,"result":{"pages":['),
  'answers without a result': (response: ServerResponse) => response.writeHead(200, json).end('{"ms":1}'),
  'answers null': (response: ServerResponse) => response.writeHead(200, json).end('{"ms":1,"result":null}'),
  'answers with another result': (response: ServerResponse) =>
    response.writeHead(200, json).end('{"ms":1,"result":{"pages":"none"}}'),
  'answers with a page of HTML': (response: ServerResponse) =>
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Sign in</h1>'),
} satisfies Record<string, (response: ServerResponse) => void>;

export type Fault = keyof typeof faults;

export const everyFault = Object.keys(faults) as Fault[];

/** A proxy between a site and its content store that fails on demand. */
export type FaultyGateway = {
  address: string;
  fault: Fault | undefined;
  /** Requests that contain this string get a 500, fault or not. */
  failsOn: string | undefined;
  /** Returns the number of failed requests since the last call. */
  takeFailures: () => number;
  close: () => Promise<void>;
};

/** Passes requests on to `target` while no fault is set. */
export async function startGateway(target: string): Promise<FaultyGateway> {
  let failures = 0;
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const { url = '/', method = 'GET', headers } = request;
    const body = await text(request);
    const isNamed = gateway.failsOn !== undefined && `${url}${body}`.includes(gateway.failsOn);
    const fault = gateway.fault ?? (isNamed ? 'answers 500' : undefined);
    if (fault) {
      failures += 1;
      faults[fault](response);
      return;
    }
    const answer = await fetch(`${target}${url}`, {
      method,
      headers: { 'Content-Type': headers['content-type'] ?? '' },
      ...(method === 'POST' && { body }),
    });
    response.writeHead(answer.status, { 'Content-Type': answer.headers.get('Content-Type') ?? '' });
    response.end(Buffer.from(await answer.arrayBuffer()));
  };
  const server = await startLocalServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  const gateway: FaultyGateway = {
    ...server,
    fault: undefined,
    failsOn: undefined,
    takeFailures: () => {
      const taken = failures;
      failures = 0;
      return taken;
    },
  };
  return gateway;
}
