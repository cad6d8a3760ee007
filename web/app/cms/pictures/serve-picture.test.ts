import { expect, test } from 'vitest';
import { pictureAddress } from './serve-picture.server.ts';

const settings = {
  SANITY_PROJECT_ID: 'huisenhaard',
  SANITY_DATASET: 'production',
  SANITY_API_HOST: 'http://localhost:3900',
};
const hash = '2f1c3e0000000000000000000000000000000000';
const source = { hash, width: 1200, height: 800, extension: 'jpg' };

test('a picture is asked of the content store at hand, never larger than it is', () => {
  expect(pictureAddress({ source, width: 400, format: 'webp' }, settings)).toBe(
    `http://localhost:3900/images/huisenhaard/production/${hash}-1200x800.jpg?w=400&q=60&fit=max&fm=webp`,
  );
  const hosted = { ...settings, SANITY_API_HOST: '' };
  const rect = { left: 300, top: 0, width: 600, height: 400 };
  expect(pictureAddress({ source: { ...source, rect }, width: 600, format: 'avif' }, hosted)).toBe(
    `https://cdn.sanity.io/images/huisenhaard/production/${hash}-1200x800.jpg?w=600&q=60&fit=max&rect=300%2C0%2C600%2C400&auto=format`,
  );
});
