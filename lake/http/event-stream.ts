export type Sink = { write: (text: string) => void; end: () => void };

const heartbeatEvery = 25_000;

/** Bytes that may be buffered for a slow reader before it is disconnected. */
export const backlogLimit = 4 * 1024 * 1024;

export function eventText(name: string, data: unknown, id?: string): string {
  return `event: ${name}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`;
}

/** Responds with server-sent events. `start` returns the function that stops their source. */
export function eventStream(start: (sink: Sink) => () => void): Response {
  const encoder = new TextEncoder();
  const state = { open: true };
  let stop = () => {};
  let beat: NodeJS.Timeout | undefined;
  const finish = () => {
    state.open = false;
    clearInterval(beat);
    stop();
  };
  const backlog = new ByteLengthQueuingStrategy({ highWaterMark: backlogLimit });
  const source = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const write = (text: string) => {
          if (!state.open) return;
          if ((controller.desiredSize ?? 0) > 0) {
            controller.enqueue(encoder.encode(text));
          } else {
            finish();
            controller.error(new Error('A listener was dropped, because it did not read its events'));
          }
        };
        const end = () => {
          if (!state.open) return;
          finish();
          controller.close();
        };
        beat = setInterval(() => write(':\n\n'), heartbeatEvery);
        stop = start({ write, end });
        if (!state.open) stop();
      },
      cancel: finish,
    },
    backlog,
  );
  const headers = { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-store' };
  return new Response(source, { headers });
}
