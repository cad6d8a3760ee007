import { expect, test } from 'vitest';
import type { Doc } from '../store/document.ts';
import { assetId, describedBy, readAssetName, withPresentUrl } from './asset-document.ts';

const hash = 'a'.repeat(40);
const system = { _rev: '', _createdAt: '', _updatedAt: '' };

test.each([
  ['image', `${hash}-10x20.png`, `image-${hash}-10x20-png`],
  ['file', `${hash}.pdf`, `file-${hash}-pdf`],
  ['file', `${hash}.mp4`, `file-${hash}-mp4`],
] as const)('the %s %s is the document %s', (kind, name, id) => {
  const read = readAssetName(kind, name);
  expect(read && assetId(kind, read)).toBe(id);
});

test.each([
  ['image', `${hash}.png`],
  ['file', `${hash}-10x20.png`],
  ['image', `${hash.slice(1)}-10x20.png`],
  ['image', `../${hash}-10x20.png`],
  ['image', `${hash}-10x20.p/ng`],
  ['file', hash],
  ['file', ''],
] as const)('the %s name %j is none', (kind, name) => expect(readAssetName(kind, name)).toBeNull());

test('what an upload says of itself is stored, as far as it is known', () => {
  const query = new URLSearchParams({
    filename: 'a.png',
    title: 'T',
    description: 'D',
    label: 'L',
    creditLine: 'C',
    sourceId: 'i',
    sourceName: 'n',
    sourceUrl: 'u',
    _id: 'mine',
    tag: 'x',
  });
  expect(describedBy(query, 3)).toEqual({
    size: 3,
    originalFilename: 'a.png',
    title: 'T',
    description: 'D',
    label: 'L',
    creditLine: 'C',
    source: { _type: 'sanity.assetSourceData', id: 'i', name: 'n', url: 'u' },
  });
  expect(describedBy(new URLSearchParams({ sourceId: 'i' }), 0)).toEqual({ size: 0 });
});

test.each([
  ['http://localhost:1234/images/p/d/x.png', 'http://localhost:3900/images/p/d/x.png'],
  ['http://127.0.0.1:1234/files/p/d/x.pdf', 'http://localhost:3900/files/p/d/x.pdf'],
  ['https://cdn.sanity.io/images/p/d/x.png', 'https://cdn.sanity.io/images/p/d/x.png'],
  ['http://localhost:1234/elsewhere', 'http://localhost:1234/elsewhere'],
])('the address %s is now %s', (before, now) => {
  const document: Doc = { _id: 'a', _type: 'sanity.imageAsset', ...system, url: before };
  expect(withPresentUrl(document, 'http://localhost:3900')['url']).toBe(now);
});

test('other documents keep their addresses', () => {
  const document: Doc = { _id: 'a', _type: 'page', ...system, url: 'http://localhost:1234/images/x' };
  expect(withPresentUrl(document, 'http://localhost:3900')).toBe(document);
});
