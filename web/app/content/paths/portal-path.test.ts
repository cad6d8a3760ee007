import { languages } from 'schemas/languages.ts';
import { expect, test } from 'vitest';
import { isPortalPath, portalPath, portalRoutes, portalSectionAt, portalSectionIds } from './portal-path.ts';

test('each section has an address of its own in each language', () => {
  const paths = languages.flatMap(({ id: language }) =>
    portalSectionIds.map((id) => portalPath(language, id)),
  );
  expect(new Set(paths).size).toBe(paths.length);
  expect(portalRoutes.map(({ path }) => `/${path}/`)).toEqual(paths);
  for (const { id: language } of languages)
    for (const id of portalSectionIds) expect(portalSectionAt(portalPath(language, id))).toBe(id);
});

test('a query says which property is shown', () => {
  expect(portalPath('fr', 'overview', { property: '2101' })).toBe('/fr/proprietaires/?property=2101');
  expect(portalPath('en', 'overview', { property: undefined })).toBe('/en/owners/');
});

test('everything below the portal belongs to it, data too, and nothing else does', () => {
  for (const path of ['/nl/eigenaars/', '/nl/eigenaars', '/nl/eigenaars.data', '/fr/proprietaires/x/y.data'])
    expect(isPortalPath(path), path).toBe(true);
  for (const path of ['/nl/eigenaarsgids/', '/nl/', '/nl/login/', '/fr/eigenaars/'])
    expect(isPortalPath(path), path).toBe(false);
});
