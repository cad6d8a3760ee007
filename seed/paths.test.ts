import { forms } from 'schemas/form-ids.ts';
import { accessibilityReports } from 'schemas/needed-pages.ts';
import { expect, test } from 'vitest';
import { articles } from './sample/articles/articles.ts';
import { documents, pages, sampleDocument } from './sample-documents.test-data.ts';
import { type LanguageId, languages } from 'schemas/languages.ts';
import { readAgency, sampleAgency } from './agencies/agency.ts';
import { seededLanguages } from './builders/localized.ts';
import { starterDocuments } from './starter/documents.ts';
import { thankYouPages } from './starter/pages/thank-you/thank-you-pages.ts';
import { redirects } from './sample/redirects/redirects.ts';
import { objectsIn } from './walk.test-data.ts';

const withPath = [...pages, ...articles];

type WithPath = (typeof withPath)[number];

const pathOf = ({ path }: WithPath, language: LanguageId) =>
  path?.find((item) => item.language === language)?.value;

const address = (document: WithPath, language: LanguageId) =>
  `/${language}${pathOf(document, language) ?? ''}`;

const dutch = (list: readonly WithPath[]) => list.map((document) => address(document, 'nl'));

/** Where the links inside the texts of a language lead, but for a route in code, which is no page of the content. */
function linksIn(value: unknown, language: LanguageId): string[] {
  const texts = objectsIn(value).filter((item) => item.language === language);
  const links = texts.flatMap(objectsIn).flatMap(({ href }) => (typeof href === 'string' ? [href] : []));
  return links.filter((href) => href !== `/${language}/newsletter/unsubscribe/`);
}

const inCategory = (id: string) => articles.filter(({ category }) => category?._ref === id);

test('a path belongs to one page or article in each language', () => {
  for (const language of seededLanguages) {
    const paths = withPath.map((document) => pathOf(document, language));
    expect(paths).not.toContain(undefined);
    expect(new Set(paths).size).toBe(withPath.length);
  }
});

test('the Dutch addresses are those of the specification', () => {
  expect(dutch(pages)).toEqual(
    expect.arrayContaining([
      '/nl/te-koop/',
      '/nl/te-huur/',
      '/nl/contact/',
      '/nl/over-ons/',
      '/nl/zoekopdracht/',
      '/nl/gratis-schatting/',
      '/nl/verkopen/',
      '/nl/disclaimer/',
      '/nl/privacy-statement/',
      '/nl/cookie-policy/',
      '/nl/login/',
    ]),
  );
});

test('the legal pages are public, and each says from when it holds', () => {
  for (const name of ['disclaimer', 'privacy-statement', 'cookie-policy']) {
    const page = pages.find(({ _id }) => _id === `page-${name}`);
    expect(page).toMatchObject({ status: 'published', originalPath: `/${name}/` });
    expect(JSON.stringify(page)).toContain('2 november 2026');
  }
});

test('[2.14] the articles about the working method', () => {
  expect(dutch(inCategory('category-working-method'))).toEqual([
    '/nl/werkwijze/reportage/',
    '/nl/werkwijze/data-en-netwerk/',
    '/nl/werkwijze/marketing/',
    '/nl/werkwijze/zorgeloze-service/',
    '/nl/werkwijze/oplevering/',
  ]);
});

test('[2.15] the four numbered steps', () => {
  expect(dutch(inCategory('category-step-plan'))).toEqual([
    '/nl/stappenplan/stap-1-kennismaking-en-schatting/',
    '/nl/stappenplan/stap-2-dossier-en-voorstelling/',
    '/nl/stappenplan/stap-3-bezoeken-en-bod/',
    '/nl/stappenplan/stap-4-compromis-en-akte/',
  ]);
  const numbered = objectsIn(pages).filter(({ isNumbered }) => isNumbered === true);
  for (const { category } of numbered) expect(category).toMatchObject({ _ref: 'category-step-plan' });
  expect(numbered).toHaveLength(3);
});

test('[2.16] the reasons to choose the agency', () => {
  expect(dutch(inCategory('category-why-us'))).toEqual([
    '/nl/bottom/verkoopstrategie-op-maat/',
    '/nl/bottom/altijd-all-in/',
    '/nl/bottom/expertise/',
  ]);
});

test('articles follow the order of their category', () => {
  for (const id of ['category-working-method', 'category-step-plan', 'category-why-us']) {
    const orders = inCategory(id).map(({ order }) => order ?? 0);
    expect(orders).toEqual(orders.toSorted((a, b) => a - b));
  }
});

test('every form has its thank-you page', () => {
  expect(dutch(thankYouPages)).toContain('/nl/bedankt/bezoek/');
  expect(thankYouPages.map(({ formerPaths }) => formerPaths?.[0]?.path)).toEqual(
    forms.map(({ id }) => `/bedankt/${id}/`),
  );
  expect(thankYouPages.map(({ originalPath }) => originalPath)).toEqual(
    forms.map(({ id }) => `/feedback/${id}/`),
  );
});

test('addresses without a language are those of the specification', () => {
  const originals = pages.flatMap(({ originalPath }) => originalPath ?? []);
  expect(new Set(originals).size).toBe(originals.length);
  expect(originals).toEqual(
    expect.arrayContaining([
      '/for-sale/',
      '/for-rent/',
      '/contact-demand/',
      '/demand-register/',
      '/contact/',
    ]),
  );
});

test('there is one home page, and it is served at the root in every language', () => {
  const homes = pages.filter(({ kind }) => kind === 'home');
  expect(homes).toHaveLength(1);
  expect(new Set(homes[0]?.path?.map(({ value }) => value))).toEqual(new Set(['/']));
});

const reports: readonly string[] = Object.values(accessibilityReports);

test('no page is a draft', () => {
  expect(pages.filter(({ status }) => status === 'draft').map(({ _id }) => _id)).toEqual([]);
});

test('every page of the menu is public, and listed there once', () => {
  const chosen = objectsIn(sampleDocument('menu')).flatMap(({ _ref }) =>
    typeof _ref === 'string' ? [_ref] : [],
  );
  expect(new Set(chosen).size).toBe(chosen.length);
  for (const id of chosen) expect(pages.find(({ _id }) => _id === id)).toMatchObject({ status: 'published' });
});

test.for(seededLanguages)('every link inside the %s texts leads to a public page', (language) => {
  const open = withPath
    .filter(({ status }) => status === 'published')
    .map((document) => address(document, language));
  const links = linksIn(documents, language);
  const own = links.filter((href) => href.startsWith('/') && !reports.includes(href));
  expect(own.length).toBeGreaterThan(10);
  expect(own.filter((href) => !open.includes(href))).toEqual([]);
  for (const href of links) expect(href).toMatch(/^(\/|mailto:|tel:\+)/);
});

test.for(languages)(
  'the starter alone links to its own pages in $title, each at an address of its own',
  ({ id }) => {
    const starter = starterDocuments(readAgency(sampleAgency));
    const addresses = starter.flatMap((each) => (each._type === 'page' ? [address(each, id)] : []));
    for (const each of addresses) expect(each).toMatch(/^\/(?:[a-z0-9-]+\/)+$/);
    expect(new Set(addresses).size).toBe(addresses.length);
    const own = linksIn(starter, id).filter((href) => href.startsWith('/') && !reports.includes(href));
    expect(own.length).toBeGreaterThan(10);
    expect(own.filter((href) => !addresses.includes(href))).toEqual([]);
  },
);

test('a redirect starts where there is no page', () => {
  const taken = seededLanguages.flatMap((language) =>
    withPath.map((document) => address(document, language)),
  );
  for (const { from } of redirects) expect(taken).not.toContain(from);
});
