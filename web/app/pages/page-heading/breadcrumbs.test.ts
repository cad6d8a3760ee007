import { expect, test } from 'vitest';
import { prepareSite } from '../../content/cms/site.server.ts';
import { emptyContent } from '../../content/cms/site.test-data.ts';
import { createPathTable } from '../../content/paths/create-path-table.ts';
import type { PathEntry } from '../../content/paths/path-table.ts';
import { breadcrumbTrail } from './breadcrumbs.server.ts';

const method: PathEntry = {
  id: 'method',
  kind: 'content',
  paths: { nl: '/werkwijze/', fr: '/methode/' },
  titles: { nl: 'Werkwijze', fr: 'Notre méthode' },
};
const report: PathEntry = {
  id: 'report',
  kind: 'article',
  paths: { nl: '/werkwijze/reportage/', fr: '/methode/ailleurs/reportage/' },
  titles: { nl: 'Reportage' },
};
const paths = createPathTable([method, report], ['nl', 'fr']);
const site = { ...prepareSite(emptyContent), paths };
const steps = (language: 'nl' | 'fr', entry: PathEntry) => breadcrumbTrail({ site, language }, entry, 'Hier');

test('[2.14] the way to an article leads over the page whose path its own continues', () => {
  expect(steps('nl', report)).toEqual([
    { title: 'Home', href: '/nl/' },
    { title: 'Werkwijze', href: '/nl/werkwijze/' },
    { title: 'Hier' },
  ]);
});

test('[2.18] a step has the words that the path table holds for breadcrumbs, else the title of its page', () => {
  const named: PathEntry = { ...method, breadcrumbs: { nl: 'Zo werken wij' } };
  const renamed = { ...site, paths: createPathTable([named, report], ['nl', 'fr']) };
  const titles = (language: 'nl' | 'fr') =>
    breadcrumbTrail({ site: renamed, language }, report, 'Hier').map(({ title }) => title);
  expect(titles('nl')).toEqual(['Home', 'Zo werken wij', 'Hier']);
  expect(titles('fr')).toEqual(['breadcrumb.home', 'Notre méthode', 'Hier']);
});

test('a part of a path that is no page is no step', () => {
  expect(steps('fr', report).map(({ href }) => href)).toEqual(['/fr/', '/fr/methode/', undefined]);
  expect(steps('nl', method)).toHaveLength(2);
});
