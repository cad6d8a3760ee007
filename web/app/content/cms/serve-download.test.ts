import { expect, test, vi } from 'vitest';
import { startLake } from './lake-server.test-data.ts';
import { serveDownload } from './serve-download.server.ts';

const hash = 'a'.repeat(40);

test('a file of a usual kind is saved and never shown, and no other is fetched', async () => {
  const { platform } = await startLake(() => []);
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() =>
      Promise.resolve(new Response('<script>', { headers: { 'Content-Type': 'text/html' } })),
    );
  const get = (path: string) => serveDownload(new Request(`https://site.example${path}`), platform);
  const served = await get(`/files/${hash}/gids.pdf`);
  expect(served?.headers.get('Content-Type')).toBe('application/pdf');
  expect(served?.headers.get('Content-Disposition')).toBe('attachment; filename="gids.pdf"');
  expect(fetched).toHaveBeenCalledTimes(1);
  for (const path of [
    `${hash}/gids.html`,
    `${hash}/gids.svg`,
    `${hash}/..pdf`,
    `${hash}/a%0d%0ab.pdf`,
    'a/gids.pdf',
  ])
    expect((await get(`/files/${path}`))?.status, path).toBe(404);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(await get('/nl/')).toBeUndefined();
});
