import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import { identify } from '../access/identify.ts';
import type { User } from '../access/users.ts';
import { refusal } from '../api-error.ts';
import { isLoopbackHost, isOfForeignPage } from '../http/cors.ts';
import { backlogLimit, heartbeat, heartbeatEvery } from '../http/event-stream.ts';
import { requestOf, settle } from '../http/node-server.ts';
import type { HttpOptions } from '../http/node-server.ts';
import type { Reply } from '../http/reply.ts';
import { isObject } from '../store/document.ts';
import { Presence } from './presence.ts';

/**
 * Multiplexes event streams over one WebSocket at `/listen-channels`, because a browser opens at most six HTTP/1.1
 * connections to a host and one Studio tab needs all of them. Messages are JSON:
 *   to the lake    {"open": 1, "path": "/v2025-02-19/data/listen/production?query=…", "token"?: "…", "lastEventId"?: "…"}
 *                  and  {"close": 1}
 *   from the lake  {"channel": 1, "status": 200}, then {"channel": 1, "text": "event: welcome\n…"} as events come,
 *                  and {"channel": 1, "end": true}; or once {"channel": 1, "status": 401, "body": "{…}"}
 * The session's cookie and the origin are those of the WebSocket's own request.
 */
const socketPath = '/listen-channels';

/** The close code that Sanity's client knows. */
const unauthorized = 4001;

/** Serves the channel, and presence at `/socket/:dataset`. */
export function serveSockets(server: Server, options: HttpOptions): WebSocketServer {
  const presence = new Presence();
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 256 * 1024 });
  server.on('upgrade', (message: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Node does not handle errors of an upgraded socket.
    socket.on('error', () => socket.destroy());
    const pathname = (message.url ?? '').split('?')[0] ?? '';
    const dataset = /\/socket\/([^/]+)$/.exec(pathname)?.[1];
    const known = pathname === socketPath || dataset !== undefined;
    const foreign = isOfForeignPage(message.headers, options.access);
    const elsewhere = options.loopbackOnly && !isLoopbackHost(message.headers.host);
    if (!known || foreign || elsewhere) {
      socket.end(`HTTP/1.1 ${known ? '403 Forbidden' : '404 Not Found'}\r\nConnection: close\r\n\r\n`);
      return;
    }
    sockets.handleUpgrade(message, socket, head, (client) => {
      client.on('error', () => client.terminate());
      const user = knownUser(message, options);
      if (dataset === undefined) serveClient(client, message, options);
      else if (user) presence.join(dataset, user.id, client);
      else client.close(unauthorized, 'Unauthorized');
    });
  });
  return sockets;
}

function knownUser({ headers }: IncomingMessage, { access }: HttpOptions): User | null {
  try {
    return identify(headers, access);
  } catch {
    return null;
  }
}

function serveClient(client: WebSocket, upgrade: IncomingMessage, options: HttpOptions): void {
  const channels = new Map<number, () => void>();
  const beat = setInterval(() => {
    for (const channel of channels.keys()) send({ channel, text: heartbeat });
  }, heartbeatEvery);
  client.on('close', () => {
    clearInterval(beat);
    for (const stop of channels.values()) stop();
    channels.clear();
  });
  client.on('message', (data: Buffer) => {
    const message = parsed(data.toString());
    if (typeof message['close'] === 'number') closeChannel(message['close']);
    if (typeof message['open'] === 'number') void openChannel(message['open'], message);
  });

  function send(message: { channel: number } & Record<string, unknown>): void {
    if (client.readyState !== client.OPEN) return;
    if (client.bufferedAmount > backlogLimit) client.terminate();
    else client.send(JSON.stringify(message));
  }

  function closeChannel(channel: number): void {
    channels.get(channel)?.();
    channels.delete(channel);
  }

  async function openChannel(channel: number, message: Readonly<Record<string, unknown>>): Promise<void> {
    const authorization =
      typeof message['token'] === 'string' ? { authorization: `Bearer ${message['token']}` } : {};
    const lastEventId =
      typeof message['lastEventId'] === 'string' ? { 'last-event-id': message['lastEventId'] } : {};
    const headers = { ...upgrade.headers, ...authorization, ...lastEventId };
    closeChannel(channel);
    const asked = () => {};
    channels.set(channel, asked);
    const reply = await settle(async () => {
      const request = requestOf(String(message['path']), { headers, method: 'GET' }, options.access);
      return options.router.handle({ ...request, body: () => Promise.resolve(Buffer.alloc(0)) });
    }, options.onFault);
    // Closed or reopened before the response was ready.
    if (channels.get(channel) !== asked) return;
    channels.delete(channel);
    if (reply.kind === 'events') startChannel(channel, reply);
    else send({ channel, ...refused(reply) });
  }

  function startChannel(channel: number, reply: Extract<Reply, { kind: 'events' }>): void {
    send({ channel, status: 200 });
    const stop = reply.start({
      write: (text) => send({ channel, text }),
      end: () => {
        send({ channel, end: true });
        closeChannel(channel);
      },
    });
    channels.set(channel, stop);
  }
}

function refused(reply: Exclude<Reply, { kind: 'events' }>): { status: number; body: string } {
  if (reply.kind === 'json' && reply.status >= 400)
    return { status: reply.status, body: JSON.stringify(reply.body) };
  const { status, body } = refusal(400, 'Only event streams can be opened as a channel');
  return { status, body: JSON.stringify(body) };
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    const value = JSON.parse(text) as unknown;
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}
