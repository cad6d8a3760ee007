import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import type { SanityClient } from '@sanity/client';
import { readEvents } from '../testing/event-reader.test-data.ts';
import { clientOf, freshLake } from '../testing/fresh-lake.test-data.ts';

const megabyte = 1024 * 1024;
const documents = 48;
const text = 'x'.repeat(megabyte / 2);

async function writeMuch(client: SanityClient): Promise<void> {
  for (let count = 0; count < documents; count += 1)
    await client.createOrReplace({ _id: 'big', _type: 'page', text, count });
}

test('a listener that does not read is dropped, and the others go on', { timeout: 30_000 }, async () => {
  const lake = await freshLake();
  const client = clientOf(lake);
  const path = '/v1/data/listen/production?query=*';
  const slow = connect(lake.port, '127.0.0.1');
  onTestFinished(() => void slow.destroy());
  // Being reset counts as being dropped.
  slow.on('error', () => {});
  const dropped = new Promise((resolve) => slow.once('close', resolve));
  slow.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  await once(slow, 'readable');
  const { inbox } = await readEvents(`${lake.url}${path}&includeResult=false&includeMutations=false`);
  await inbox.next();

  await writeMuch(client);
  let received = 0;
  slow.on('data', (chunk: Buffer) => (received += chunk.length));
  await dropped;
  expect(received).toBeLessThan((documents * megabyte) / 2);
  for (let count = 0; count < documents; count += 1)
    expect(await inbox.next()).toMatchObject({ event: 'mutation' });
});

test('a socket that does not read is dropped', { timeout: 30_000 }, async () => {
  const lake = await freshLake();
  const socket = new WebSocket(`${lake.url.replace('http', 'ws')}/listen-channels`);
  onTestFinished(() => socket.terminate());
  await once(socket, 'open');
  socket.send(JSON.stringify({ open: 1, path: '/v1/data/listen/production?query=*' }));
  await once(socket, 'message');
  socket.pause();
  await writeMuch(clientOf(lake));
  let received = 0;
  socket.on('message', (data: Buffer) => (received += data.length));
  socket.resume();
  await once(socket, 'close');
  expect(received).toBeLessThan((documents * megabyte) / 2);
});
