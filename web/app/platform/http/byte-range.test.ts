import { expect, test } from 'vitest';
import { withRange } from './byte-range.server.ts';

const file = () =>
  new Response('0123456789', { headers: { 'Content-Type': 'video/mp4', 'Content-Length': '10' } });

async function read(range: string | undefined, whole = file()) {
  const request = new Request('https://site.test/videos/1.mp4', { headers: range ? { Range: range } : {} });
  const response = await withRange(request, whole);
  return [response.status, response.headers.get('Content-Range'), await response.text()];
}

test('a film is served by the range that a player requests', async () => {
  expect(await read('bytes=0-1')).toEqual([206, 'bytes 0-1/10', '01']);
  expect(await read('bytes=4-')).toEqual([206, 'bytes 4-9/10', '456789']);
  expect(await read('bytes=-3')).toEqual([206, 'bytes 7-9/10', '789']);
  expect(await read('bytes=8-99')).toEqual([206, 'bytes 8-9/10', '89']);
  expect(await read('bytes=10-')).toEqual([416, 'bytes */10', '']);
});

test('without a range, or with one that is none, the whole film is served', async () => {
  for (const range of [undefined, 'bytes=-', 'bytes=0-1,4-5', 'lines=1-2'])
    expect(await read(range), range).toEqual([200, null, '0123456789']);
  expect(await read('bytes=0-1', new Response('none', { status: 404 }))).toEqual([404, null, 'none']);
});

test('a HEAD request has no range', async () => {
  const request = new Request('https://site.test/videos/1.mp4', {
    method: 'HEAD',
    headers: { Range: 'bytes=0-1' },
  });
  const { status, headers } = await withRange(request, new Response(null, { headers: file().headers }));
  expect([status, headers.get('Accept-Ranges'), headers.get('Content-Length')]).toEqual([200, 'bytes', '10']);
});

test('a range keeps the type of the film', async () => {
  const request = new Request('https://site.test/videos/1.mp4', { headers: { Range: 'bytes=0-1' } });
  const { headers } = await withRange(request, file());
  expect(headers.get('Content-Type')).toBe('video/mp4');
  expect(headers.get('Content-Length')).toBeNull();
});
