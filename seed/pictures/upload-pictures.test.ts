import { expect, test } from 'vitest';
import { assetIdOf, startAnsweringLake } from '../answering-lake.test-data.ts';
import { uploadPictures } from './upload-pictures.ts';

const fileOf = (name: string) => Promise.resolve(Buffer.from(`the picture ${name}`));

test('pictures are uploaded under their own names', async () => {
  const { client, uploaded } = await startAnsweringLake([]);
  const ids = await uploadPictures(client, ['street', 'garden', 'kitchen'], fileOf);
  expect(ids.get('garden')).toBe(assetIdOf(await fileOf('garden')));
  expect([...ids.keys()].toSorted()).toEqual(['garden', 'kitchen', 'street']);
  expect(uploaded.toSorted()).toEqual(['garden.webp', 'kitchen.webp', 'street.webp']);
});

test('a picture that the dataset has already, under whatever name, is not uploaded again', async () => {
  const { client, uploaded } = await startAnsweringLake([], [await fileOf('street')]);
  const ids = await uploadPictures(client, ['street', 'garden'], fileOf);
  expect(ids.get('street')).toBe(assetIdOf(await fileOf('street')));
  expect(uploaded).toEqual(['garden.webp']);
});

test('without pictures the dataset gets no request', async () => {
  const { client, perspectives } = await startAnsweringLake([]);
  expect(await uploadPictures(client, [], fileOf)).toEqual(new Map());
  expect(perspectives.size).toBe(0);
});

test('a picture that cannot be read stops the upload', async () => {
  const { client, uploaded } = await startAnsweringLake([]);
  const refuse = () => Promise.reject(new Error('There is no picture castle'));
  await expect(uploadPictures(client, ['castle'], refuse)).rejects.toThrow('no picture castle');
  expect(uploaded).toEqual([]);
});
