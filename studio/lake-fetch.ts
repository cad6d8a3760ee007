type Channel = {
  status: (status: number, body?: string) => void;
  text: (chunk: string) => void;
  end: () => void;
};

type Message = { channel: number; status?: number; body?: string; text?: string; end?: true };

const eventStreams = /\/data\/(listen|live\/events)\//;

/**
 * Reads event streams over one WebSocket (`/listen-channels`, described in the lake's `listen/sockets.ts`). Browsers
 * allow six HTTP/1.1 connections per host and one Studio tab opens as many streams, so a save would wait forever.
 */
export function lakeFetch(lakeUrl: string): typeof fetch {
  const socket = sharedSocket(`${lakeUrl.replace(/^http/, 'ws').replace(/\/$/, '')}/listen-channels`);
  return (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (!eventStreams.test(url.pathname)) return fetch(input, init);
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined);
    const token = headers.get('authorization')?.replace(/^Bearer /i, '');
    const lastEventId = headers.get('last-event-id');
    const request = {
      path: url.pathname + url.search,
      ...(token ? { token } : {}),
      ...(lastEventId === null ? {} : { lastEventId }),
    };
    return openStream(socket, request, signal);
  };
}

type SharedSocket = {
  open: (request: StreamRequest, channel: Channel) => number;
  close: (id: number) => void;
};

type StreamRequest = { path: string; token?: string; lastEventId?: string };

const sockets = new Map<string, SharedSocket>();

/** The client requests its fetch on every call, so sockets are cached here by lake. */
function sharedSocket(url: string): SharedSocket {
  const socket = sockets.get(url) ?? createSocket(url);
  sockets.set(url, socket);
  return socket;
}

/** Opens one socket for all channels on demand, and again after a loss. */
function createSocket(url: string): SharedSocket {
  const channels = new Map<number, Channel>();
  let current: WebSocket | undefined;
  let count = 0;

  function connect(): WebSocket {
    const socket = new WebSocket(url);
    socket.addEventListener('message', (event) => {
      const message = JSON.parse(String(event.data)) as Message;
      const channel = channels.get(message.channel);
      if (message.status !== undefined) channel?.status(message.status, message.body);
      if (message.text !== undefined) channel?.text(message.text);
      if (message.end) channel?.end();
    });
    socket.addEventListener('close', () => {
      if (current === socket) current = undefined;
      for (const channel of [...channels.values()]) channel.end();
    });
    return socket;
  }

  function send(message: Readonly<Record<string, unknown>>): void {
    const socket = (current ??= connect());
    const text = JSON.stringify(message);
    if (socket.readyState === WebSocket.OPEN) socket.send(text);
    else socket.addEventListener('open', () => socket.send(text), { once: true });
  }

  return {
    open(request, channel) {
      const id = ++count;
      channels.set(id, channel);
      send({ open: id, ...request });
      return id;
    },
    close(id) {
      if (channels.delete(id) && current) send({ close: id });
    },
  };
}

function openStream(
  socket: SharedSocket,
  request: StreamRequest,
  signal: AbortSignal | null | undefined,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason as Error);
      return;
    }
    const encoder = new TextEncoder();
    let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
    const id = socket.open(request, {
      status: (status, body) => {
        if (status !== 200) {
          finish();
          resolve(new Response(body, { status, headers: { 'Content-Type': 'application/json' } }));
          return;
        }
        const events = new ReadableStream<Uint8Array>({
          start: (controller) => void (stream = controller),
          cancel: finish,
        });
        resolve(new Response(events, { headers: { 'Content-Type': 'text/event-stream' } }));
      },
      text: (chunk) => stream?.enqueue(encoder.encode(chunk)),
      end: () => {
        finish();
        stream?.close();
        reject(new TypeError('The lake closed the connection'));
      },
    });
    signal?.addEventListener('abort', abort, { once: true });

    function abort(): void {
      finish();
      stream?.error(signal?.reason);
      reject(signal?.reason as Error);
    }

    function finish(): void {
      signal?.removeEventListener('abort', abort);
      socket.close(id);
    }
  });
}
