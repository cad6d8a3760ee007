import { upgradeWebSocket } from '@hono/node-server';
import type { WebSocket } from 'ws';
import { refusal } from '../api-error.ts';
import { backlogLimit } from '../http/event-stream.ts';
import type { LakeApp } from '../http/app.ts';
import { isObject } from '../store/document.ts';
import type { JsonObject } from '../store/document.ts';

const base = 'http://lake';

/**
 * Multiplexes event streams over one WebSocket at `/listen-channels`, because a browser opens at most six HTTP/1.1
 * connections to a host and one Studio tab needs all of them. Messages are JSON:
 *   to the lake    {"open": 1, "path": "/v2025-02-19/data/listen/production?query=…",
 *                  "token"?: "…", "lastEventId"?: "…"} and {"close": 1}
 *   from the lake  {"channel": 1, "status": 200}, then {"channel": 1, "text": "event: welcome\n…"} as events come,
 *                  and {"channel": 1, "end": true}; or once {"channel": 1, "status": 401, "body": "{…}"}
 * The session's cookie and the origin are those of the WebSocket's own request.
 */
export function addSockets(app: LakeApp): void {
  app.get(
    '/listen-channels',
    upgradeWebSocket((c) => {
      const channels = new Map<number, AbortController>();
      return {
        onMessage: ({ data }, { raw }) => {
          const message = parsed(String(data));
          const { open, close } = message;
          for (const channel of [open, close])
            if (typeof channel === 'number') {
              channels.get(channel)?.abort();
              channels.delete(channel);
            }
          if (typeof open !== 'number') return;
          const stop = new AbortController();
          channels.set(open, stop);
          const request = requestOf(message, c.req.raw.headers);
          const send = sender(raw as WebSocket | undefined, open);
          relay(app, request, stop.signal, send).catch(() => {
            if (!stop.signal.aborted) send({ end: true });
          });
        },
        onClose: () => {
          for (const stop of channels.values()) stop.abort();
        },
      };
    }),
  );
  app.get('/socket/:dataset', upgradeWebSocket(answerPresence));
}

type Send = (message: object) => void;

function sender(socket: WebSocket | undefined, channel: number): Send {
  return (message) => {
    if (socket?.readyState !== socket?.OPEN) return;
    if (socket && socket.bufferedAmount > backlogLimit) socket.terminate();
    else socket?.send(JSON.stringify({ channel, ...message }));
  };
}

function requestOf({ path, token, lastEventId }: JsonObject, opened: Headers): Request | null {
  if (!URL.canParse(String(path), base)) return null;
  const headers = new Headers();
  for (const name of ['authorization', 'cookie', 'origin']) {
    const value = opened.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (typeof token === 'string') headers.set('authorization', `Bearer ${token}`);
  if (typeof lastEventId === 'string') headers.set('last-event-id', lastEventId);
  return new Request(new URL(String(path), base), { headers });
}

async function relay(app: LakeApp, request: Request | null, stop: AbortSignal, send: Send): Promise<void> {
  const response = request && (await app.fetch(request));
  if (stop.aborted) return void response?.body?.cancel();
  if (response?.headers.get('content-type')?.startsWith('text/event-stream') && response.body) {
    send({ status: 200 });
    const texts = response.body.pipeThrough(new TextDecoderStream());
    await texts.pipeTo(new WritableStream({ write: (text) => send({ text }) }), { signal: stop });
    send({ end: true });
  } else if (response && response.status >= 400) {
    send({ status: response.status, body: await response.text() });
  } else {
    const { status, body } = refusal(400, 'Only event streams can be opened as a channel');
    send({ status, body: JSON.stringify(body) });
  }
}

/** Says that nobody else is present: without a response the Studio would reconnect forever. */
function answerPresence() {
  return {
    onMessage({ data }: { data: unknown }, socket: { send: (text: string) => void }) {
      const { id } = parsed(String(data));
      if (id !== undefined) socket.send(JSON.stringify({ jsonrpc: '2.0', id, result: 'OK' }));
    },
  };
}

function parsed(text: string): JsonObject {
  try {
    const value = JSON.parse(text) as unknown;
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}
