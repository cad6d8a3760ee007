import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { Inbox } from './event-reader.test-data.ts';

export type Received = { headers: IncomingHttpHeaders; body: string };

export async function webhookReceiver(statuses: number[] = [], port = 0) {
  const inbox = new Inbox<Received>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      inbox.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      response.writeHead(statuses.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  onTestFinished(close);
  const taken = (server.address() as AddressInfo).port;
  return { inbox, close, port: taken, url: `http://127.0.0.1:${taken}/hook` };
}
