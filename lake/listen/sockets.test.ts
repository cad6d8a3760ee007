import { once } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { clientOf, freshLake, studioHeaders, studioOrigin, tokens } from '../testing/fresh-lake.test-data.ts';
import { Inbox, parseEvent } from '../testing/event-reader.test-data.ts';

type Message = { channel: number; status?: number; body?: string; text?: string; end?: true };

async function connect(url: string, headers: Record<string, string> = {}, path = '/listen-channels') {
  const socket = new WebSocket(url.replace('http', 'ws') + path, { headers });
  onTestFinished(() => socket.terminate());
  const inbox = new Inbox<Message>();
  socket.on('message', (text: Buffer) => inbox.push(JSON.parse(text.toString()) as Message));
  await once(socket, 'open');
  return { inbox, socket, send: (message: object) => socket.send(JSON.stringify(message)) };
}

const listen = (filter: string) => `/v2025-02-19/data/listen/production?query=${encodeURIComponent(filter)}`;

async function nextEvent(inbox: Inbox<Message>) {
  const { channel, text = '' } = await inbox.next();
  return { channel, ...parseEvent(text)[0] };
}

test('many streams travel over one socket, each on its channel', async () => {
  const lake = await freshLake();
  const { inbox, send } = await connect(lake.url);
  for (const [channel, type] of [
    [1, 'page'],
    [2, 'text'],
  ] as const) {
    send({ open: channel, path: listen(`*[_type == "${type}"]`), token: tokens.editor });
    expect(await inbox.next()).toEqual({ channel, status: 200 });
    expect(await nextEvent(inbox)).toMatchObject({ channel, event: 'welcome' });
  }
  const client = clientOf(lake);
  await client.create({ _id: 'drafts.t', _type: 'text' });
  expect(await nextEvent(inbox)).toMatchObject({
    channel: 2,
    event: 'mutation',
    data: { documentId: 'drafts.t' },
  });
  await client.create({ _id: 'p', _type: 'page' });
  expect(await nextEvent(inbox)).toMatchObject({ channel: 1, event: 'mutation', data: { documentId: 'p' } });

  send({ close: 1 });
  send({ open: 3, path: '/v1/data/live/events/production' });
  expect(await inbox.next()).toEqual({ channel: 3, status: 200 });
  expect(await nextEvent(inbox)).toMatchObject({ channel: 3, event: 'welcome' });
  await client.create({ _id: 'q', _type: 'page' });
  expect(await nextEvent(inbox)).toMatchObject({ channel: 3, event: 'message' });
  expect(inbox.rest).toEqual([]);
});

test("the Studio's cookie counts for its channels, and only from its origin", async () => {
  const lake = await freshLake();
  const { cookie } = await studioHeaders(lake);
  const path = '/v1/data/live/events/production?includeDrafts=true';
  const status = async (headers: Record<string, string>) => {
    const { inbox, send } = await connect(lake.url, headers);
    send({ open: 1, path });
    return (await inbox.next()).status;
  };
  expect(await status({ cookie, origin: studioOrigin })).toBe(200);
  expect(await status({ cookie, origin: 'http://localhost:3000' })).toBe(401);
  expect(await status({ origin: studioOrigin })).toBe(401);
});

test('a refused stream says why; anything but a stream is refused', async () => {
  const { inbox, send } = await connect((await freshLake()).url);
  send({ open: 1, path: listen('*[') });
  const refused = await inbox.next();
  expect(refused).toMatchObject({ channel: 1, status: 400 });
  expect(JSON.parse(refused.body ?? '')).toMatchObject({ error: { type: 'queryParseError' } });
  send({ open: 2, path: '/v1/data/query/production?query=*' });
  expect(await inbox.next()).toMatchObject({ channel: 2, status: 400 });
  send({ open: 3, path: '//' });
  expect(await inbox.next()).toMatchObject({ channel: 3, status: 400 });
  send({ open: 3, path: listen('*'), token: 'nobody' });
  expect(await inbox.next()).toMatchObject({ channel: 3, status: 401 });
});

test('a channel closed or opened anew before its response is not left running', async () => {
  const lake = await freshLake();
  const { inbox, send } = await connect(lake.url);
  const open = (channel: number, filter: string) => ({ open: channel, path: listen(filter) });
  const typed = [0, 1, 2].map((index) => `*[_type == "t${index}"]`) as [string, string, string];
  send(open(1, typed[0]));
  send({ close: 1 });
  send(open(2, typed[1]));
  send(open(2, typed[2]));
  send(open(3, '*'));
  const heard: unknown[] = [];
  const hearUntil = async (wanted: unknown) => {
    while (!heard.includes(wanted)) {
      const { channel, event, data } = await nextEvent(inbox);
      heard.push(`${channel} ${event === 'mutation' ? String(data?.['documentId']) : event}`);
    }
  };
  await hearUntil('3 welcome');
  heard.length = 0;
  const client = clientOf(lake);
  for (const index of [0, 1, 2]) await client.create({ _id: `a${index}`, _type: `t${index}` });
  await hearUntil('3 a2');
  expect(heard).toEqual(['3 a0', '3 a1', '2 a2', '3 a2']);
});

test('a comment keeps a quiet channel open', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { inbox, send } = await connect((await freshLake()).url);
  send({ open: 1, path: listen('*') });
  expect(await inbox.next()).toEqual({ channel: 1, status: 200 });
  expect(await nextEvent(inbox)).toMatchObject({ event: 'welcome' });
  vi.advanceTimersByTime(30_000);
  expect(await inbox.next()).toEqual({ channel: 1, text: ':\n\n' });
});

test('nonsense on the socket is passed over', async () => {
  const { inbox, socket, send } = await connect((await freshLake()).url);
  for (const text of ['{', '[]', '"x"', '{"close":9}', '{"open":"1"}']) socket.send(text);
  send({ open: 1, path: listen('*') });
  expect(await inbox.next()).toEqual({ channel: 1, status: 200 });
});

test('pages of other hosts and unknown paths get no socket', async () => {
  const { url } = await freshLake();
  const refusal = async (path: string, headers: Record<string, string>) => {
    const socket = new WebSocket(url.replace('http', 'ws') + path, { headers });
    const [error] = (await once(socket, 'error')) as [Error];
    return error.message;
  };
  expect(await refusal('/listen-channels', { origin: 'https://evil.example' })).toContain('403');
  expect(await refusal('/listen-channels', { host: 'evil.example' })).toContain('403');
  expect(await refusal('/elsewhere', {})).toContain('404');
});

test('when the lake closes, the socket closes', async () => {
  const lake = await freshLake();
  const { socket } = await connect(lake.url);
  const closed = once(socket, 'close');
  await lake.close();
  await closed;
  expect(socket.readyState).toBe(WebSocket.CLOSED);
});

test('whoever asks for presence learns that nobody else is there', async () => {
  const { inbox, socket, send } = await connect((await freshLake()).url, {}, '/v1/socket/production');
  socket.send('{');
  send({ jsonrpc: '2.0', method: 'presence_announce' });
  send({ jsonrpc: '2.0', method: 'presence_subscribe', id: 'r1' });
  expect(await inbox.next()).toEqual({ jsonrpc: '2.0', id: 'r1', result: 'OK' });
});
