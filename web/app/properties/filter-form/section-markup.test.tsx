import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { prepareSite } from '../../content/cms/site.server.ts';
import { emptyContent } from '../../content/cms/site.test-data.ts';
import { serverText } from '../../content/i18n/i18next.server.ts';
import { readListAddress } from '../filters/list-address.ts';
import { loadListFilters } from './load-list-filters.server.ts';
import { FilterSectionFields } from './filter-section.tsx';
import { sampleCatalogue } from '../catalogue/sample-catalogue.test-data.ts';

const site = prepareSite(emptyContent);
const load = (search = '') =>
  loadListFilters({
    catalogue: sampleCatalogue,
    goal: 'sale',
    language: 'nl',
    t: serverText(site, 'nl'),
    listHref: '/nl/te-koop/',
    address: readListAddress(new URLSearchParams(search)),
  });

const idless = (html: string) => html.replaceAll(/:[^:"]*R[^:"]*:/g, ':id:');

test('a section that was rendered in advance is the one that its page would render', () => {
  const sections = load().sections.filter(({ markup }) => markup !== undefined);
  expect(sections.map(({ id }) => id)).toEqual(expect.arrayContaining(['place', 'type', 'equipment']));
  for (const section of sections) {
    const { markup, ...plain } = section;
    const ahead = renderToStaticMarkup(<FilterSectionFields section={section} />);
    expect(ahead).toContain(markup);
    expect(idless(ahead), section.id).toBe(
      idless(renderToStaticMarkup(<FilterSectionFields section={plain} />)),
    );
  }
});

test('ids of sections that were rendered by themselves differ', () => {
  const html = load()
    .sections.map(({ markup = '' }) => markup)
    .join('');
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(2);
  expect(new Set(ids).size).toBe(ids.length);
});

test('only the list without filters is rendered in advance, and only once', () => {
  expect(load('page=2').sections).toBe(load().sections);
  expect(load('sort=price-up').sections).not.toBe(load().sections);
  expect(load('terrace=yes').sections.every(({ markup }) => markup === undefined)).toBe(true);
});
