import sharp from 'sharp';
import { expect, test } from 'vitest';
import { uploadFile } from './upload-file.ts';

test.for([
  ['banner-home', 2000, 857],
  ['story-1', 1600, 1067],
  ['b1', 1280, 1600],
] as const)('%s becomes a file of %i by %i pixels', async ([name, width, height]) => {
  const facts = await sharp(await uploadFile(name)).metadata();
  expect(facts).toMatchObject({ format: 'webp', width, height, hasAlpha: false });
});

test('the second file is the first one', async () => {
  expect(await uploadFile('b2')).toEqual(await uploadFile('b2'));
});

test('a missing drawing is named', async () => {
  await expect(uploadFile('castle')).rejects.toThrow('There is no picture castle');
});
