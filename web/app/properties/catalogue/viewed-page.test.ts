import { expect, test } from 'vitest';
import { prepareSite } from '../../content/cms/site.server.ts';
import { emptyContent, emptySettings, plainPage } from '../../content/cms/site.test-data.ts';
import { propertyPath } from '../../content/paths/build-path.ts';
import { viewOf } from './viewed-page.server.ts';
import { sampleCatalogue } from './sample-catalogue.test-data.ts';

const path = [
  { language: 'nl', value: '/te-koop/' },
  { language: 'fr', value: '/a-vendre/' },
];
const projectsPath = [{ language: 'nl', value: '/nieuwbouw/' }];
const site = prepareSite({
  ...emptyContent,
  settings: { ...emptySettings, enabledLanguages: ['nl', 'fr'] },
  pages: [
    { ...plainPage, _id: 'page-sale', kind: 'property-list-sale', path, title: null },
    { ...plainPage, _id: 'page-projects', kind: 'project-list', path: projectsPath, title: null },
  ],
});
const seen = { site, catalogue: sampleCatalogue, now: new Date('2026-03-01T23:30:00Z') };

test('[4.25] a view belongs to a page, its language and the day in Belgium', async () => {
  expect(await viewOf(seen, '/fr/a-vendre/')).toEqual({
    day: '2026-03-02',
    path: '/fr/a-vendre/',
    language: 'fr',
  });
});

test('[4.25] a view of a property names the property', async () => {
  const property = await sampleCatalogue.find('2101', 'nl');
  const address = property && propertyPath(site.paths, property, 'nl');
  expect(await viewOf(seen, address ?? '')).toMatchObject({ path: address, propertyId: '2101' });
});

test('[4.25] a view of a project is counted by its address alone', async () => {
  const address = '/nl/nieuwbouw/mechelen/dijlehof/71/';
  expect(await viewOf(seen, address)).toEqual({ day: '2026-03-02', path: address, language: 'nl' });
});

test('[4.25] only the exact address of a page or a property is counted', async () => {
  for (const other of [
    '/',
    '',
    'x',
    '/nl',
    '/NL/te-koop/',
    '/te-koop/',
    '/nl/nergens/',
    '/nl/te-koop/mechelen/x/2101/',
    '/nl/nieuwbouw/mechelen/x/71/',
  ])
    expect(await viewOf(seen, other), other).toBeUndefined();
});
