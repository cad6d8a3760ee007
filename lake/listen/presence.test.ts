import { once } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { heartbeatEvery } from '../http/event-stream.ts';
import { Inbox } from '../testing/event-reader.test-data.ts';
import { freshLake, studioOrigin, tokens } from '../testing/fresh-lake.test-data.ts';

type Message = { id?: string; result?: unknown; error?: { code: number }; params?: { result: unknown } };

async function connect(url: string, headers: Record<string, string>, dataset = 'production') {
  const socket = new WebSocket(
    `${url.replace('http', 'ws')}/v2022-06-30/socket/${dataset}?tag=sanity.studio`,
    { headers },
  );
  onTestFinished(() => socket.terminate());
  const inbox = new Inbox<Message>();
  socket.on('message', (text: Buffer) => inbox.push(JSON.parse(text.toString()) as Message));
  await once(socket, 'open');
  return { inbox, socket };
}

/** An editor's tab that has subscribed. */
async function tab(url: string, token: string, dataset?: string) {
  const { inbox, socket } = await connect(url, { authorization: `Bearer ${token}` }, dataset);
  let count = 0;
  const send = (method: string, params: object = {}) => {
    count += 1;
    socket.send(JSON.stringify({ jsonrpc: '2.0', method, params, id: `r${count}` }));
  };
  const heard = async () => (await inbox.next()).params?.result;
  send('presence_subscribe');
  const { result } = await inbox.next();
  expect(result).toBeTypeOf('string');
  return { inbox, socket, send, heard, subscription: result as string };
}

const locations = [{ type: 'document', documentId: 'page', path: ['title'], lastActiveAt: '2026-01-01' }];

test('two editors learn of each other, and in which field the other is', async () => {
  const lake = await freshLake();
  const ann = await tab(lake.url, tokens.administrator);
  const bob = await tab(lake.url, tokens.editor);
  bob.send('presence_rollcall', { session: 's-bob' });
  expect(await ann.heard()).toEqual({ type: 'rollCall', i: 'lake-editor', session: 's-bob' });
  ann.send('presence_announce', { data: { sessionId: 's-ann', locations } });
  expect(await bob.heard()).toMatchObject({ type: 'rollCall' });
  expect(await bob.inbox.next()).toMatchObject({ id: 'r2', result: 'OK' });
  expect(await bob.heard()).toEqual({
    type: 'state',
    i: 'lake-administrator',
    m: { sessionId: 's-ann', locations },
  });
});

test('an editor who leaves, or whose browser is gone, is no longer shown', async () => {
  const lake = await freshLake();
  const ann = await tab(lake.url, tokens.administrator);
  const [bob, cyd] = [await tab(lake.url, tokens.editor), await tab(lake.url, tokens.viewer)];
  for (const [member, sessionId] of [
    [bob, 's-bob'],
    [cyd, 's-cyd'],
  ] as const) {
    member.send('presence_announce', { data: { sessionId, locations: [] } });
    expect(await ann.heard()).toMatchObject({ type: 'state', m: { sessionId } });
  }
  bob.send('presence_disconnect', { session: 's-bob' });
  expect(await ann.heard()).toEqual({ type: 'disconnect', i: 'lake-editor', m: { session: 's-bob' } });
  bob.socket.close();
  cyd.socket.terminate();
  expect(await ann.heard()).toEqual({ type: 'disconnect', i: 'lake-viewer', m: { session: 's-cyd' } });
  expect(ann.inbox.rest).toEqual([]);
});

test('nothing comes after unsubscribing, nor from another dataset', async () => {
  const lake = await freshLake();
  const [ann, bob] = [await tab(lake.url, tokens.administrator), await tab(lake.url, tokens.editor)];
  const elsewhere = await tab(lake.url, tokens.editor, 'staging');
  ann.send('presence_unsubscribe', { subscriptionId: ann.subscription });
  expect(await ann.inbox.next()).toMatchObject({ result: true });
  bob.send('presence_announce', { data: { sessionId: 's-bob', locations } });
  expect(await bob.heard()).toMatchObject({ type: 'state' });
  for (const { send, inbox } of [ann, elsewhere]) {
    send('presence_unsubscribe', { subscriptionId: 'unknown' });
    expect(await inbox.next()).toMatchObject({ result: false });
  }
});

test('what is no request is ignored, and an unknown method refused', async () => {
  const lake = await freshLake();
  const { inbox, socket, send } = await tab(lake.url, tokens.editor);
  for (const text of ['{', '[]', 'null', '{"id":"x"}']) socket.send(text);
  send('presence_announce', { data: 'nothing' });
  expect(await inbox.next()).toMatchObject({ params: { result: { type: 'state', m: {} } } });
  expect(await inbox.next()).toMatchObject({ result: 'OK' });
  send('constructor');
  expect(await inbox.next()).toMatchObject({ error: { code: -32_601 } });
});

test('strangers are turned away with the code that the Studio knows', async () => {
  const lake = await freshLake();
  const strangers: Record<string, string>[] = [
    {},
    { authorization: 'Bearer wrong' },
    { origin: studioOrigin },
  ];
  for (const headers of strangers) {
    const { socket } = await connect(lake.url, headers);
    expect((await once(socket, 'close'))[0]).toBe(4001);
  }
});

test('two Studios with users of their own are told apart', async () => {
  const lake = await freshLake();
  const studio = async (user: string) => {
    const login = `${lake.url}/v1/auth/login/${user}?origin=${studioOrigin}`;
    const response = await fetch(login, { redirect: 'manual' });
    const cookie = String(response.headers.get('set-cookie')).split(';')[0] ?? '';
    const { inbox, socket } = await connect(lake.url, { origin: studioOrigin, cookie });
    const call = (method: string, params = {}) =>
      socket.send(JSON.stringify({ jsonrpc: '2.0', id: 'r', method, params }));
    call('presence_subscribe');
    await inbox.next();
    return { inbox, call };
  };
  const [lien, bart] = [await studio('lake-lien-peeters'), await studio('lake-bart-willems')];
  for (const [member, i] of [
    [lien, 'lake-lien-peeters'],
    [bart, 'lake-bart-willems'],
  ] as const) {
    member.call('presence_rollcall', { session: i });
    expect((await lien.inbox.next()).params?.result).toEqual({ type: 'rollCall', i, session: i });
    if (member === lien) expect(await lien.inbox.next()).toMatchObject({ result: 'OK' });
  }
});

test('a heartbeat holds the connection open', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const lake = await freshLake();
  const socket = new WebSocket(`${lake.url.replace('http', 'ws')}/v1/socket/production`, {
    headers: { authorization: `Bearer ${tokens.editor}` },
  });
  onTestFinished(() => socket.terminate());
  await once(socket, 'open');
  const beat = once(socket, 'message');
  vi.advanceTimersByTime(heartbeatEvery);
  expect(String((await beat)[0])).toBe('♥');
});
