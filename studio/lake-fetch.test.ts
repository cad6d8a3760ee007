import { expect, test, vi } from 'vitest';
import { lakeFetch } from './lake-fetch.ts';

type Sent = { open?: number; close?: number; path?: string; token?: string; lastEventId?: string };

/** Fake WebSocket whose server is the test. */
class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static readonly opened: FakeSocket[] = [];
  readonly url: string;
  readonly sent: Sent[] = [];
  readyState = 0;

  constructor(url: string) {
    super();
    this.url = url;
    FakeSocket.opened.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }

  ready(): void {
    this.readyState = FakeSocket.OPEN;
    this.dispatchEvent(new Event('open'));
  }

  say(message: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
}

let lakes = 0;

/** A fetch of its own lake, and the socket of its first stream. */
function freshLake() {
  vi.stubGlobal('WebSocket', FakeSocket);
  const url = `http://localhost:${4000 + ++lakes}`;
  const sockets = () =>
    FakeSocket.opened.filter((socket) => socket.url === `${url.replace('http', 'ws')}/listen-channels`);
  return { url, fetch: lakeFetch(url), sockets, stream: `${url}/v1/data/listen/production?query=*` };
}

function only(sockets: FakeSocket[]): FakeSocket {
  const [socket] = sockets;
  if (!socket || sockets.length !== 1) throw new Error(`${sockets.length} sockets`);
  return socket;
}

test('streams of one lake share one socket, also through another fetch of the same address', () => {
  const lake = freshLake();
  void lake.fetch(lake.stream, { headers: { authorization: 'Bearer secret' } });
  void lakeFetch(lake.url)(`${lake.url}/v1/data/live/events/production`);
  const socket = only(lake.sockets());
  expect(socket.sent).toEqual([]);
  socket.ready();
  expect(socket.sent).toEqual([
    { open: 1, path: '/v1/data/listen/production?query=*', token: 'secret' },
    { open: 2, path: '/v1/data/live/events/production' },
  ]);
});

test('a stream that resumes names the last event it received', () => {
  const lake = freshLake();
  void lake.fetch(lake.stream, { headers: { 'Last-Event-ID': 't1#page' } });
  const socket = only(lake.sockets());
  socket.ready();
  expect(socket.sent).toMatchObject([{ open: 1, lastEventId: 't1#page' }]);
});

test('events come as the body of an event stream, each on its own channel', async () => {
  const lake = freshLake();
  const answers = [lake.fetch(lake.stream), lake.fetch(lake.stream)];
  const socket = only(lake.sockets());
  socket.ready();
  for (const channel of [1, 2]) socket.say({ channel, status: 200 });
  const [first, second] = await Promise.all(answers);
  expect(first?.headers.get('content-type')).toBe('text/event-stream');
  socket.say({ channel: 2, text: 'two' });
  socket.say({ channel: 1, text: 'one' });
  socket.say({ channel: 1, end: true });
  socket.say({ channel: 2, end: true });
  expect([await first?.text(), await second?.text()]).toEqual(['one', 'two']);
});

test('a refusal is a response with its status and body', async () => {
  const lake = freshLake();
  const answer = lake.fetch(lake.stream);
  const socket = only(lake.sockets());
  socket.ready();
  socket.say({ channel: 1, status: 401, body: '{"error":"Unauthorized"}' });
  const response = await answer;
  expect([response.status, await response.json()]).toEqual([401, { error: 'Unauthorized' }]);
});

test('an aborted stream is closed on the lake', async () => {
  const lake = freshLake();
  const stop = new AbortController();
  const answer = lake.fetch(lake.stream, { signal: stop.signal });
  const socket = only(lake.sockets());
  socket.ready();
  socket.say({ channel: 1, status: 200 });
  const body = (await answer).text();
  stop.abort(new Error('enough'));
  await expect(body).rejects.toThrow('enough');
  expect(socket.sent.at(-1)).toEqual({ close: 1 });
  await expect(lake.fetch(lake.stream, { signal: stop.signal })).rejects.toThrow('enough');
});

test('when the socket is lost every stream ends, and the next one opens another', async () => {
  const lake = freshLake();
  const [started, waiting] = [lake.fetch(lake.stream), lake.fetch(lake.stream)];
  const socket = only(lake.sockets());
  socket.ready();
  socket.say({ channel: 1, status: 200 });
  const body = (await started).text();
  socket.dispatchEvent(new Event('close'));
  expect(await body).toBe('');
  await expect(waiting).rejects.toThrow('closed the connection');
  void lake.fetch(lake.stream);
  expect(lake.sockets()).toHaveLength(2);
});

test('every other request is a plain fetch', async () => {
  const lake = freshLake();
  const plain = vi.fn(() => Promise.resolve(new Response('plain')));
  vi.stubGlobal('fetch', plain);
  const init = { method: 'POST' };
  const response = await lake.fetch(`${lake.url}/v1/data/mutate/production`, init);
  expect(await response.text()).toBe('plain');
  expect(plain).toHaveBeenCalledWith(`${lake.url}/v1/data/mutate/production`, init);
  expect(lake.sockets()).toEqual([]);
});
