import { languages } from 'schemas/languages.ts';
import { expect, test } from 'vitest';
import { portalFileAt, portalFilePath, portalFileRoutes, portalFiles, isPortalPath } from './portal-path.ts';

test('each file has an address of its own in each language, within the portal', () => {
  const paths = languages.flatMap(({ id: language }) =>
    portalFiles.map(({ id }) => portalFilePath(language, id)),
  );
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) expect(isPortalPath(path), path).toBe(true);
  for (const { id: language } of languages)
    for (const { id } of portalFiles)
      expect(portalFileAt(portalFilePath(language, id, { id: 'x' }))).toBe(id);
  expect(portalFileRoutes.map(({ path }) => `/${path.replace('/:id', '')}`)).toEqual(paths);
});

test('an address names the property, and what a file with ids delivers', () => {
  expect(portalFilePath('fr', 'visits', { property: '2101' })).toBe(
    '/fr/proprietaires/files/visits.csv?property=2101',
  );
  expect(portalFilePath('en', 'document', { id: 'a/b' })).toBe('/en/owners/files/document/a%2Fb');
  expect(portalFileAt('/nl/eigenaars/files/secret.csv')).toBeUndefined();
});
