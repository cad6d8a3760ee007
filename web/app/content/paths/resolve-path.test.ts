import { expect, test } from 'vitest';
import { projectPath } from './build-path.ts';
import { createPathTable } from './create-path-table.ts';
import type { PathEntry } from './path-table.ts';
import { isProjectAddress } from './resolve-path.ts';

const sale: PathEntry = {
  id: 'sale',
  kind: 'property-list-sale',
  paths: { nl: '/te-koop/', fr: '/a-vendre/' },
  titles: {},
};
const projects: PathEntry = {
  id: 'projects',
  kind: 'project-list',
  paths: { nl: '/nieuwbouw/', fr: '/projets-neufs/' },
  titles: {},
  formerPaths: [{ language: 'nl', path: '/projecten/' }],
};
const table = createPathTable([sale, projects], ['nl', 'fr', 'en']);
const project = { id: '71', citySlug: 'mechelen', nameSlug: 'dijlehof' };

test('[2.39] the address of a project continues that of the list', () => {
  expect(projectPath(table, project, 'nl')).toBe('/nl/nieuwbouw/mechelen/dijlehof/71/');
  expect(projectPath(table, project, 'en')).toBeUndefined();
  expect(projectPath(createPathTable([sale], ['nl']), project, 'nl')).toBeUndefined();
});

test('[2.39] what lies below the list of projects is a project, by any path the list has or had', () => {
  for (const address of [
    '/nl/nieuwbouw/mechelen/dijlehof/71/',
    '/fr/nieuwbouw/mechelen/dijlehof/71/',
    '/fr/projets-neufs/malines/dijlehof/71/',
    '/nl/projecten/mechelen/dijlehof/71/',
    '/nl/project/71/',
    '/project/71/',
  ])
    expect(isProjectAddress(table, address), address).toBe(true);
  for (const address of ['/nl/te-koop/mechelen/huis/2101/', '/nl/nergens/a/b/71/', '/nl/property/71/', '/'])
    expect(isProjectAddress(table, address), address).toBe(false);
});
