import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { buildFolder, buildsFolder } from './build-folder.ts';

const settings = { SANITY_STUDIO_API_HOST: 'http://localhost:3900', SANITY_STUDIO_DATASET: 'production' };

test('the same sources and settings have the same folder, in any order', () => {
  const reordered = Object.fromEntries(Object.entries(settings).toReversed());
  expect(buildFolder(reordered)).toBe(buildFolder(settings));
  expect(dirname(buildFolder(settings))).toBe(buildsFolder);
});

test('a value that the bundle contains has a folder of its own', () => {
  const other = { ...settings, SANITY_STUDIO_API_HOST: 'http://localhost:3990' };
  expect(buildFolder(other)).not.toBe(buildFolder(settings));
  expect(buildFolder({})).not.toBe(buildFolder(settings));
  expect(buildFolder({ ...settings, LANGUAGES: 'fr,nl' })).not.toBe(buildFolder(settings));
});

test('settings that are empty or not baked in do not matter', () => {
  expect(buildFolder({ ...settings, SANITY_STUDIO_SITE_URL: '', STUDIO_PORT: '3433' })).toBe(
    buildFolder(settings),
  );
});
