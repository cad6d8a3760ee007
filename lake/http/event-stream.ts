import type { ServerResponse } from 'node:http';
import type { Reply } from './reply.ts';

export const heartbeatEvery = 25_000;

/** Bytes that may be buffered for a slow reader before it is disconnected. */
export const backlogLimit = 4 * 1024 * 1024;

export function eventText(name: string, data: unknown, id?: string): string {
  return `event: ${name}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`;
}

export const heartbeat = ':\n\n';

export function streamEvents(
  reply: Extract<Reply, { kind: 'events' }>,
  response: ServerResponse,
  headers: Record<string, string>,
): void {
  response.writeHead(200, {
    ...headers,
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
  });
  response.flushHeaders();
  const state = { open: true };
  let stop = () => {};
  const finish = () => {
    if (!state.open) return;
    state.open = false;
    clearInterval(beat);
    stop();
  };
  const write = (chunk: string) => {
    if (!state.open) return;
    if (response.writableLength <= backlogLimit) {
      response.write(chunk);
    } else {
      finish();
      response.destroy();
    }
  };
  const beat = setInterval(() => write(heartbeat), heartbeatEvery);
  response.on('close', finish);
  stop = reply.start({
    write,
    end: () => {
      finish();
      response.end();
    },
  });
  if (!state.open) stop();
}
