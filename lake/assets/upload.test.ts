import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import {
  anonymous,
  clientOf,
  freshClient,
  freshFolder,
  freshLake,
  tokens,
} from '../testing/fresh-lake.test-data.ts';
import { picture } from '../testing/pictures.test-data.ts';

test('an uploaded image becomes a document with its size, a blurred placeholder and its colours', async () => {
  const client = await freshClient();
  const bytes = await picture(60, 40).png().toBuffer();
  const asset = await client.assets.upload('image', bytes, {
    filename: 'house.png',
    title: 'House',
    creditLine: 'Us',
  });
  expect(asset._id).toMatch(/^image-[a-f0-9]{40}-60x40-png$/);
  expect(asset).toMatchObject({
    _type: 'sanity.imageAsset',
    originalFilename: 'house.png',
    title: 'House',
    creditLine: 'Us',
    mimeType: 'image/png',
    extension: 'png',
    size: bytes.length,
    path: `images/test/production/${asset.assetId}-60x40.png`,
  });
  const { metadata } = asset;
  expect(metadata.dimensions).toMatchObject({ width: 60, height: 40, aspectRatio: 1.5 });
  expect(metadata).toMatchObject({
    hasAlpha: false,
    isOpaque: true,
    palette: { dominant: { background: expect.stringMatching(/^#[0-9a-f]{6}$/) as string } },
  });
  expect(metadata.lqip).toMatch(/^data:image\/jpeg;base64,/);
  expect(await client.getDocument(asset._id)).toEqual(asset);
});

test('the same file is stored once and returns the same document', async () => {
  const dataDir = freshFolder();
  const client = clientOf(await freshLake({ dataDir }));
  const bytes = await picture(10, 10).png().toBuffer();
  const first = await client.assets.upload('image', bytes, { filename: 'a.png' });
  expect(await client.assets.upload('image', bytes, { filename: 'b.png' })).toEqual(first);
  expect(readdirSync(join(dataDir, 'assets'))).toEqual([first.assetId]);
});

test('a picture that lies on its side is measured upright', async () => {
  const client = await freshClient();
  const bytes = await picture(60, 40).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  expect((await client.assets.upload('image', bytes))._id).toContain('-40x60-jpg');
});

test('transparency is recorded and leaves the placeholder transparent', async () => {
  const client = await freshClient();
  const clear = picture(10, 10).ensureAlpha(0.5).png();
  const { metadata } = await client.assets.upload('image', await clear.toBuffer());
  expect(metadata).toMatchObject({ hasAlpha: true, isOpaque: false });
  expect(metadata['lqip']).toMatch(/^data:image\/png/);
  const full = await client.assets.upload('image', await picture(10, 10).ensureAlpha(1).png().toBuffer());
  expect(full.metadata).toMatchObject({ hasAlpha: true, isOpaque: true });
});

const svg = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10">${inner}</svg>`;

test.each([
  ['text', 'this is no image'],
  ['a cut-off picture', null],
  ['an SVG with entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('<text>&a;</text>')}`],
  ['an SVG that is too large', svg(`<desc>${'x'.repeat(3_000_000)}</desc>`)],
  ['a packed SVG', gzipSync(svg('<rect width="5" height="5"/>'))],
  ['a page called an image', '<html><script>alert(1)</script></html>'],
])('%s is refused as an image and leaves no trace', async (_name, content) => {
  const client = await freshClient();
  const whole = await picture(200, 200).jpeg().toBuffer();
  const bytes = content === null ? whole.subarray(0, whole.length - 200) : Buffer.from(content);
  await expect(client.assets.upload('image', bytes, { filename: 'x.png' })).rejects.toMatchObject({
    statusCode: 400,
  });
  expect(await client.fetch('count(*)')).toBe(0);
});

test('an image that unfolds to too many pixels is refused', async () => {
  const client = await freshClient();
  const vast = '<svg xmlns="http://www.w3.org/2000/svg" width="30000" height="30000"/>';
  await expect(client.assets.upload('image', Buffer.from(vast))).rejects.toThrow('exceeds pixel limit');
});

test('an upload that is too large or empty is refused', async () => {
  const { url } = await freshLake();
  const post = (body: Buffer) =>
    fetch(`${url}/v1/assets/images/production`, {
      method: 'POST',
      headers: { authorization: `Bearer ${tokens.editor}` },
      body: new Uint8Array(body),
    });
  expect((await post(Buffer.alloc(21 * 1024 * 1024))).status).toBe(413);
  expect((await post(Buffer.alloc(0))).status).toBe(400);
});

test('only those who may write may upload', async () => {
  const client = await freshClient();
  const bytes = Buffer.from('x');
  await expect(anonymous(client).assets.upload('file', bytes)).rejects.toMatchObject({ statusCode: 401 });
  const viewer = client.withConfig({ token: tokens.viewer });
  await expect(viewer.assets.upload('file', bytes)).rejects.toMatchObject({ statusCode: 403 });
});

test('any file can be stored as a file, named by its extension or its type', async () => {
  const client = await freshClient();
  const upload = (options: object) =>
    client.assets.upload('file', Buffer.from(JSON.stringify(options)), options);
  expect(await upload({ filename: 'plan.PDF', contentType: 'application/pdf' })).toMatchObject({
    _type: 'sanity.fileAsset',
    _id: expect.stringMatching(/^file-[a-f0-9]{40}-pdf$/) as string,
    mimeType: 'application/pdf',
    originalFilename: 'plan.PDF',
  });
  expect((await upload({ contentType: 'text/csv' })).extension).toBe('csv');
  expect((await upload({ filename: 'no-extension' })).extension).toBe('bin');
});

test('a document can refer to an asset, which then cannot be deleted', async () => {
  const client = await freshClient();
  const asset = await client.assets.upload('image', await picture(10, 10).png().toBuffer());
  await client.create({
    _id: 'a',
    _type: 'page',
    picture: { asset: { _type: 'reference', _ref: asset._id } },
  });
  expect(await client.fetch('*[_id == "a"][0].picture.asset->metadata.dimensions.width')).toBe(10);
  await expect(client.delete(asset._id)).rejects.toMatchObject({ statusCode: 409 });
});
