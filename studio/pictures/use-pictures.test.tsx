import { expect, test, vi } from 'vitest';
import { renderHook } from '../tool-page/render.test-data.tsx';
import { usePictureChanges, usePictures } from './use-pictures.ts';

const client = vi.hoisted(() => ({ fetch: vi.fn(), mutate: vi.fn(), assets: { upload: vi.fn() } }));

vi.mock('sanity', () => ({ useClient: () => client, useDocumentStore: () => undefined }));

const stored = { _id: 'image-a', url: 'https://x/a.jpg', originalFilename: 'gevel.jpg', width: 3, height: 2 };

test('the pictures of the library are loaded, and again on request', async () => {
  client.fetch.mockResolvedValueOnce([{ ...stored, users: ['home'] }]).mockResolvedValueOnce([]);
  const { last, wait } = await renderHook(usePictures, undefined);
  expect(last().result).toMatchObject([{ id: 'image-a', users: ['home'] }]);
  last().reload();
  await wait();
  expect(last().result).toEqual([]);
});

test('a picture is replaced in all documents that show it, in one step', async () => {
  const { last } = await renderHook(usePictureChanges, undefined);
  const picture = { _type: 'image', asset: { _type: 'reference', _ref: 'image-a' } };
  client.fetch.mockResolvedValueOnce([{ _id: 'home', _rev: '1', _type: 'page', picture }]);
  await last().replace('image-a', 'image-b', true);
  expect(client.fetch).toHaveBeenLastCalledWith(
    expect.any(String),
    { id: 'image-a' },
    { perspective: 'raw' },
  );
  expect(JSON.stringify(client.mutate.mock.calls)).toContain('image-b');
});

test('a file that is stored is a picture without users', async () => {
  const { last } = await renderHook(usePictureChanges, undefined);
  client.assets.upload.mockResolvedValueOnce({
    ...stored,
    metadata: { dimensions: { width: 30, height: 20 } },
  });
  const file = new File([''], 'tuin.jpg');
  expect(await last().upload(file)).toMatchObject({ id: 'image-a', name: 'tuin.jpg', users: [] });
});
