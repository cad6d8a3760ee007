import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { findFreePort, findTakenPort } from './ports.ts';

async function takePort(host: string): Promise<number> {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

test('free ports are no reason to complain', async () => {
  expect(await findTakenPort({ SITE_PORT: await findFreePort() })).toBeUndefined();
});

test.for(['127.0.0.1', '0.0.0.0'])('a port taken on %s is named with its setting', async (host) => {
  const port = await takePort(host);
  expect(await findTakenPort({ SITE_PORT: await findFreePort(), LAKE_PORT: port })).toBe(
    `Port ${port} is taken: stop what uses it, or set LAKE_PORT to another port.`,
  );
});

test('two services cannot share a port', async () => {
  const port = await findFreePort();
  expect(await findTakenPort({ SITE_PORT: port, STUDIO_PORT: port })).toContain(
    'SITE_PORT and STUDIO_PORT are both',
  );
});
