import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { startLake } from './server.ts';
import { clientOf, freshFolder, freshLake } from './testing/fresh-lake.test-data.ts';

function connects(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, host, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

test('closing twice is closing once, and frees port and folder', async () => {
  const dataDir = freshFolder();
  const lake = await freshLake({ dataDir });
  await Promise.all([lake.close(), lake.close()]);
  expect(await connects(lake.port, '127.0.0.1')).toBe(false);
  const again = await freshLake({ dataDir, port: lake.port });
  expect(again.port).toBe(lake.port);
});

test('a lake that cannot open its folder lets go of the port', async () => {
  const held = await freshLake();
  const dataDir = freshFolder();
  await freshLake({ dataDir });
  await held.close();
  const options = { port: held.port, dataDir, projectId: 'test' };
  await expect(startLake(options)).rejects.toThrow('database is locked');
  expect(await connects(held.port, '127.0.0.1')).toBe(false);
});

test('a taken port is found before the folder is touched', async () => {
  const { port } = await freshLake();
  const dataDir = freshFolder();
  await expect(startLake({ port, dataDir, projectId: 'test' })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await freshLake({ dataDir });
});

test('concurrent edits of one document are all applied, those of a stale revision refused', async () => {
  const client = clientOf(await freshLake());
  const { _rev } = await client.create({ _id: 'a', _type: 'counter', n: 0 });
  const increments = Array.from({ length: 50 }, () => client.patch('a').inc({ n: 1 }).commit());
  await Promise.all(increments);
  expect(await client.getDocument('a')).toMatchObject({ n: 50 });
  const races = Array.from({ length: 5 }, () => client.patch('a').ifRevisionId(_rev).inc({ n: 1 }).commit());
  const outcomes = await Promise.allSettled(races);
  expect(outcomes.map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
});

test('a connection outlasts the five seconds after which the worker of the site drops it', async () => {
  const { url } = await freshLake();
  expect((await fetch(url)).headers.get('Keep-Alive')).toBe('timeout=65');
});
