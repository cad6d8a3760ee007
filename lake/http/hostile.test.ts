import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { freshFolder, freshLake, tokens } from '../testing/fresh-lake.test-data.ts';
import { lakeProcess } from '../testing/lake-process.test-data.ts';

const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n';

async function statusOf(port: number, target: string, headers: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  return answer.toString().split('\r\n')[0] ?? '';
}

test.each(['//', '//[', 'http://[', '/%', '/%00'])('an address such as %s ends no lake', async (target) => {
  const faults: unknown[] = [];
  const { url, port } = await freshLake({ onFault: (fault) => faults.push(fault) });
  expect(await statusOf(port, target, upgrade)).toMatch(/ [45]0[04] /);
  expect(await statusOf(port, target, '')).toMatch(/ 40[04] /);
  expect((await fetch(`${url}/v1/ping`)).status).toBe(200);
  expect(faults).toEqual([]);
});

test('a visitor who leaves before the response to a refused upgrade ends no lake', async () => {
  const { url, port } = await freshLake();
  for (let round = 0; round < 20; round += 1) {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(`GET /elsewhere HTTP/1.1\r\nHost: localhost\r\n${upgrade}\r\n`);
    socket.resetAndDestroy();
  }
  expect((await fetch(`${url}/v1/ping`)).status).toBe(200);
});

test('who is refused while still sending reads why', async () => {
  const more = { LAKE_EDITOR_TOKEN: tokens.editor, LAKE_VIEWER_TOKEN: tokens.viewer };
  const { url } = await lakeProcess(freshFolder(), more);
  const body = 'x'.repeat(18 * 1024 * 1024);
  const statuses = async (path: string, token: string) => {
    const answers = Array.from({ length: 2 }, () =>
      fetch(url + path, { method: 'POST', body, headers: { authorization: `Bearer ${token}` } }),
    );
    return (await Promise.all(answers)).map(({ status }) => status);
  };
  expect(await statuses('/v1/data/mutate/production', tokens.editor)).toEqual([413, 413]);
  expect(await statuses('/v1/assets/files/production', tokens.viewer)).toEqual([403, 403]);
  expect(await statuses('/v1/data/mutate/production', 'nobody')).toEqual([401, 401]);
});

test('a body of no told length is refused where it grows too large', async () => {
  const { url } = await freshLake();
  const body = ReadableStream.from(Array.from({ length: 24 }, () => Buffer.alloc(1024 * 1024, ' ')));
  const headers = { authorization: `Bearer ${tokens.editor}` };
  const init = { method: 'POST', body, headers, duplex: 'half' } as RequestInit;
  expect((await fetch(`${url}/v1/data/mutate/production`, init)).status).toBe(413);
});

test('a body that ends early fails that request only', async () => {
  const faults: unknown[] = [];
  const { url, port } = await freshLake({ onFault: (fault) => faults.push(fault) });
  const socket = connect(port, '127.0.0.1');
  const head = 'POST /v1/data/mutate/production HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n';
  socket.write(`${head}Authorization: Bearer ${tokens.editor}\r\n\r\n{"muta`);
  await once(socket, 'connect');
  socket.destroy();
  await once(socket, 'close');
  expect((await fetch(`${url}/v1/ping`)).status).toBe(200);
  expect(faults).toEqual([]);
});
