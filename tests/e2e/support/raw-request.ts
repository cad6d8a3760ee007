import { connect } from 'node:net';

export type RawAnswer = {
  /** 0 when the connection was closed without a response. */
  status: number;
  location: string | undefined;
  body: string;
};

type RawRequest = { line: string; headers?: readonly string[]; body?: string | Uint8Array };

/**
 * Sends a request exactly as written, even one that no browser would send, and ends the stream. `site` is an origin
 * of this machine.
 */
export function sendRaw(site: string, { line, headers = [], body = '' }: RawRequest): Promise<RawAnswer> {
  const { host, port } = new URL(site);
  const head = [`${line} HTTP/1.1`, `Host: ${host}`, 'Connection: close', ...headers].join('\r\n');
  return new Promise((resolve) => {
    const socket = connect(Number(port), '127.0.0.1');
    const chunks: Uint8Array[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    // A server may hang up before it has read everything.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(read(Buffer.concat(chunks).toString())));
    socket.end(Buffer.concat([Buffer.from(`${head}\r\n\r\n`, 'latin1'), Buffer.from(body)]));
  });
}

function read(answer: string): RawAnswer {
  const [head = '', ...body] = answer.split('\r\n\r\n');
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0),
    location: /^location: (.*)$/im.exec(head)?.[1],
    body: body.join('\r\n\r\n'),
  };
}
