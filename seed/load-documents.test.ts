import { expect, test } from 'vitest';
import { assetIdOf, startAnsweringLake } from './answering-lake.test-data.ts';
import { loadDocuments } from './load-documents.ts';
import { pictureLink } from './pictures/picture-links.ts';

const withStreet = { _id: 'page-home', _type: 'page', banner: { _sanityAsset: pictureLink('street') } };
const documents = [withStreet, { _id: 'page-contact', _type: 'page' }, { _id: 'menu', _type: 'menu' }];

const fileOf = (name: string) => Promise.resolve(Buffer.from(`the picture ${name}`));
const all = { missing: false, fileOf };
const onlyMissing = { missing: true, fileOf };

const idsOf = (transactions: { _id: string }[][]) => transactions.map((list) => list.map(({ _id }) => _id));

test('an empty dataset gets every document in one transaction', async () => {
  const { client, created } = await startAnsweringLake([]);
  expect(await loadDocuments(client, documents, all)).toBe(3);
  expect(idsOf(created)).toEqual([['page-home', 'page-contact', 'menu']]);
});

test('a picture is uploaded before the document that shows it', async () => {
  const { client, created, uploaded } = await startAnsweringLake([]);
  await loadDocuments(client, documents, all);
  expect(uploaded).toEqual(['street.webp']);
  const asset = { _type: 'reference', _ref: assetIdOf(await fileOf('street')) };
  expect(created[0]?.[0]).toEqual({ _id: 'page-home', _type: 'page', banner: { asset } });
});

test('a dataset with content gets the interface texts that it lacks, and nothing else', async () => {
  const texts = ['text-old', 'text-new'].map((_id) => ({ _id, _type: 'interfaceText' }));
  const { client, created } = await startAnsweringLake(['page-home', 'text-old']);
  expect(await loadDocuments(client, [...documents, ...texts], all)).toBe(1);
  expect(idsOf(created)).toEqual([['text-new']]);
});

test('a dataset with content is left alone', async () => {
  const { client, created, uploaded } = await startAnsweringLake(['page-home']);
  expect(await loadDocuments(client, documents, all)).toBe(0);
  expect([created, uploaded]).toEqual([[], []]);
});

test('a dataset whose only content is a draft is left alone too', async () => {
  const { client, created, perspectives } = await startAnsweringLake(['drafts.page-about']);
  expect(await loadDocuments(client, documents, all)).toBe(0);
  expect(created).toEqual([]);
  expect([...perspectives]).toEqual(['raw']);
});

test('on request only what is absent is added, and only its pictures are uploaded', async () => {
  const { client, created, uploaded } = await startAnsweringLake(['page-home', 'drafts.menu']);
  expect(await loadDocuments(client, documents, onlyMissing)).toBe(1);
  expect(idsOf(created)).toEqual([['page-contact']]);
  expect(uploaded).toEqual([]);
});

test('a complete dataset gets no transaction at all', async () => {
  const { client, created } = await startAnsweringLake(['page-home', 'page-contact', 'menu']);
  expect(await loadDocuments(client, documents, onlyMissing)).toBe(0);
  expect(created).toEqual([]);
});
